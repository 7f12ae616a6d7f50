// The planning detail (spec §2 /member/saving-history/{savingId}, §3 savings application), and what its member can do now.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getSavings, withdrawSavings } from '#domain/savings';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { WithdrawForm } from '#web/financing/withdraw-form.tsx';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { savingsDetailView } from '#web/savings/detail-view.server';
import { SavingsDetailPage } from '#web/savings/savings-detail.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { member: { back: paths.member.savings } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'savings');
  const actor = requireMember(request);
  const one = await orMissing(getSavings(request.deps, actor, args.params.savingId));
  return savingsDetailView(one, request.locale);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'savings');
  const actor = requireMember(request);
  const { id } = await orMissing(getSavings(request.deps, actor, args.params.savingId));
  return answerForm(args.request, null, async (form) => {
    if (form.get('intent') !== 'withdraw') throw data(null, { status: 400 });
    if (form.get('confirmed') !== 'yes')
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_field_empty' }]);
    await withdrawSavings(request.deps, actor, id);
    request.leaveToast({ type: 'success', message: m.savings_withdrawn_said() });
    return redirect(localePath(paths.member.saving(id), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.savings_detail_title());
}

export default function SavingDetailRoute({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.savings_detail_title()}</PageTitle>
      <div className="rounded-card border-2 border-primary bg-paper p-5">
        <p className="text-xl font-bold">{view.state.word}</p>
        <p className="mt-1">{view.state.next}</p>
        {view.reason && (
          <p className="mt-1 break-words">{m.financing_document_reason({ reason: view.reason })}</p>
        )}
        {view.formPath && (
          <LocalLink to={view.formPath} className={`${buttonClass('primary', 'lg')} mt-4 w-full md:w-auto`}>
            {view.isDraft ? m.savings_continue() : m.savings_continue_cards()}
          </LocalLink>
        )}
      </div>
      <SavingsDetailPage view={view} />
      {view.canWithdraw && (
        <WithdrawForm
          title={m.savings_withdraw()}
          text={m.savings_withdraw_text()}
          confirm={m.savings_withdraw_confirm()}
          answer={actionData}
        />
      )}
    </>
  );
}
