// Cancelling a departure (decision 0034): says first what will happen, and wants it confirmed, so that no slip of the
// hand sends hundreds of people home.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { cancelDeparture, foreseeCancellation } from '#domain/bookings';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { ConfirmBox } from '#web/components/ui/confirm-box.tsx';
import { DefinitionList } from '#web/components/ui/definition-list.tsx';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Money } from '#web/components/ui/money.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Card } from '#web/components/ui/section.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import type { RouteHandle } from '#web/route-handle';
import { failedForm } from '#web/server/forms/form-state';
import { orMissing } from '#web/server/request/missing-page';
import { pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import { readForm } from '#web/server/forms/read-form';
import type { Route } from './+types/cancel-departure';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { title, departsOn, refundDueOn, ...rest } = await orMissing(foreseeCancellation(request.deps, actor, args.params.departureId));
  return {
    ...rest, title: textIn(title, request.locale).text, departsOn: formatDate(departsOn, request.locale), refundDueOn: formatDate(refundDueOn, request.locale) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const form = await readForm(args.request);
  try {
    if (form.get('confirmed') !== 'yes') throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
    await orMissing(cancelDeparture(request.deps, actor, args.params.departureId));
  } catch (error) {
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: m.pdesk_said_cancelled() });
  return redirect(localePath('/partner-desk/departures', request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_cancel_title());
}

export default function CancelDepartureRoute({ loaderData: plan, actionData, params: { departureId } }: Route.ComponentProps) {
  const wrong = actionData?.errors.confirmed;
  return (
    <div className="max-w-3xl">
      <LocalLink to={`/partner-desk/departures/${departureId}`} className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">{plan.title}</LocalLink>
      <DeskHead title={m.pdesk_cancel_title()} text={m.pdesk_departs_on({ date: plan.departsOn })} />
      {actionData?.problem && <div className="mb-6"><Notice tone="bad" live title={actionData.problem} /></div>}
      {plan.isCancelled || plan.isOver
        ? <Notice tone="accent" title={plan.isCancelled ? m.pdesk_cancel_done() : m.pdesk_cancel_too_late()} />
        : (
          <>
            <Card className="px-5 py-2">
              <DefinitionList facts={[
                { term: m.pdesk_cancel_orders(), value: m.pdesk_cancel_orders_count({ orders: plan.orders, people: plan.people }) },
                { term: m.pdesk_cancel_refunds(), value: <><Money amount={plan.refundTotal} /><span className="block font-normal">{m.pdesk_cancel_refunds_count({ count: plan.refunds })}</span></> },
                { term: m.pdesk_cancel_due(), value: plan.refundDueOn },
              ]} />
            </Card>
            <ul className="my-6 list-disc space-y-2 pl-6">
              {[m.pdesk_cancel_effect_sale(), m.pdesk_cancel_effect_orders(), m.pdesk_cancel_effect_money(), m.pdesk_cancel_effect_letter()].map((effect) => <li key={effect}>{effect}</li>)}
            </ul>
            <form method="post" noValidate className="space-y-4">
              <ConfirmBox label={m.pdesk_cancel_confirm()} error={wrong} />
              <div className="flex flex-wrap gap-3">
                <Button variant="danger">{m.pdesk_cancel_button()}</Button>
                <LocalLink to={`/partner-desk/departures/${departureId}`} className={buttonClass('secondary')}>{m.pdesk_cancel_keep()}</LocalLink>
              </div>
            </form>
          </>
        )}
    </div>
  );
}
