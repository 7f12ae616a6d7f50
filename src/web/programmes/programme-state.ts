// What the states of a programme are called, and how they look.
import * as m from '#messages/messages';
import type { ProgrammeState } from '#domain/programmes';
import type { Tone } from '#labels/tone';

export const programmeStateLabel: Record<ProgrammeState, () => string> = {
  draft: m.programme_state_draft,
  published: m.programme_state_published,
  archived: m.programme_state_archived,
};

export const programmeStateTone: Record<ProgrammeState, Tone> = {
  draft: 'neutral',
  published: 'good',
  archived: 'warn',
};
