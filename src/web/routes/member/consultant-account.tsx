// Where a consultant's commission is transferred (docs/product/payouts.md): the account in use, the one that waits for finance, a new one.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  type OwnConsultantAccount,
  readOwnConsultantAccount,
  stateOwnConsultantAccount,
} from '#domain/payouts';
import { hasSecondFactor } from '#domain/second-factors';
import { listLoginMethods } from '#domain/social-login';
import { bankNames } from '#shared/bank-names';
import { formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireConsultant } from '#web/affiliates/require-consultant.server';
import { OwnAccountCard } from '#web/payments/own-account-card.tsx';
import { OwnBankAccountForm } from '#web/payments/own-bank-account-form.tsx';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/consultant-account';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = await requireConsultant(request);
  const { deps, locale } = request;
  const [{ current, waiting }, hasFactor, { hasPassword }] = await Promise.all([
    readOwnConsultantAccount(deps, actor),
    hasSecondFactor(deps, actor.accountId),
    listLoginMethods(deps, actor),
  ]);
  const shown = (account: OwnConsultantAccount | null) =>
    account && {
      bank: bankNames[account.bank],
      ending: m.consultant_account_ending({ ending: account.ending }),
      holder: account.holder,
      usableFrom:
        account.usableFrom && account.usableFrom > deps.now()
          ? m.consultant_account_usable_from({ at: formatInstant(account.usableFrom, locale) })
          : null,
    };
  return {
    name: actor.name,
    email: actor.email,
    hasFactor,
    hasPassword,
    current: shown(current),
    waiting: shown(waiting),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = await requireConsultant(request);
  return answerForm(args.request, null, async (form) => {
    await stateOwnConsultantAccount(request.deps, actor, Object.fromEntries(form), request);
    request.leaveToast({ type: 'success', message: m.consultant_account_said() });
    return redirect(localePath(paths.member.consultantAccount, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.consultant_account());
}

export default function ConsultantAccountRoute({
  loaderData: { name, email, hasFactor, hasPassword, current, waiting },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.consultant_account()}</PageTitle>
      <p className="mb-6">{m.consultant_account_text({ hours: payeeAccountPauseHours })}</p>
      {current && <OwnAccountCard title={m.consultant_account_current()} account={current} />}
      {waiting && <OwnAccountCard title={m.consultant_account_waiting()} account={waiting} />}
      <Section title={current || waiting ? m.consultant_account_change() : m.consultant_account_state()}>
        {hasPassword ? (
          <OwnBankAccountForm
            id="consultant-account"
            name={name}
            email={email}
            hasFactor={hasFactor}
            answer={actionData}
          />
        ) : (
          <PasswordUnset />
        )}
      </Section>
    </div>
  );
}
