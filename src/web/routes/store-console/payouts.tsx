// What the store is owed and was paid, and where to (docs/product/store-console.md, docs/product/payouts.md).
import * as m from '#messages/messages';
import { readStorePay, stateStoreAccount } from '#domain/payouts';
import { hasSecondFactor } from '#domain/second-factors';
import { listLoginMethods } from '#domain/social-login';
import { payeeAccountPauseHours } from '#shared/limits';
import * as paths from '#shared/paths';
import { PayoutHistory } from '#web/payouts/payout-history.tsx';
import { loadOwnPayouts } from '#web/payouts/payouts-page.server';
import { StateAccount } from '#web/payouts/state-account.tsx';
import { StorePayFigures } from '#web/payouts/store-pay.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/payouts';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'money');
  const { deps } = request;
  const [pay, own, hasFactor, { hasPassword }] = await Promise.all([
    readStorePay(deps, actor, storeId),
    loadOwnPayouts(request, { actor, partnerId: storeId }, paths.storeConsole.payeeEvidence),
    hasSecondFactor(deps, actor.accountId),
    listLoginMethods(deps, actor),
  ]);
  return { ...own, pay, email: actor.email, hasFactor, hasPassword };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'money');
  const { deps, brand } = request;
  const state = async (_about: string, form: FormData) => {
    const evidence = await fileOf(form, 'file');
    await stateStoreAccount(deps, actor, { storeId, form: Object.fromEntries(form), evidence, brand });
    return m.payout_stated_said();
  };
  return answerActions(request, args.request, { state }, paths.storeConsole.payouts);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sconsole_payouts());
}

export default function StorePayoutsRoute({
  loaderData: { pay, payouts, ...own },
  actionData,
}: Route.ComponentProps) {
  const statement = (
    <LocalLink to={paths.storeConsole.statement} className={buttonClass('secondary')}>
      {m.sconsole_statement_link()}
    </LocalLink>
  );
  return (
    <div className="max-w-5xl">
      <ConsoleHead title={m.sconsole_payouts()} text={m.sconsole_payouts_text()} action={statement} />
      <StorePayFigures pay={pay} />
      <StateAccount
        {...own}
        answer={actionData}
        text={m.sconsole_account_text({ hours: payeeAccountPauseHours })}
      />
      <PayoutHistory payouts={payouts} />
    </div>
  );
}
