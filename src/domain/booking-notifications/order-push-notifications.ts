// Push notifications about an order (spec §7 `fcm-token`): beside the email, in the same transaction, by the
// same table of events.
import { pageUrl } from '#domain/brands';
import type { PushNotificationName, PushNotificationToSend, PushNotificationValues } from '#domain/outbox';
import type { DispatchDeps, Booking, BookingEvent } from '#domain/bookings';
import { brandOf } from './order-emails.ts';
import * as paths from '#shared/paths';

type Pusher = (deps: Pick<DispatchDeps, 'brands'>, booking: Booking) => PushNotificationToSend[];

const confirmed: Pusher = (deps, booking) =>
  pushNotificationsTo(deps, booking, 'order_confirmed', { code: booking.code });

export const pushers: Partial<Record<BookingEvent, Pusher>> = {
  down_payment_paid: confirmed,
  // An order in stages was confirmed before.
  paid_in_full: (deps, booking) =>
    booking.invoices.some(({ stage }) => stage === 'settlement') ? [] : confirmed(deps, booking),
  cancelled_by_partner: (deps, booking) =>
    pushNotificationsTo(deps, booking, 'departure_cancelled', { code: booking.code }),
  cancelled_by_terms: (deps, booking) =>
    pushNotificationsTo(deps, booking, 'order_cancelled', { code: booking.code }),
  rescheduled: (deps, booking) =>
    pushNotificationsTo(deps, booking, 'departure_moved', {
      code: booking.code,
      departsOn: booking.departure.departsOn,
    }),
};

/** None to a deleted member. */
export function pushNotificationsTo<Name extends PushNotificationName>(
  deps: Pick<DispatchDeps, 'brands'>,
  booking: Booking,
  kind: Name,
  values: PushNotificationValues<Name>,
): PushNotificationToSend[] {
  const { id, accountId, locale } = booking;
  if (!accountId) return [];
  const brand = brandOf(deps, booking);
  return [{ kind, accountId, brand, locale, link: pageUrl(brand, locale, paths.member.order(id)), values }];
}
