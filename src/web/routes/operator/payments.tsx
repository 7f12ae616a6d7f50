// Money of all partners that waits for a person (issue "booking" 6), for the operator's finance.
import * as m from '#messages/messages';
import { listAttention } from '#domain/bookings';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { Section } from '#web/components/ui/section.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { AttentionList } from '#web/features/operator/attention-list.tsx';
import { MoneyLists } from '#web/features/partner-desk/money-lists.tsx';
import type { RouteHandle } from '#web/route-handle';
import { requireRole } from '#web/server/request/guards';
import { readMoney, settleMoney } from '#web/server/desks/money-desk';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/payments';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireRole(request, 'operator_finance');
  const [money, orders] = await Promise.all([readMoney(request, actor, null), listAttention(request.deps, actor)]);
  return { money, orders: orders.map(({ departsOn, since, ...order }) => ({ ...order, departs: formatDate(departsOn, request.locale, 'short'), since: formatDate(todayInIndonesia(since), request.locale, 'short') })) };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return settleMoney(request, requireRole(request, 'operator_finance'), args.request, '/operator/payments');
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_all_money());
}

export default function OperatorPaymentsRoute({ loaderData: { money, orders }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={m.pdesk_all_money()} text={m.pdesk_all_money_text()} />
      <Section title={m.odesk_attention()} className="mb-10"><AttentionList orders={orders} /></Section>
      <MoneyLists money={money} failed={actionData ?? null} />
    </>
  );
}
