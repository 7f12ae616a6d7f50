// The partner's statement as a file, of the period of the page, between its opening and its closing balance.
import * as m from '#messages/messages';
import { readStatement, type StatementSum } from '#domain/ledger';
import { todayInIndonesia } from '#shared/dates';
import { maxDeskRows } from '#shared/limits';
import { readStatementQuery } from '#shared/statement-query';
import { entryWord } from '#web/features/partner-desk/statement-words';
import { csvFile } from '#web/server/desks/csv';
import { pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import type { Route } from './+types/statement-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const { from, to } = readStatementQuery(new URLSearchParams(request.search), todayInIndonesia(request.deps.now()));
  const { opening, closing, items, days, months, total } = await readStatement(request.deps, actor, { partnerId, from, to, page: 1, limit: maxDeskRows });
  // In columns of their own, on the last line of what they add up: whoever adds a column up counts nothing twice.
  const sumOf = (sums: readonly StatementSum[], of: string) => sums.filter((one) => one.of === of).map(({ came, went }) => came - went)[0] ?? '';
  return csvFile(`${m.pdesk_statement_file()}-${from}-${to}`, [
    [m.pdesk_entry_on(), m.pdesk_entry_kind(), m.pdesk_entry_order(), m.pdesk_entry_amount(), m.pdesk_entry_balance(), m.pdesk_sum_of_day(), m.pdesk_sum_of_month()],
    [from, m.pdesk_entry_opening(), '', '', opening, '', ''],
    ...items.map(({ on, kind, bookingCode, amount, balance, endsDay, endsMonth }) => [
      on, entryWord[kind](), bookingCode ?? '', amount, balance, endsDay ? sumOf(days, on) : '', endsMonth ? sumOf(months, on.slice(0, 7)) : '']),
    // A file that is not whole says so, and does not pretend to close.
    items.length < total ? ['', m.pdesk_entry_cut({ count: total - items.length }), '', '', '', '', ''] : [to, m.pdesk_entry_closing(), '', '', closing, '', ''],
  ]);
}
