// Payments that a bank took back as a file, with the filter and the order of the page.
import * as m from '#messages/messages';
import { listDisputes } from '#domain/finance-console';
import { disputeLabel } from '#labels/payment-exceptions';
import { todayInIndonesia } from '#shared/dates';
import { readDisputesQuery } from '#shared/dispute-list';
import { maxConsoleRows } from '#shared/limits';
import { csvFile } from '#web/request/csv.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/disputes-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { deps, search } = request;
  const query = { ...readDisputesQuery(search), page: 1, limit: maxConsoleRows };
  const { items } = await listDisputes(deps, actor, query);
  return csvFile(`${m.dispute_file_name()}-${todayInIndonesia(deps.now())}`, [
    [
      m.dispute_order(),
      m.dispute_partner(),
      m.dispute_begun(),
      m.dispute_due(),
      m.dispute_state(),
      m.dispute_files_count(),
      m.dispute_sum(),
    ],
    ...items.map((one) => [
      one.orderCode ?? one.reference,
      one.partnerName ?? '',
      todayInIndonesia(one.begunAt),
      one.dueOn ?? '',
      [
        disputeLabel[one.lastStep].word(),
        ...(one.isOpen ? [m.dispute_undecided()] : []),
        ...(one.isAnswered ? [m.dispute_answered()] : []),
      ].join(' · '),
      one.fileCount,
      one.total,
    ]),
  ]);
}
