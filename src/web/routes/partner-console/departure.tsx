// One departure at the partner's console (docs/product/partner-console.md): its seats, what can be done with it, and what its members say to a new day.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { listRescheduleResponses, setExternalSeatSales } from '#domain/departure-changes';
import { getPartnerDeparture } from '#domain/partner-console';
import { worksAtAll } from '#domain/memberships';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { DepartureActions } from '#web/partner-console/departure-actions.tsx';
import { RescheduleResponses } from '#web/partner-console/reschedule-responses.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/departure';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const { title, departsOn, returnsOn, ...departure } = await orMissing(
    getPartnerDeparture(deps, actor, departureId),
  );
  const moved = await listRescheduleResponses(deps, actor, departureId);
  return {
    ...departure,
    title: textIn(title, locale).text,
    departs: formatDate(departsOn, locale),
    returns: formatDate(returnsOn, locale),
    changePath:
      worksAtAll(actor, 'catalogue') && !departure.isPrivate
        ? `${paths.partnerConsole.changeDepartures(departure.programmeId)}?ids=${departureId}`
        : null,
    isAhead: departsOn > todayInIndonesia(deps.now()),
    isToReport: returnsOn <= todayInIndonesia(deps.now()) && worksAtAll(actor, 'milestones'),
    moved: moved && {
      from: formatDate(moved.from.departsOn, locale),
      until: formatInstant(moved.answerUntil, locale),
      isOpen: moved.answerUntil > deps.now(),
      orders: moved.orders,
    },
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  return answerForm(args.request, null, async (form) => {
    await orMissing(setExternalSeatSales(request.deps, actor, { departureId, seats: form.get('seats') }));
    request.leaveToast({ type: 'success', message: m.pconsole_said_seats() });
    return redirect(localePath(paths.partnerConsole.departure(departureId), request.locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.title ?? m.pconsole_departures());
}

export default function PartnerDepartureRoute({ loaderData: departure, actionData }: Route.ComponentProps) {
  const {
    id,
    slug,
    title,
    departs,
    returns,
    isCancelled,
    isPrivate,
    isAhead,
    quota,
    soldElsewhere,
    held,
    sold,
    orders,
    moved,
    changePath,
    isToReport,
  } = departure;
  const form = useAppForm({ id: 'seats', answer: actionData, values: { seats: String(soldElsewhere) } });
  const isChangeable = isAhead && !isCancelled;
  const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';
  return (
    <>
      <LocalLink to={paths.partnerConsole.departures} className={`mb-2 ${link}`}>
        {m.pconsole_all_departures()}
      </LocalLink>
      <ConsoleHead
        title={title}
        text={m.pconsole_departure_days({ departs, returns })}
        action={isCancelled && <Badge tone="bad">{m.pconsole_cancelled()}</Badge>}
      />
      {(!isChangeable || isPrivate) && <PageProblem answer={actionData} />}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-start">
        <Card className="px-5 py-2">
          <DefinitionList
            facts={[
              { term: m.pconsole_quota(), value: quota },
              { term: m.pconsole_sold(), value: sold },
              { term: m.pconsole_held(), value: held },
              { term: m.pconsole_sold_elsewhere(), value: soldElsewhere },
              { term: m.pconsole_left(), value: Math.max(0, quota - soldElsewhere - held - sold) },
              {
                term: m.pconsole_orders(),
                value:
                  orders > 0 ? (
                    <LocalLink to={`${paths.partnerConsole.bookings}?departure=${id}`} className={link}>
                      {m.pconsole_see_orders({ count: orders })}
                    </LocalLink>
                  ) : (
                    0
                  ),
              },
              // Of a private umrah the family alone has a page.
              ...(isCancelled || isPrivate
                ? []
                : [
                    {
                      term: m.pconsole_page(),
                      value: (
                        <LocalLink to={paths.product(slug)} className={link}>
                          {m.pconsole_see_page()}
                        </LocalLink>
                      ),
                    },
                  ]),
            ]}
          />
        </Card>
        {isChangeable && (
          <div className="space-y-6">
            {/* The domain refuses a family's seats sold elsewhere. */}
            {!isPrivate && (
              <Card>
                <AppFormBox form={form} preventScrollReset className="space-y-3">
                  <Field
                    {...form.field('seats')}
                    label={m.pconsole_seats_elsewhere()}
                    hint={m.pconsole_seats_elsewhere_hint()}
                    inputMode="numeric"
                    autoComplete="off"
                    required
                  />
                  <SubmitButton>{m.pconsole_seats_save()}</SubmitButton>
                </AppFormBox>
              </Card>
            )}
            <DepartureActions id={id} hasOrders={orders > 0} changePath={changePath} />
          </div>
        )}
      </div>
      {isToReport && (
        <p className="mt-8">
          <LocalLink to={paths.partnerConsole.returnReport(id)} className={buttonClass('secondary')}>
            {m.return_report_title()}
          </LocalLink>
        </p>
      )}
      {moved && (
        <Section title={m.pconsole_answers()} className="mt-10">
          <RescheduleResponses moved={moved} />
        </Section>
      )}
    </>
  );
}
