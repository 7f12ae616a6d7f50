// A bank's queue as its page and its file show it, of financing or savings (docs/product/bank-console.md): one way for both.
import type { QueueRow } from '#domain/bank-queue';
import type { Actor } from '#domain/memberships';
import type { Tone } from '#labels/tone';
import * as m from '#messages/messages';
import { type BankQueueQuery, readBankQueue } from '#shared/bank-queue';
import { formatInstant, todayInIndonesia } from '#shared/dates';
import { maxConsoleRows, pageSizes } from '#shared/limits';
import type { Locale } from '#shared/locale';
import type { Page } from '#shared/paging';
import { csvFile } from '#web/request/csv.server';
import type { PageRequest } from '#web/request/page-context.server';
import { waitingAge } from '#web/ui/waiting-age';

export interface QueueColumn<Row> {
  label: () => string;
  /** In the file. */
  value: (row: Row) => string | number;
  /** On the page; absent: in the file alone. */
  shown?: (row: Row, locale: Locale) => string;
}

export interface BankQueue<State extends string, Row extends QueueRow<State>> {
  states: readonly State[];
  labels: Record<State, { word: () => string; tone: Tone }>;
  list: (deps: PageRequest['deps'], actor: Actor, query: BankQueueQuery<State>) => Promise<Page<Row>>;
  pathOf: (code: string) => string;
  /** Of the file, before its day. */
  fileName: () => string;
  /** What the order `sum` is about. */
  sum: QueueColumn<Row>;
  more: readonly QueueColumn<Row>[];
}

const askedOf = <State extends string>({ search }: PageRequest, states: readonly State[]) =>
  readBankQueue(new URLSearchParams(search), states);

export async function loadQueue<State extends string, Row extends QueueRow<State>>(
  request: PageRequest,
  actor: Actor,
  { states, labels, list, pathOf, sum, more }: BankQueue<State, Row>,
) {
  const { deps, locale } = request;
  const query = { ...askedOf(request, states), limit: pageSizes.console };
  const { items, total } = await list(deps, actor, query);
  const shown = more.filter((column) => column.shown);
  return {
    ...query,
    total,
    states: states
      .filter((state) => state !== 'draft')
      .map((state) => ({ value: state, label: labels[state].word() })),
    sum: sum.label(),
    more: shown.map(({ label }) => label()),
    lines: items.map((row) => ({
      code: row.code,
      to: pathOf(row.code),
      word: labels[row.state].word(),
      tone: labels[row.state].tone,
      age: waitingAge((deps.now().getTime() - row.since.getTime()) / 1_000),
      due: row.dueAt && formatInstant(row.dueAt, locale, 'short'),
      isLate: row.isLate,
      sum: sum.shown?.(row, locale) ?? '',
      months: row.months,
      more: shown.map((column) => column.shown!(row, locale)),
    })),
  };
}
export type QueueView = Awaited<ReturnType<typeof loadQueue>>;

/** The same rows as a file: codes, states and sums, no names. */
export async function queueFile<State extends string, Row extends QueueRow<State>>(
  request: PageRequest,
  actor: Actor,
  { states, labels, list, fileName, sum, more }: BankQueue<State, Row>,
): Promise<Response> {
  const { deps, locale } = request;
  const { items } = await list(deps, actor, {
    ...askedOf(request, states),
    page: 1,
    limit: maxConsoleRows,
  });
  const columns: QueueColumn<Row>[] = [
    { label: m.bank_column_code, value: ({ code }) => code },
    { label: m.bank_column_state, value: ({ state }) => labels[state].word() },
    { label: m.financing_submitted_at, value: ({ submittedAt }) => todayInIndonesia(submittedAt) },
    {
      label: m.bank_column_due,
      value: ({ dueAt }) => (dueAt ? formatInstant(dueAt, locale, 'short') : ''),
    },
    { label: m.bank_filter_lateness, value: latenessOf },
    sum,
    { label: m.bank_column_months, value: ({ months }) => months },
    ...more,
  ];
  return csvFile(`${fileName()}-${todayInIndonesia(deps.now())}`, [
    columns.map(({ label }) => label()),
    ...items.map((row) => columns.map(({ value }) => value(row))),
  ]);
}

const latenessOf = ({ isLate, dueAt }: Pick<QueueRow<string>, 'isLate' | 'dueAt'>) =>
  isLate ? m.bank_late() : dueAt ? m.bank_in_time() : '';
