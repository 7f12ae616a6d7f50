// The statement of a partner or a store, as its page shows it and as a file (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { openStatement, readStatement, type StatementEntry, type StatementSum } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import { entryLabel } from '#labels/statement';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { readStatementQuery } from '#shared/statement-query';
import { csvStream } from '#web/request/csv.server';
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
    limit: pageSizes.console,
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

/** Of the period of the page, between its opening and its closing balance: all of it, sent as it is read. */
export async function answerStatementFile(
  request: PageRequest,
  { actor, partnerId }: WhoReads,
): Promise<Response> {
  const { from, to } = queryOf(request);
  const { opening, slices } = await openStatement(request.deps, actor, { partnerId, from, to });
  const name = `${m.pconsole_statement_file()}-${from}-${to}`;
  return csvStream(name, request.locale, rowsOf({ from, to, opening, slices }));
}

type OpenStatement = Awaited<ReturnType<typeof openStatement>>;

async function* rowsOf({ from, to, opening, slices }: OpenStatement & { from: string; to: string }) {
  yield [
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
  ];
  let closing = opening;
  for await (const lines of slices) {
    // Sums stand in columns of their own, on the last line of what they add up: whoever adds a column up counts nothing twice.
    yield lines.map(({ on, kind, bookingCode, amount, balance, ofDay, ofMonth }) => [
      on,
      entryLabel[kind](),
      bookingCode ?? '',
      amount,
      balance,
      ofDay ?? '',
      ofMonth ?? '',
    ]);
    closing = lines.at(-1)?.balance ?? closing;
  }
  yield [[to, m.pconsole_entry_closing(), '', '', closing, '', '']];
}
