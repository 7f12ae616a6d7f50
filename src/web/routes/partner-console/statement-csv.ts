// The partner's statement as a file, of the period of the page, between its opening and its closing balance.
import * as m from '#messages/messages';
import { readStatement, type StatementSum } from '#domain/ledger';
import { todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { readStatementQuery } from '#shared/statement-query';
import { entryLabel } from '#labels/statement';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/statement-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const { from, to } = readStatementQuery(
    new URLSearchParams(request.search),
    todayInIndonesia(request.deps.now()),
  );
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
