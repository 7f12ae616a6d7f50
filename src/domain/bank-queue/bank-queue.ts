// How a bank's queue of applications is narrowed and ordered, and by when each is to be answered: one rule for financing and savings
// (docs/product/bank-console.md).
import { type RawBuilder, sql } from 'kysely';
import { whole } from '#platform/database/counted-page';
import type { BankQueueQuery, QueueSort } from '#shared/bank-queue';
import { bankAnswerHours } from '#shared/limits';

interface QueueKind<State extends string> {
  /** In these the bank has promised an answer, from when the application came into its state. */
  promised: readonly State[];
  /** Which stand next, where the list is ordered by when an answer is due. */
  next: readonly State[];
  /** What `sum` orders by. */
  sum: RawBuilder<unknown>;
}

interface Asked<State extends string> {
  bankId: string;
  now: Date;
  query: BankQueueQuery<State>;
}

/** Of every row of a queue. */
export interface QueueRow<State extends string> {
  code: string;
  state: State;
  submittedAt: Date;
  /** When it came into its state. */
  since: Date;
  /** By when the bank has promised an answer; null: it waits for nothing of the bank. */
  dueAt: Date | null;
  isLate: boolean;
  months: number;
}

interface QueueParts {
  /** The columns of `QueueRow`, and `whole`. */
  columns: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** Of a table of applications by the name of `q`: only the bank's own, and only what it was sent. */
export function queueParts<State extends string>(
  { promised, next, sum }: QueueKind<State>,
  { bankId, now, query: { state, lateness, sort } }: Asked<State>,
): QueueParts {
  const due = sql`case when q.state = any (${[...promised]}::text[]) then q.changed_at + make_interval(hours => ${bankAnswerHours}) end`;
  const isLate = sql`coalesce(${due} <= ${now}, false)`;
  const lateOrNot = { late: isLate, in_time: sql`${due} > ${now}` };
  const direction = sort.isDown ? sql`desc` : sql`asc`;
  // Age counts backwards: what has waited the longest came into its state the earliest.
  const ageDirection = sort.isDown ? sql`asc` : sql`desc`;
  const orders: Record<QueueSort, RawBuilder<unknown>> = {
    due: sql`${due} ${direction} nulls last, array_position(${[...next]}::text[], q.state) nulls last, q.changed_at`,
    age: sql`q.changed_at ${ageDirection}`,
    sum: sql`${sum} ${direction}`,
    months: sql`q.months ${direction}`,
  };
  return {
    columns: sql`q.code, q.state, q.submitted_at as "submittedAt", q.changed_at as since, ${due} as "dueAt", ${isLate} as "isLate", q.months, ${whole}`,
    where: sql`q.bank_id = ${bankId}::uuid and q.submitted_at is not null and q.state = coalesce(${state}, q.state)
      and ${lateness ? lateOrNot[lateness] : sql`true`}`,
    order: sql`${orders[sort.by]}, q.id`,
  };
}
