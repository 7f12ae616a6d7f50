// What the states of a departure are called at the partner's console.
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';

const states = {
  draft: [m.departure_state_draft, 'neutral'],
  published: [m.departure_state_published, 'good'],
  closed: [m.departure_state_closed, 'warn'],
  cancelled: [m.departure_state_cancelled, 'bad'],
} as const satisfies Record<string, [() => string, Tone]>;

export function departureStateOf({
  state,
  isSaleClosed,
}: {
  state: 'draft' | 'published' | 'cancelled';
  isSaleClosed: boolean;
}): { label: string; tone: Tone } {
  const [label, tone] = states[state === 'published' && isSaleClosed ? 'closed' : state];
  return { label: label(), tone };
}
