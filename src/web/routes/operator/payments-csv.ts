// Orders that need a person as a file, with the filter and the order of the page. Whom to call stands on the page alone: no name, no contact.
import * as m from '#messages/messages';
import { listAttention } from '#domain/finance-console';
import { attentionLabel } from '#labels/attention';
import { readAttentionQuery } from '#shared/attention-list';
import { todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { csvFile } from '#web/request/csv.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payments-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { deps, search } = request;
  const query = { ...readAttentionQuery(search), page: 1, limit: maxConsoleRows };
  const { items } = await listAttention(deps, actor, query);
  return csvFile(`${m.oconsole_attention_file()}-${todayInIndonesia(deps.now())}`, [
    [
      m.pconsole_code(),
      m.oconsole_why(),
      m.oconsole_partner(),
      m.pconsole_departs(),
      m.pconsole_total(),
      m.oconsole_since(),
    ],
    ...items.map(({ code, attention, partnerName, departsOn, total, since }) => [
      code,
      attentionLabel[attention](),
      partnerName,
      departsOn,
      total,
      todayInIndonesia(since),
    ]),
  ]);
}
