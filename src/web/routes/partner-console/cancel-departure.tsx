// Cancelling a departure (decision 0034): says first what will happen, and wants it confirmed, so that no slip of the
// hand sends hundreds of people home.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { cancelDeparture, previewCancellation } from '#domain/departure-changes';
import { requireConfirmation } from '#shared/confirmation';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { answerForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/cancel-departure';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { title, departsOn, refundDueOn, ...rest } = await orMissing(
    previewCancellation(request.deps, actor, args.params.departureId),
  );
  return {
    ...rest,
    title: textIn(title, request.locale).text,
    departsOn: formatDate(departsOn, request.locale),
    refundDueOn: formatDate(refundDueOn, request.locale),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return answerForm(args.request, null, async (form) => {
    requireConfirmation(form.get('confirmed'));
    try {
      await orMissing(cancelDeparture(request.deps, actor, args.params.departureId));
    } catch (error) {
      leadToStepUp(error, request);
      throw error;
    }
    request.leaveToast({ type: 'success', message: m.pconsole_said_cancelled() });
    return redirect(localePath(paths.partnerConsole.departures, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_cancel_title());
}

export default function CancelDepartureRoute({
  loaderData: plan,
  actionData,
  params: { departureId },
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'cancel', answer: actionData });
  const isClosed = plan.isCancelled || plan.isOver;
  return (
    <div className="max-w-3xl">
      <LocalLink
        to={paths.partnerConsole.departure(departureId)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {plan.title}
      </LocalLink>
      <ConsoleHead title={m.pconsole_cancel_title()} text={m.pconsole_departs_on({ date: plan.departsOn })} />
      {isClosed && <PageProblem answer={actionData} />}
      {isClosed ? (
        <Notice
          tone="accent"
          title={plan.isCancelled ? m.pconsole_cancel_done() : m.pconsole_cancel_too_late()}
        />
      ) : (
        <>
          <Card className="px-5 py-2">
            <DefinitionList
              facts={[
                {
                  term: m.pconsole_cancel_orders(),
                  value: m.pconsole_cancel_orders_count({ orders: plan.orders, people: plan.people }),
                },
                {
                  term: m.pconsole_cancel_refunds(),
                  value: (
                    <>
                      <Money amount={plan.refundTotal} />
                      <span className="block font-normal">
                        {m.pconsole_cancel_refunds_count({ count: plan.refunds })}
                      </span>
                    </>
                  ),
                },
                { term: m.pconsole_cancel_due(), value: plan.refundDueOn },
              ]}
            />
          </Card>
          <ul className="my-6 list-disc space-y-2 pl-6">
            {[
              m.pconsole_cancel_effect_sale(),
              m.pconsole_cancel_effect_orders(),
              m.pconsole_cancel_effect_money(),
              m.pconsole_cancel_effect_letter(),
            ].map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <AppFormBox form={form}>
            <ConfirmBox label={m.pconsole_cancel_confirm()} error={form.field('confirmed').error} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton variant="danger">{m.pconsole_cancel_button()}</SubmitButton>
              <LocalLink
                to={paths.partnerConsole.departure(departureId)}
                className={buttonClass('secondary')}
              >
                {m.pconsole_cancel_keep()}
              </LocalLink>
            </div>
          </AppFormBox>
        </>
      )}
    </div>
  );
}
