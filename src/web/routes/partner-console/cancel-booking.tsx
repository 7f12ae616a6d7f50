// Cancelling one order by the partner's own contract (decision 0055): says first what goes back and what stays, as of the day the booker
// asked, and wants it confirmed.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { cancelByTerms, foreseeTermsCancellation, type TermsRefusal } from '#domain/partner-console';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { formatRupiah, formatShare } from '#shared/money';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/cancel-booking';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const asked = new URLSearchParams(request.search).get('requested_on');
  const { plan, wrong } = await foresee(asked);
  return {
    ...plan,
    wrong,
    share: formatShare(plan.granted, locale),
    due: formatDate(plan.refundDueOn, locale),
    departs: formatDate(plan.departsOn, locale),
  };

  /** Of a day that cannot be, it is said, and today's plan is shown. */
  async function foresee(requestedOn: string | null) {
    const today = await orMissing(foreseeTermsCancellation(deps, actor, args.params.code));
    if (requestedOn === null) return { plan: today, wrong: null };
    try {
      return {
        plan: await foreseeTermsCancellation(deps, actor, args.params.code, { requested_on: requestedOn }),
        wrong: null,
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
      return { plan: today, wrong: m.error_request_day() };
    }
  }
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return answerForm(args.request, null, async (form) => {
    try {
      await orMissing(cancelByTerms(request.deps, actor, args.params.code, Object.fromEntries(form)));
    } catch (error) {
      leadToStepUp(error, request);
      throw error;
    }
    request.leaveToast({ type: 'success', message: m.pconsole_said_terms() });
    return redirect(localePath(paths.partnerConsole.booking(args.params.code), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_terms());
}

const refusalWord: Record<TermsRefusal, () => string> = {
  state: m.pconsole_terms_no_state,
  departed: m.pconsole_terms_no_departed,
  departure_cancelled: m.pconsole_terms_no_cancelled,
  new_date_open: m.pconsole_terms_no_new_date,
  nothing_granted: m.pconsole_terms_no_grant,
};

export default function CancelBookingRoute({
  loaderData: plan,
  actionData,
  params: { code },
}: Route.ComponentProps) {
  const dayWrong = actionData?.result.error?.['requested_on']?.[0] ?? plan.wrong ?? undefined;
  // No day changes anything for an order that has ended, left, or gets everything back.
  const asksDay = plan.refusal === null || plan.refusal === 'nothing_granted';
  return (
    <div className="max-w-3xl">
      <LocalLink
        to={paths.partnerConsole.booking(code)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {plan.code}
      </LocalLink>
      <ConsoleHead
        title={m.pconsole_terms()}
        text={`${m.pconsole_departs_on({ date: plan.departs })}. ${m.pconsole_terms_text()}`}
      />
      {plan.refusal && <PageProblem answer={actionData} />}
      {asksDay && (
        <ListForm className="md:flex md:items-end" show={m.pconsole_terms_count()} variant="secondary">
          <div className="min-w-0 max-md:w-full">
            <Field
              label={m.pconsole_terms_requested()}
              hint={m.pconsole_terms_requested_hint()}
              name="requested_on"
              type="date"
              required
              min={plan.firstDay}
              max={plan.lastDay}
              defaultValue={plan.requestedOn}
              error={dayWrong}
              autoFocus={dayWrong !== undefined}
            />
          </div>
        </ListForm>
      )}
      {plan.refusal ? (
        <Notice tone="accent" title={refusalWord[plan.refusal]()} />
      ) : (
        <Plan plan={plan} code={code} answer={actionData} />
      )}
    </div>
  );
}

function Plan({
  plan,
  code,
  answer,
}: {
  plan: Route.ComponentProps['loaderData'];
  code: string;
  answer: FormAnswer | undefined;
}) {
  const form = useAppForm({ id: 'cancel', answer });
  return (
    <>
      <Card className="px-5 py-2">
        <DefinitionList
          facts={[
            {
              term: m.pconsole_terms_share(),
              value: m.pconsole_terms_share_of({ share: plan.share, total: formatRupiah(plan.total) }),
            },
            { term: m.pconsole_terms_paid(), value: <Money amount={plan.paid} /> },
            { term: m.pconsole_terms_kept(), value: <Money amount={plan.kept} /> },
            {
              term: m.pconsole_terms_goes_back(),
              value: (
                <>
                  <Money amount={plan.goesBack} />
                  <span className="block font-normal">{m.pconsole_terms_goes_back_text()}</span>
                </>
              ),
            },
            { term: m.pconsole_cancel_due(), value: plan.due },
          ]}
        />
      </Card>
      <ul className="my-6 list-disc space-y-2 pl-6">
        {[
          m.pconsole_terms_effect_order(),
          m.pconsole_terms_effect_seats(),
          m.pconsole_terms_effect_letter(),
        ].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <AppFormBox form={form}>
        <input type="hidden" name="requested_on" value={plan.requestedOn} />
        <input type="hidden" name="kept" value={plan.kept} />
        <ConfirmBox
          label={m.pconsole_terms_confirm()}
          error={form.field('confirmed').error ?? form.field('kept').error}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="danger">{m.pconsole_terms_button()}</SubmitButton>
          <LocalLink to={paths.partnerConsole.booking(code)} className={buttonClass('secondary')}>
            {m.pconsole_cancel_keep()}
          </LocalLink>
        </div>
      </AppFormBox>
    </>
  );
}
