// The statement of a partner or a store, as its page shows it and as a file (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { readStatement, type StatementEntry, type StatementSum } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import { entryLabel } from '#labels/statement';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { maxConsoleRows, pageSizes } from '#shared/limits';
import { readStatementQuery } from '#shared/statement-query';
import { csvFile } from '#web/request/csv.server';
import type { PageRequest } from '#web/request/page-context.server';

interface WhoReads {
  actor: Actor;
  partnerId: string;
}

const queryOf = ({ search, deps }: PageRequest) =>
  readStatementQuery(new URLSearchParams(search), todayInIndonesia(deps.now()));

export async function loadStatement(
  request: PageRequest,
  { actor, partnerId }: WhoReads,
  orderPath: (entry: StatementEntry) => string | null,
) {
  const query = queryOf(request);
  const { items, days, months, ...statement } = await readStatement(request.deps, actor, {
    partnerId,
    ...query,
    limit: pageSizes.desk,
  });
  const day = (date: string) => formatDate(date, request.locale);
  const sumOf = (sums: readonly StatementSum[], of: string, shape: 'short' | 'month') =>
    sums.filter((one) => one.of === of).map((one) => ({ ...one, of: formatDate(of, request.locale, shape) }));
  return {
    ...statement,
    query,
    period: { from: day(query.from), to: day(query.to) },
    months: months.map(({ of, ...sum }) => ({ ...sum, of: formatDate(of, request.locale, 'month') })),
    entries: items.map((entry) => {
      const { id, kind, bookingCode, amount, balance, on, endsDay, endsMonth } = entry;
      return {
        id,
        kind,
        bookingCode,
        amount,
        balance,
        orderPath: orderPath(entry),
        on: formatDate(on, request.locale, 'short'),
        // What ends here is added up here, also when it began on another page.
        sums: [
          ...(endsDay ? sumOf(days, on, 'short') : []),
          ...(endsMonth ? sumOf(months, on.slice(0, 7), 'month') : []),
        ],
      };
    }),
  };
}

/** Of the period of the page, between its opening and its closing balance. */
export async function answerStatementFile(
  request: PageRequest,
  { actor, partnerId }: WhoReads,
): Promise<Response> {
  const { from, to } = queryOf(request);
  const { opening, closing, items, days, months, total } = await readStatement(request.deps, actor, {
    partnerId,
    from,
    to,
    page: 1,
    limit: maxConsoleRows,
  });
  // In columns of their own, on the last line of what they add up: whoever adds a column up counts nothing twice.
  const sumOf = (sums: readonly StatementSum[], of: string) =>
    sums.filter((one) => one.of === of).map(({ came, went }) => came - went)[0] ?? '';
  return csvFile(`${m.pconsole_statement_file()}-${from}-${to}`, [
    [
      m.pconsole_entry_on(),
      m.pconsole_entry_kind(),
      m.pconsole_entry_order(),
      m.pconsole_entry_amount(),
      m.pconsole_entry_balance(),
      m.pconsole_sum_of_day(),
      m.pconsole_sum_of_month(),
    ],
    [from, m.pconsole_entry_opening(), '', '', opening, '', ''],
    ...items.map(({ on, kind, bookingCode, amount, balance, endsDay, endsMonth }) => [
      on,
      entryLabel[kind](),
      bookingCode ?? '',
      amount,
      balance,
      endsDay ? sumOf(days, on) : '',
      endsMonth ? sumOf(months, on.slice(0, 7)) : '',
    ]),
    // A file that is not whole says so, and does not pretend to close.
    items.length < total
      ? ['', m.pconsole_entry_cut({ count: total - items.length }), '', '', '', '', '']
      : [to, m.pconsole_entry_closing(), '', '', closing, '', ''],
  ]);
}
