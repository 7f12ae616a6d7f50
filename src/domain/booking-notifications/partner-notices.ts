// What the people of a travel partner hear of orders in its catalogue (docs/product/notifications.md). Of an order that is not
// paid they hear nothing: most lapse, and the console lists them. Private umrahs have notices of their own.
import type { Booking, BookingEvent } from '#domain/bookings';
import { findPartnerPeople } from '#domain/memberships';
import type { Notice, NotifyDeps } from '#domain/notifications';
import type { OrderTrouble } from '#shared/notifications';
import * as paths from '#shared/paths';
import { isPaidInStages } from './order-notices.ts';

const troubles: readonly BookingEvent[] = [
  'seats_gone',
  'settlement_overdue',
  'payment_reversed',
  'new_date_refused',
] satisfies OrderTrouble[];
const isTrouble = (event: BookingEvent | OrderTrouble): event is OrderTrouble => troubles.includes(event);
const payments: readonly BookingEvent[] = ['down_payment_paid', 'paid_in_full'];

export const isPartnerNotified = (event: BookingEvent): boolean =>
  payments.includes(event) || isTrouble(event);

/** One notice for each event and person; payments of one departure share theirs, which counts them. */
export async function partnerNoticesOf(
  deps: NotifyDeps,
  events: readonly { event: BookingEvent; booking: Booking }[],
): Promise<Notice[]> {
  const heard = events.filter(
    ({ event, booking }) => isPartnerNotified(event) && !booking.departure.isPrivate,
  );
  if (heard.length === 0) return [];
  // Who prepares journeys, and who counts the money.
  const people = await findPartnerPeople(
    deps,
    heard.map(({ booking }) => booking.partner.id),
    'documents',
    'money',
  );
  return heard.flatMap(({ event, booking }) =>
    people
      .filter(({ partnerId }) => partnerId === booking.partner.id)
      .map(({ accountId }) => ({ accountId, brandId: null, ...said(event, booking) })),
  );
}

function said(event: BookingEvent, booking: Booking): Pick<Notice, 'kind' | 'values' | 'path' | 'dedupeKey'> {
  const { id, code, departure } = booking;
  if (isTrouble(event))
    return {
      kind: 'order_trouble',
      values: { code, event },
      path: paths.partnerConsole.booking(code),
      dedupeKey: `order trouble ${id}`,
    };
  const payment = event === 'paid_in_full' && isPaidInStages(booking) ? 'settled' : 'confirmed';
  return {
    kind: 'orders_paid',
    values: { departure: departure.title, departsOn: departure.departsOn, event: payment },
    path: paths.partnerConsole.departure(departure.id),
    dedupeKey: `orders ${payment} ${departure.id}`,
  };
}
