// How to pay what is being paid (spec §2 /private-umroh/payment-instruction/{bookingId}): the page of the running payment; without one,
// where it is chosen.
import { redirect } from 'react-router';
import { findLatestPayment } from '#domain/payments';
import { getRequest } from '#domain/private-umrah';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/payment-instruction';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const { id, bookingId, status } = await orMissing(
    getRequest(deps, actor, { id: args.params.bookingId, brand }),
  );
  if (status === 'paid')
    return redirect(localePath(`${paths.privateUmrah.paymentSuccess}?order=${id}`, locale));
  const payment = bookingId && (await findLatestPayment(deps, actor, bookingId));
  const isRunning = payment && payment.state === 'waiting';
  return redirect(
    localePath(isRunning ? paths.payment(payment.id) : paths.privateUmrah.paymentMethod(id), locale),
  );
}
