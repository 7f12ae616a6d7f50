// Moving a departure to another day (decision 0034), in two steps: the new days stand in the address, and the page says what will
// happen before it is confirmed.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { previewReschedule, type PlannedReschedule, rescheduleDeparture } from '#domain/departure-changes';
import { getPartnerDeparture } from '#domain/partner-console';
import { requireConfirmation } from '#shared/confirmation';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import { textIn, type Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { ReschedulePlan } from '#web/partner-console/reschedule-plan.tsx';
import { answerForm, refusedForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/reschedule-departure';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale, search } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const { id, title, departsOn, returnsOn, isCancelled } = await orMissing(
    getPartnerDeparture(deps, actor, departureId),
  );
  const asked = new URLSearchParams(search);
  const days = { departs_on: asked.get('departs_on') ?? '', returns_on: asked.get('returns_on') ?? '' };
  const today = todayInIndonesia(deps.now());
  return {
    id,
    title: textIn(title, locale).text,
    days,
    departs: formatDate(departsOn, locale),
    returns: formatDate(returnsOn, locale),
    isClosed: isCancelled || departsOn <= today,
    soonest: addDays(today, 1),
    ...(asked.has('departs_on')
      ? await planOf(request, previewReschedule(deps, actor, { departureId, form: days }))
      : noPlan),
  };
}

const noPlan: { plan: ReturnType<typeof planView> | null; refused: FormAnswer | undefined } = {
  plan: null,
  refused: undefined,
};

/** The plan, or what is wrong with the days. */
async function planOf({ locale }: PageRequest, planned: Promise<PlannedReschedule>): Promise<typeof noPlan> {
  try {
    return { plan: planView(await orMissing(planned), locale), refused: undefined };
  } catch (error) {
    return { plan: null, refused: refusedForm(error, new FormData()).data };
  }
}

function planView({ to, orders, people, refundTotal, answerUntil }: PlannedReschedule, locale: Locale) {
  return {
    orders,
    people,
    refundTotal,
    days: { departs_on: to.departsOn, returns_on: to.returnsOn },
    answerUntil: formatDate(answerUntil, locale),
    departs: formatDate(to.departsOn, locale, 'full'),
    returns: formatDate(to.returnsOn, locale, 'full'),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  return answerForm(args.request, null, async (form) => {
    requireConfirmation(form.get('confirmed'));
    try {
      await orMissing(
        rescheduleDeparture(request.deps, actor, { departureId, form: Object.fromEntries(form) }),
      );
    } catch (error) {
      leadToStepUp(error, request);
      throw error;
    }
    request.leaveToast({ type: 'success', message: m.pconsole_said_moved() });
    return redirect(localePath(paths.partnerConsole.departure(departureId), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_move());
}

export default function RescheduleDepartureRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, departs, returns, days, isClosed, soonest, plan, refused } = loaderData;
  const foreseen = useAppForm({ id: 'days', answer: actionData ?? refused });
  const wrongOf = (name: string) => {
    const { error, autoFocus } = foreseen.field(name);
    return { name, error, autoFocus };
  };
  return (
    <div className="max-w-3xl">
      <LocalLink
        to={paths.partnerConsole.departure(id)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {title}
      </LocalLink>
      <ConsoleHead title={m.pconsole_move()} text={m.pconsole_departure_days({ departs, returns })} />
      <PageProblem answer={plan ? refused : (actionData ?? refused)} />
      {isClosed ? (
        <Notice tone="accent" title={m.pconsole_move_closed()} />
      ) : (
        <ListForm
          className="gap-4 md:grid-cols-2"
          show={m.pconsole_move_foresee()}
          variant={plan ? 'secondary' : 'primary'}
          noValidate
        >
          <Field
            {...wrongOf('departs_on')}
            label={m.pconsole_move_departs()}
            type="date"
            min={soonest}
            required
            defaultValue={days.departs_on}
          />
          <Field
            label={m.pconsole_move_returns()}
            hint={m.pconsole_move_returns_hint()}
            {...wrongOf('returns_on')}
            type="date"
            min={soonest}
            optional
            defaultValue={days.returns_on}
          />
        </ListForm>
      )}
      {plan && <ReschedulePlan plan={plan} departureId={id} answer={actionData} />}
    </div>
  );
}
