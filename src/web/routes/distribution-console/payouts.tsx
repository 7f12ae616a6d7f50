// A distribution partner's commission, what was paid of it, and the account it goes to (docs/product/payouts.md).
import * as m from '#messages/messages';
import { askForDistributionPayout, readDistributionPay, stateDistributionAccount } from '#domain/payouts';
import { hasSecondFactor } from '#domain/second-factors';
import { listLoginMethods } from '#domain/social-login';
import { payeeAccountPauseHours } from '#shared/limits';
import * as paths from '#shared/paths';
import { PayList } from '#web/affiliates/pay-list.tsx';
import { payView } from '#web/affiliates/pay-view.server';
import { requireDistribution } from '#web/distribution-partners/require-distribution.server';
import { loadOwnAccounts } from '#web/payouts/payouts-page.server';
import { StateAccount } from '#web/payouts/state-account.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/payouts';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requireDistribution(request);
  const { deps, locale } = request;
  const [pay, accounts, hasFactor, { hasPassword }] = await Promise.all([
    orMissing(readDistributionPay(deps, actor)),
    loadOwnAccounts(request, { actor, partnerId }, paths.distributionConsole.payeeEvidence),
    hasSecondFactor(deps, actor.accountId),
    listLoginMethods(deps, actor),
  ]);
  return {
    pay: { ...payView(pay, locale), hasAccount: accounts.length > 0 },
    own: { accounts, email: actor.email, hasFactor, hasPassword },
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireDistribution(request);
  const { deps, brand } = request;
  const acts = {
    ask: async () => {
      await askForDistributionPayout(deps, actor);
      return m.consultant_pay_said();
    },
    state: async (_about: string, form: FormData) => {
      const evidence = await fileOf(form, 'file');
      await stateDistributionAccount(deps, actor, { form: Object.fromEntries(form), evidence, brand });
      return m.payout_stated_said();
    },
  };
  return answerActions(request, args.request, acts, paths.distributionConsole.payouts);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.distribution_pay());
}

export default function DistributionPayoutsRoute({
  loaderData: { pay, own },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <div className="max-w-5xl space-y-10">
      <ConsoleHead title={m.distribution_pay()} />
      <PayList {...pay} answer={answer} text={m.distribution_pay_text()} accountPath={null} />
      <div>
        <StateAccount
          {...own}
          answer={answer}
          text={m.distribution_account_text({ hours: payeeAccountPauseHours })}
        />
      </div>
    </div>
  );
}
