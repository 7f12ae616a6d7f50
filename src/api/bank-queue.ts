// A bank's queue over HTTP (docs/product/bank-console.md): asked for and answered alike, of financing and savings.
import * as z from 'zod';
import type { QueueRow } from '#domain/bank-queue';
import { type BankQueueQuery, latenesses, queueOrders, queueSort } from '#shared/bank-queue';
import { pageSizes } from '#shared/limits';
import { paged } from './inputs.ts';

export const queueQuery = <const States extends readonly [string, ...string[]]>(states: States) =>
  paged(pageSizes.console).extend({
    state: z.enum(states).optional(),
    lateness: z.enum(latenesses).optional(),
    sort: z.enum(queueOrders).optional(),
  });

export const queueRow = <const States extends readonly [string, ...string[]]>(states: States) => ({
  code: z.string(),
  state: z.enum(states),
  submitted_at: z.iso.datetime(),
  /** When it came into its state. */
  changed_at: z.iso.datetime(),
  /** By when the bank has promised an answer; null: it waits for nothing of the bank. */
  due_at: z.iso.datetime().nullable(),
  is_late: z.boolean(),
  months: z.int(),
});

export const askedQueue = <State extends string>({
  state,
  lateness,
  sort,
  page,
  limit,
}: {
  state?: State | undefined;
  lateness?: (typeof latenesses)[number] | undefined;
  sort?: (typeof queueOrders)[number] | undefined;
  page: number;
  limit: number;
}): BankQueueQuery<State> => ({
  state: state ?? null,
  lateness: lateness ?? null,
  sort: queueSort(sort ?? null),
  page,
  limit,
});

export const presentQueueRow = <State extends string>(row: QueueRow<State>) => ({
  code: row.code,
  state: row.state,
  submitted_at: row.submittedAt.toISOString(),
  changed_at: row.since.toISOString(),
  due_at: row.dueAt?.toISOString() ?? null,
  is_late: row.isLate,
  months: row.months,
});
