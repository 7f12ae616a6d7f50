// One financing application (spec §2 /member/financing-history/{financingId}, §3 financing application): every sum and document, and
// what its member can do now.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { acceptFinancingOffer, getApplication, withdrawApplication } from '#domain/financing';
import { financingNextLabel, financingStateLabel } from '#labels/financing';
import { genderLabels } from '#labels/gender';
import { formatDate, formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { statesTakingDocuments } from '#shared/financing';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { CostList } from '#web/financing/cost-list.tsx';
import { costView } from '#web/financing/cost-view.server';
import { DocumentUploads } from '#web/financing/document-uploads.tsx';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/detail';

export const handle: RouteHandle = {
  member: { back: paths.member.financings },
  hidesBottomNavigation: true,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financing');
  const actor = requireMember(request);
  const { deps, locale } = request;
  const one = await orMissing(getApplication(deps, actor, args.params.financingId));
  const isOver = one.applicant === null;
  return {
    id: one.id,
    code: one.code,
    state: one.state,
    booking: { id: one.booking.id, code: one.booking.code, slug: one.booking.slug },
    title: textIn(one.booking.title, locale),
    departs: formatDate(one.booking.departsOn, locale),
    bank: one.bank?.name ?? null,
    costs: one.sums && costView(one.sums, locale),
    submittedAt: one.submittedAt && formatInstant(one.submittedAt, locale),
    offerUntil: one.state === 'approved' && one.offerUntil ? formatInstant(one.offerUntil, locale) : null,
    reason: one.reason,
    isContinued: statesTakingDocuments.includes(one.state),
    canWithdraw: !isOver && one.bank !== null && !['disbursed', 'paid_off'].includes(one.state),
    hasContract: ['disbursed', 'paid_off'].includes(one.state),
    applicant: one.applicant && {
      ...one.applicant,
      birthDate: formatDate(one.applicant.birthDate, locale),
    },
    documents: isOver
      ? []
      : one.documents
          .filter(({ status }) => status !== 'missing')
          .map(({ id, kind, isRequired, status, reason }) => ({ id, kind, isRequired, status, reason })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financing');
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
  const { applicant } = view;
  return (
    <>
      <PageTitle>{m.financing_detail_title()}</PageTitle>
      <div className="rounded-card border-2 border-primary bg-paper p-5">
        <p className="text-xl font-bold">{financingStateLabel[view.state].word()}</p>
        <p className="mt-1">{financingNextLabel[view.state]()}</p>
        {view.reason && (
          <p className="mt-1 break-words">{m.financing_document_reason({ reason: view.reason })}</p>
        )}
        {view.offerUntil && (
          <p className="mt-1 font-semibold">{m.financing_offer_until({ date: view.offerUntil })}</p>
        )}
        {view.isContinued && (
          <LocalLink
            to={paths.loanApplicantForm(view.booking.slug, view.booking.id)}
            className={`${buttonClass('primary', 'lg')} mt-4 w-full md:w-auto`}
          >
            {m.financing_continue()}
          </LocalLink>
        )}
        {view.offerUntil && <Accept answer={actionData} />}
        {view.hasContract && (
          <LocalLink
            to={paths.member.financingContract(view.code)}
            className={`${buttonClass('secondary')} mt-4`}
          >
            {m.financing_contract_open()}
          </LocalLink>
        )}
      </div>
      <div className="mt-6">
        <LocalizedText said={view.title} as="p" className="text-lg font-bold" />
        <DefinitionList
          facts={[
            { term: m.financing_code(), value: view.code },
            { term: m.financing_booking_code(), value: view.booking.code },
            { term: m.bank_column_departs(), value: view.departs },
            ...(view.bank ? [{ term: m.financing_bank(), value: view.bank }] : []),
            ...(view.submittedAt ? [{ term: m.financing_submitted_at(), value: view.submittedAt }] : []),
          ]}
        />
      </div>
      {view.costs && (
        <Section title={m.financing_sums_title()}>
          <div className={`${cardClass} px-5 py-2`}>
            <CostList costs={view.costs} />
          </div>
        </Section>
      )}
      <Section title={m.financing_applicant_title()}>
        {applicant ? (
          <DefinitionList
            facts={[
              { term: m.financing_field_name(), value: applicant.name },
              { term: m.financing_field_gender(), value: genderLabels[applicant.gender]() },
              { term: m.financing_field_birth_date(), value: applicant.birthDate },
              { term: m.financing_field_email(), value: applicant.email },
              { term: m.financing_field_phone(), value: applicant.phone },
              { term: m.financing_field_address(), value: applicant.address },
              { term: m.financing_field_job(), value: applicant.occupation },
              { term: m.financing_field_institution(), value: applicant.institution },
            ]}
          />
        ) : (
          <p>{m.financing_applicant_gone()}</p>
        )}
      </Section>
      {view.documents.length > 0 && (
        <Section title={m.bank_checklist()}>
          <DocumentUploads
            documents={view.documents}
            applicationId={view.id}
            isOpen={false}
            answer={undefined}
          />
        </Section>
      )}
      {view.canWithdraw && <Withdraw answer={actionData} />}
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

function Withdraw({ answer }: { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'withdraw', answer, intent: 'withdraw' });
  return (
    <Section title={m.financing_withdraw()}>
      <p className="mb-4">{m.financing_withdraw_text()}</p>
      <AppFormBox form={form} noValidate>
        <ConfirmBox label={m.financing_withdraw_confirm()} error={form.field('confirmed').error} />
        <SubmitButton variant="danger">{m.financing_withdraw()}</SubmitButton>
      </AppFormBox>
    </Section>
  );
}
