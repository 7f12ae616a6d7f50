// How the list of payments that a bank took back is asked for (docs/product/finance-console.md): by its address, its file and its call.
import { type ConsoleSort, readConsoleList } from './console-list.ts';

/** `urgency`: those to decide about first, of them those without an answer whose day is next. */
export const disputeSorts = ['urgency', 'order', 'partner', 'begun', 'due', 'sum'] as const;
export type DisputeSort = ConsoleSort<(typeof disputeSorts)[number]>;
export const firstDisputeSort: DisputeSort = { by: 'urgency', isDown: false };

/** Whether a person has still to decide about it. */
export const disputeDecisions = ['open', 'decided'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

/** `?decision=open&sort=-sum&page=2`. */
export function readDisputesQuery(search: string) {
  const params = new URLSearchParams(search);
  const { page, sort } = readConsoleList(params, disputeSorts, firstDisputeSort);
  return { page, sort, decision: disputeDecisions.find((each) => each === params.get('decision')) ?? null };
}
