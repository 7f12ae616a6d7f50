// The partner's money (docs/product/partner-console.md): its balance by the ledger, refunds to pay back, payments that did not count.
import * as m from '#messages/messages';
import { findPartnerBalance } from '#domain/ledger';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { BalanceDetails } from '#web/partner-console/balance-details.tsx';
import { MoneyLists } from '#web/partner-console/money-lists.tsx';
import { readMoney, settleMoney } from '#web/finance-console/money-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/money';
import * as paths from '#shared/paths';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const [balance, money] = await Promise.all([
    findPartnerBalance(request.deps, actor, partnerId),
    readMoney(request, actor, partnerId),
  ]);
  return { balance, money };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return settleMoney(request, actor, args.request, paths.partnerConsole.money);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_money());
}

export default function PartnerMoneyRoute({
  loaderData: { balance, money },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.pconsole_money()} text={m.pconsole_money_text()} />
      <BalanceDetails balance={balance} />
      <MoneyLists money={money} answer={actionData} />
    </>
  );
}
