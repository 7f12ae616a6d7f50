// Choosing how to pay (spec §2 /private-umroh/payment-method/{bookingId}): the same step as of any order, on the booking that the
// confirmed offer has become.
import { redirect } from 'react-router';
import { getBooking } from '#domain/bookings';
import { beginBooking } from '#domain/private-umrah';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { paymentPath } from '#web/bookings/payment-path';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/payment-method';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const id = args.params.bookingId;
  try {
    const { bookingId } = await orMissing(beginBooking(deps, actor, { id, brand, locale }));
    const booking = await getBooking(deps, actor, brand, bookingId);
    const { slug } = booking.departure;
    // Who orders is asked first, as of any order.
    const step = booking.booker ? '' : '?step=identitas';
    const to =
      booking.state === 'draft'
        ? paths.checkout(slug, bookingId) + step
        : paymentPath({ id: bookingId, slug });
    return redirect(localePath(to, locale));
  } catch (error) {
    // Not confirmed yet, over, or the departure has changed: the request's own page says what holds.
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    if (error.code !== 'umrah_request_state')
      request.leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(paths.member.privateUmrah(id), locale));
  }
}
