// One financing application (spec §2 /member/financing-history/{financingId}, §3 financing application): every sum and document, and
// what its member can do now.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { acceptFinancingOffer, getApplication, withdrawApplication } from '#domain/financing';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { financingDetailView } from '#web/financing/detail-view.server';
import { FinancingDetailPage } from '#web/financing/financing-detail.tsx';
import { WithdrawForm } from '#web/financing/withdraw-form.tsx';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/detail';

export const handle: RouteHandle = {
  member: { back: paths.member.financings },
  hidesBottomNavigation: true,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financings');
  const actor = requireMember(request);
  const one = await orMissing(getApplication(request.deps, actor, args.params.financingId));
  return financingDetailView(one, request.locale);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financings');
  const actor = requireMember(request);
  const { deps, locale } = request;
  const { id } = await orMissing(getApplication(deps, actor, args.params.financingId));
  return answerForm(args.request, null, async (form) => {
    const intent = form.get('intent');
    if (intent === 'accept') await acceptFinancingOffer(deps, actor, id);
    else if (intent === 'withdraw') {
      if (form.get('confirmed') !== 'yes')
        throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_field_empty' }]);
      await withdrawApplication(deps, actor, id);
    } else throw data(null, { status: 400 });
    request.leaveToast({
      type: 'success',
      message: intent === 'accept' ? m.financing_accepted() : m.financing_withdrawn_said(),
    });
    return redirect(localePath(paths.member.financing(id), locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.financing_detail_title());
}

export default function FinancingDetailRoute({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.financing_detail_title()}</PageTitle>
      <div className="rounded-card border-2 border-primary bg-paper p-5">
        <p className="text-xl font-bold">{view.state.word}</p>
        <p className="mt-1">{view.state.next}</p>
        {view.reason && (
          <p className="mt-1 break-words">{m.financing_document_reason({ reason: view.reason })}</p>
        )}
        {view.offerUntil && (
          <p className="mt-1 font-semibold">{m.financing_offer_until({ date: view.offerUntil })}</p>
        )}
        {view.formPath && (
          <LocalLink to={view.formPath} className={`${buttonClass('primary', 'lg')} mt-4 w-full md:w-auto`}>
            {m.financing_continue()}
          </LocalLink>
        )}
        {view.offerUntil && <Accept answer={actionData} />}
        {view.contractPath && (
          <LocalLink to={view.contractPath} className={`${buttonClass('secondary')} mt-4`}>
            {m.financing_contract_open()}
          </LocalLink>
        )}
      </div>
      <FinancingDetailPage view={view} />
      {view.canWithdraw && (
        <WithdrawForm
          title={m.financing_withdraw()}
          text={m.financing_withdraw_text()}
          confirm={m.financing_withdraw_confirm()}
          answer={actionData}
        />
      )}
    </>
  );
}

function Accept({ answer }: { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'accept', answer, intent: 'accept' });
  return (
    <AppFormBox form={form} className="mt-4">
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_accept()}
      </SubmitButton>
    </AppFormBox>
  );
}
