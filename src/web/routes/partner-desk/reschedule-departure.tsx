// Moving a departure to another day (decision 0034), in two steps: the new days stand in the address, and the page says what will
// happen before it is confirmed.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (look.md), without script too */
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { foreseeMove, getPartnerDeparture, type PlannedMove, rescheduleDeparture } from '#domain/bookings';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { Button } from '#web/components/ui/button.tsx';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { firstWrong, type FormState, untouched } from '#web/features/accounts/form-state';
import { MovePlan } from '#web/features/partner-desk/move-plan.tsx';
import type { RouteHandle } from '#web/route-handle';
import { failedForm } from '#web/server/forms/form-state';
import { orMissing } from '#web/server/request/missing-page';
import { type PageRequest, pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import { readForm } from '#web/server/forms/read-form';
import type { Route } from './+types/reschedule-departure';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale, search } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const { id, title, departsOn, returnsOn, isCancelled } = await orMissing(getPartnerDeparture(deps, actor, departureId));
  const asked = new URLSearchParams(search);
  const days = { departs_on: asked.get('departs_on') ?? '', returns_on: asked.get('returns_on') ?? '' };
  const today = todayInIndonesia(deps.now());
  return {
    id, title: textIn(title, locale).text, days, departs: formatDate(departsOn, locale), returns: formatDate(returnsOn, locale),
    isClosed: isCancelled || departsOn <= today, soonest: addDays(today, 1), ...(asked.has('departs_on') ? await planOf(request, foreseeMove(deps, actor, { departureId, form: days })) : noPlan),
  };
}

const noPlan: { plan: ReturnType<typeof planView> | null; state: FormState } = { plan: null, state: untouched };

/** The plan, or what is wrong with the days. */
async function planOf({ locale }: PageRequest, planned: Promise<PlannedMove>): Promise<typeof noPlan> {
  try {
    return { plan: planView(await orMissing(planned), locale), state: untouched };
  } catch (error) {
    return { plan: null, state: failedForm(error, new FormData()).data };
  }
}

function planView({ to, orders, people, refundTotal, answerUntil }: PlannedMove, locale: Locale) {
  return {
    orders, people, refundTotal, days: { departs_on: to.departsOn, returns_on: to.returnsOn }, answerUntil: formatDate(answerUntil, locale),
    departs: formatDate(to.departsOn, locale, 'full'), returns: formatDate(to.returnsOn, locale, 'full') };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const form = await readForm(args.request);
  try {
    if (form.get('confirmed') !== 'yes') throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
    await orMissing(rescheduleDeparture(request.deps, actor, { departureId, form: Object.fromEntries(form) }));
  } catch (error) {
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: m.pdesk_said_moved() });
  return redirect(localePath(`/partner-desk/departures/${departureId}`, request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_move());
}

export default function RescheduleDepartureRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, departs, returns, days, isClosed, soonest, plan } = loaderData;
  const state = actionData ?? loaderData.state;
  const wrong = firstWrong(state, ['departs_on', 'returns_on']);
  return (
    <div className="max-w-3xl">
      <LocalLink to={`/partner-desk/departures/${id}`} className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">{title}</LocalLink>
      <DeskHead title={m.pdesk_move()} text={m.pdesk_departure_days({ departs, returns })} />
      {state.problem && <div className="mb-6"><Notice tone="bad" live title={state.problem} /></div>}
      {isClosed ? <Notice tone="accent" title={m.pdesk_move_closed()} /> : (
        <form className="mb-8 grid gap-4 md:grid-cols-2" noValidate>
          <Field label={m.pdesk_move_departs()} name="departs_on" type="date" min={soonest} required defaultValue={days.departs_on} error={state.errors['departs_on']} autoFocus={wrong === 'departs_on'} />
          <Field label={m.pdesk_move_returns()} hint={m.pdesk_move_returns_hint()} name="returns_on" type="date" min={soonest} optional defaultValue={days.returns_on}
            error={state.errors['returns_on']} autoFocus={wrong === 'returns_on'} />
          <div><Button variant={plan ? 'secondary' : 'primary'}>{m.pdesk_move_foresee()}</Button></div>
        </form>
      )}
      {plan && <MovePlan plan={plan} departureId={id} wrong={actionData?.errors['confirmed']} />}
    </div>
  );
}
