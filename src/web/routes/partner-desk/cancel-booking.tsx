// Cancelling one order by the partner's own contract (decision 0055): says first what goes back and what stays, as of the day the booker
// asked, and wants it confirmed.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (look.md), without script too */
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { cancelByTerms, foreseeTermsCancellation, type TermsRefusal } from '#domain/bookings';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { formatRupiah, formatShare } from '#shared/money';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { ConfirmBox } from '#web/components/ui/confirm-box.tsx';
import { DefinitionList } from '#web/components/ui/definition-list.tsx';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Money } from '#web/components/ui/money.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Card } from '#web/components/ui/section.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import type { RouteHandle } from '#web/route-handle';
import { requirePartner } from '#web/server/desks/partner-desk';
import { failedForm } from '#web/server/forms/form-state';
import { readForm } from '#web/server/forms/read-form';
import { orMissing } from '#web/server/request/missing-page';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/cancel-booking';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const asked = new URLSearchParams(request.search).get('requested_on');
  const { plan, wrong } = await foresee(asked);
  return { ...plan, wrong, share: formatShare(plan.granted, locale), due: formatDate(plan.refundDueOn, locale), departs: formatDate(plan.departsOn, locale) };

  /** Of a day that cannot be, it is said, and today's plan is shown. */
  async function foresee(requestedOn: string | null) {
    const today = await orMissing(foreseeTermsCancellation(deps, actor, args.params.code));
    if (requestedOn === null) return { plan: today, wrong: null };
    try {
      return { plan: await foreseeTermsCancellation(deps, actor, args.params.code, { requested_on: requestedOn }), wrong: null };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
      return { plan: today, wrong: m.error_request_day() };
    }
  }
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const form = await readForm(args.request);
  try {
    await orMissing(cancelByTerms(request.deps, actor, args.params.code, Object.fromEntries(form)));
  } catch (error) {
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: m.pdesk_said_terms() });
  return redirect(localePath(`/partner-desk/bookings/${args.params.code}`, request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_terms());
}

const refusalWord: Record<TermsRefusal, () => string> = {
  state: m.pdesk_terms_no_state, departed: m.pdesk_terms_no_departed, departure_cancelled: m.pdesk_terms_no_cancelled, new_date_open: m.pdesk_terms_no_new_date,
  nothing_granted: m.pdesk_terms_no_grant,
};

export default function CancelBookingRoute({ loaderData: plan, actionData, params: { code } }: Route.ComponentProps) {
  const dayWrong = actionData?.errors.requested_on ?? plan.wrong ?? undefined;
  // No day changes anything for an order that has ended, left, or gets everything back.
  const asksDay = plan.refusal === null || plan.refusal === 'nothing_granted';
  return (
    <div className="max-w-3xl">
      <LocalLink to={`/partner-desk/bookings/${code}`} className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">{plan.code}</LocalLink>
      <DeskHead title={m.pdesk_terms()} text={`${m.pdesk_departs_on({ date: plan.departs })}. ${m.pdesk_terms_text()}`} />
      {actionData?.problem && <div className="mb-6"><Notice tone="bad" live title={actionData.problem} /></div>}
      {asksDay && (
        <form method="get" className="mb-6 flex flex-wrap items-end gap-3">
          <div className="min-w-0 max-md:w-full">
            <Field label={m.pdesk_terms_requested()} hint={m.pdesk_terms_requested_hint()} name="requested_on" type="date" required
              min={plan.firstDay} max={plan.lastDay} defaultValue={plan.requestedOn} error={dayWrong} autoFocus={dayWrong !== undefined} />
          </div>
          <Button variant="secondary">{m.pdesk_terms_count()}</Button>
        </form>
      )}
      {plan.refusal ? <Notice tone="accent" title={refusalWord[plan.refusal]()} /> : <Plan plan={plan} code={code} wrong={actionData?.errors.confirmed ?? actionData?.errors.kept} />}
    </div>
  );
}

function Plan({ plan, code, wrong }: { plan: Route.ComponentProps['loaderData']; code: string; wrong: string | undefined }) {
  return (
    <>
      <Card className="px-5 py-2">
        <DefinitionList facts={[
          { term: m.pdesk_terms_share(), value: m.pdesk_terms_share_of({ share: plan.share, total: formatRupiah(plan.total) }) },
          { term: m.pdesk_terms_paid(), value: <Money amount={plan.paid} /> },
          { term: m.pdesk_terms_kept(), value: <Money amount={plan.kept} /> },
          { term: m.pdesk_terms_goes_back(), value: <><Money amount={plan.goesBack} /><span className="block font-normal">{m.pdesk_terms_goes_back_text()}</span></> },
          { term: m.pdesk_cancel_due(), value: plan.due },
        ]} />
      </Card>
      <ul className="my-6 list-disc space-y-2 pl-6">
        {[m.pdesk_terms_effect_order(), m.pdesk_terms_effect_seats(), m.pdesk_terms_effect_letter()].map((effect) => <li key={effect}>{effect}</li>)}
      </ul>
      <form method="post" noValidate className="space-y-4">
        <input type="hidden" name="requested_on" value={plan.requestedOn} />
        <input type="hidden" name="kept" value={plan.kept} />
        <ConfirmBox label={m.pdesk_terms_confirm()} error={wrong} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger">{m.pdesk_terms_button()}</Button>
          <LocalLink to={`/partner-desk/bookings/${code}`} className={buttonClass('secondary')}>{m.pdesk_cancel_keep()}</LocalLink>
        </div>
      </form>
    </>
  );
}
