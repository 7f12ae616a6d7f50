// Where refunds that no gateway can send are transferred (docs/product/payments.md): the member's own account, and what waits for it.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { findRefundAccount, stateRefundAccount } from '#domain/payments';
import { hasSecondFactor } from '#domain/second-factors';
import { listLoginMethods } from '#domain/social-login';
import { bankNames } from '#shared/bank-names';
import { formatDate, formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { OwnAccountCard } from '#web/payments/own-account-card.tsx';
import { OwnBankAccountForm } from '#web/payments/own-bank-account-form.tsx';
import { transferState } from '#web/payments/refund-transfers';
import { PasswordUnset } from '#web/profile/password-unset.tsx';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { Money } from '#web/ui/money.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/refund-account';

export const handle: RouteHandle = { member: { isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, locale } = request;
  const [{ account, refunds }, hasFactor, { hasPassword }] = await Promise.all([
    findRefundAccount(deps, actor),
    hasSecondFactor(deps, actor.accountId),
    listLoginMethods(deps, actor),
  ]);
  return {
    name: actor.name,
    email: actor.email,
    hasFactor,
    hasPassword,
    account: account && {
      bank: bankNames[account.bank],
      ending: m.refund_account_ending({ ending: account.ending }),
      holder: account.holder,
      usableFrom:
        account.usableFrom > deps.now()
          ? m.refund_account_usable_from({ at: formatInstant(account.usableFrom, locale) })
          : null,
    },
    refunds: refunds.map((refund) => ({
      id: refund.taskId,
      code: refund.code,
      amount: refund.amount,
      due: m.orders_refund_due({ date: formatDate(refund.dueOn, locale) }),
      state: transferState(refund, account),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerForm(args.request, null, async (form) => {
    await stateRefundAccount(request.deps, actor, Object.fromEntries(form), request);
    request.leaveToast({
      type: 'success',
      message: m.refund_account_said({ hours: payeeAccountPauseHours }),
    });
    return redirect(localePath(paths.member.refundAccount, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.refund_account_title());
}

export default function RefundAccountRoute({
  loaderData: { name, email, hasFactor, hasPassword, account, refunds },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.refund_account_title()}</PageTitle>
      <p className="mb-6">{m.refund_account_text()}</p>
      {refunds.length > 0 && (
        <Section title={m.refund_account_refunds()} className="mb-8">
          <ul className="space-y-3">
            {refunds.map(({ id, code, amount, due, state }) => (
              <li key={id} className={`${cardClass} p-4`}>
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <Money amount={amount} className="text-lg font-bold" />
                  <span className="font-semibold tabular-nums">{code}</span>
                </div>
                <p>{state}</p>
                <p className="text-ink-soft">{due}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {account && <OwnAccountCard title={m.refund_account_current()} account={account} />}
      <Section title={account ? m.refund_account_change() : m.refund_account_state()}>
        {hasPassword ? (
          <OwnBankAccountForm
            id="refund-account"
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
