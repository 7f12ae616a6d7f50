// How the operator's list of orders that need a person is asked for (docs/product/finance-console.md): by its address, its file and its call.
import { attentions } from './booking-states.ts';
import { type ConsoleSort, readConsoleList } from './console-list.ts';

/** `since`: what has waited the longest first. */
export const attentionSorts = ['since', 'why', 'partner', 'departs', 'total'] as const;
export type AttentionSort = ConsoleSort<(typeof attentionSorts)[number]>;
export const firstAttentionSort: AttentionSort = { by: 'since', isDown: false };

/** `?why=seats_gone&sort=-total&page=2`. */
export function readAttentionQuery(search: string) {
  const params = new URLSearchParams(search);
  const { page, sort } = readConsoleList(params, attentionSorts, firstAttentionSort);
  return { page, sort, why: attentions.find((each) => each === params.get('why')) ?? null };
}
