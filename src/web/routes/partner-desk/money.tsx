// The partner's money (issue "booking" 6): its balance by the ledger, refunds to pay back, payments that did not count.
import * as m from '#messages/messages';
import { findPartnerBalance } from '#domain/ledger';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { BalanceFacts } from '#web/features/partner-desk/balance-facts.tsx';
import { MoneyLists } from '#web/features/partner-desk/money-lists.tsx';
import type { RouteHandle } from '#web/route-handle';
import { readMoney, settleMoney } from '#web/server/desks/money-desk';
import { pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import type { Route } from './+types/money';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const [balance, money] = await Promise.all([findPartnerBalance(request.deps, actor, partnerId), readMoney(request, actor, partnerId)]);
  return { balance, money };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return settleMoney(request, actor, args.request, '/partner-desk/money');
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_money());
}

export default function PartnerMoneyRoute({ loaderData: { balance, money }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={m.pdesk_money()} text={m.pdesk_money_text()} />
      <BalanceFacts balance={balance} />
      <MoneyLists money={money} failed={actionData ?? null} />
    </>
  );
}
