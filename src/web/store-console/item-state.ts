// What the states of an item are called at the store's console, and how they look.
import * as m from '#messages/messages';
import type { StoreItemState } from '#domain/store-items';
import type { Tone } from '#labels/tone';

export const itemStateLabel: Record<StoreItemState, () => string> = {
  draft: m.sconsole_state_draft,
  published: m.sconsole_state_published,
  withdrawn: m.sconsole_state_withdrawn,
};

export const itemStateTone: Record<StoreItemState, Tone> = {
  draft: 'neutral',
  published: 'good',
  withdrawn: 'warn',
};
