// Money of all partners that waits for a person (docs/product/payments.md), for the operator's finance.
import * as m from '#messages/messages';
import { listAttention } from '#domain/finance-console';
import { readAttentionQuery } from '#shared/attention-list';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AttentionList } from '#web/finance-console/attention-list.tsx';
import { MoneyLists } from '#web/partner-console/money-lists.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { readMoney, settleMoney } from '#web/finance-console/money-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payments';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const query = readAttentionQuery(request.search);
  const [money, list] = await Promise.all([
    readMoney(request, actor, null),
    listAttention(request.deps, actor, { ...query, limit: pageSizes.console }),
  ]);
  return {
    money,
    query,
    total: list.total,
    orders: list.items.map(({ departsOn, since, ...order }) => ({
      ...order,
      departs: formatDate(departsOn, request.locale, 'short'),
      since: formatDate(todayInIndonesia(since), request.locale, 'short'),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return settleMoney(request, requireOperator(request, 'payments'), args.request, paths.operator.payments);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_all_money());
}

export default function OperatorPaymentsRoute({
  loaderData: { money, query, total, orders },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.pconsole_all_money()} text={m.pconsole_all_money_text()} />
      <Section title={m.oconsole_attention()} className="mb-10">
        <AttentionList orders={orders} query={query} total={total} />
      </Section>
      <MoneyLists money={money} answer={actionData} />
    </>
  );
}
