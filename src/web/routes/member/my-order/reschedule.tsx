// The answer to a departure's new day (decision 0034): to have the money back is final, so this page says first what goes back, when,
// and wants it confirmed.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { respondToReschedule, findReschedule } from '#domain/departure-changes';
import { findBookingMoney } from '#domain/ledger';
import { refundDueOn } from '#domain/payments';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { rescheduleView } from '#web/bookings/reschedule-view';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireOrder } from '#web/bookings/order-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/reschedule';

export const handle: RouteHandle = {
  member: { back: paths.member.order(':orderId') },
  hidesBottomNavigation: true,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { booking } = await requireOrder(request, args.params.orderId);
  const { deps, locale } = request;
  const [question, money] = await Promise.all([
    findReschedule(deps, booking.id),
    findBookingMoney(deps, booking.id),
  ]);
  if (!question) throw data(null, { status: 404 });
  return {
    id: booking.id,
    code: booking.code,
    newDate: rescheduleView(question, money, locale),
    refundBy: formatDate(refundDueOn(deps.now()), locale),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, booking } = await requireOrder(request, args.params.orderId);
  return answerForm(args.request, null, async (form) => {
    const answer = form.get('answer');
    if (answer !== 'keeps' && answer !== 'refuses') throw data(null, { status: 400 });
    if (answer === 'refuses' && form.get('confirmed') !== 'yes')
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_new_date_unconfirmed' }]);
    await orMissing(
      respondToReschedule(request.deps, actor, {
        booking: booking.id,
        answer,
        brand: request.brand,
        departsOn: String(form.get('departs_on') ?? ''),
      }),
    );
    request.leaveToast({
      type: 'success',
      message: answer === 'keeps' ? m.orders_new_date_said_kept() : m.orders_new_date_said_refused(),
    });
    return redirect(localePath(paths.member.order(booking.id), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_new_date_title());
}

export default function NewDateRoute({
  loaderData: { id, code, newDate, refundBy },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'new-date', answer: actionData });
  const { from, to, toDay, until, isOpen, goesBack } = newDate;
  const hasPaid = goesBack > 0;
  return (
    <>
      <PageTitle>{m.orders_new_date_title()}</PageTitle>
      <Card className="mb-6 px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.orders_new_date_order(), value: code },
            { term: m.orders_new_date_was(), value: from },
            { term: m.orders_new_date_is(), value: to },
            { term: m.orders_new_date_answer_by(), value: until },
            ...(hasPaid
              ? [
                  {
                    term: m.orders_new_date_goes_back(),
                    value: (
                      <>
                        <Money amount={goesBack} />
                        <span className="block font-normal">
                          {m.orders_new_date_goes_back_by({ date: refundBy })}
                        </span>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {!isOpen && form.problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={form.problem} />
        </div>
      )}
      {!isOpen && <Notice tone="neutral" title={m.orders_new_date_closed()} />}
      {isOpen && (
        <AppFormBox form={form}>
          <input type="hidden" name="departs_on" value={toDay} />
          <input type="hidden" name="answer" value="refuses" />
          <p>{hasPaid ? m.orders_new_date_refuse_text() : m.orders_new_date_refuse_unpaid_text()}</p>
          <ConfirmBox label={m.orders_new_date_confirm()} error={form.field('confirmed').error} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger" className="max-md:w-full">
              {hasPaid ? m.orders_new_date_refuse() : m.orders_new_date_refuse_unpaid()}
            </SubmitButton>
            <LocalLink to={paths.member.order(id)} className={`${buttonClass('secondary')} max-md:w-full`}>
              {m.orders_new_date_back()}
            </LocalLink>
          </div>
        </AppFormBox>
      )}
    </>
  );
}
