// The bank's applications as a file: codes, states and sums, no names (docs/product/bank-console.md).
import * as m from '#messages/messages';
import { listBankApplications } from '#domain/financing';
import { financingStateLabel } from '#labels/financing';
import { todayInIndonesia } from '#shared/dates';
import { financingStates } from '#shared/financing';
import { maxConsoleRows } from '#shared/limits';
import { requireBank } from '#web/bank-console/require-bank.server';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/applications-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const asked = new URLSearchParams(request.search).get('state');
  const state = financingStates.find((one) => one === asked) ?? null;
  const { items } = await listBankApplications(request.deps, actor, {
    state,
    page: 1,
    limit: maxConsoleRows,
  });
  const head = [
    m.bank_column_code(),
    m.bank_column_state(),
    m.financing_submitted_at(),
    m.financing_price(),
    m.bank_column_financed(),
    m.bank_column_months(),
    m.bank_column_partner(),
    m.bank_column_departs(),
  ];
  return csvFile(`pembiayaan-${todayInIndonesia(request.deps.now())}`, [
    head,
    ...items.map((one) => [
      one.code,
      financingStateLabel[one.state].word(),
      todayInIndonesia(one.submittedAt),
      one.price,
      one.financed,
      one.months,
      one.partnerName,
      one.departsOn,
    ]),
  ]);
}
