// What the people of a travel partner hear of orders in its catalogue (docs/product/notifications.md). Of an order that is not
// paid they hear nothing: most lapse, and the console lists them. Private umrahs have notices of their own.
import { sql } from 'kysely';
import type { Booking, BookingEvent } from '#domain/bookings';
import type { Notice, NotifyDeps } from '#domain/notifications';
import type { OrderTrouble } from '#shared/notifications';
import { dutyAllows, partnerDuties } from '#shared/partner-duties';
import * as paths from '#shared/paths';

const troubles: Partial<Record<BookingEvent, OrderTrouble>> = {
  seats_gone: 'seats_gone',
  settlement_overdue: 'settlement_overdue',
  payment_reversed: 'payment_reversed',
  new_date_refused: 'new_date_refused',
};
const payments: readonly BookingEvent[] = ['down_payment_paid', 'paid_in_full'];

export const isPartnerNotified = (event: BookingEvent): boolean =>
  payments.includes(event) || troubles[event] !== undefined;

/** Who prepares journeys, and who counts the money. */
const hearingDuties = partnerDuties.filter(
  (duty) => dutyAllows(duty, 'documents') || dutyAllows(duty, 'money'),
);

/** One notice for each event and person; payments of one departure share theirs, which counts them. */
export async function partnerNoticesOf(
  { db }: NotifyDeps,
  events: readonly { event: BookingEvent; booking: Booking }[],
): Promise<Notice[]> {
  const heard = events.filter(
    ({ event, booking }) => isPartnerNotified(event) && !booking.departure.isPrivate,
  );
  if (heard.length === 0) return [];
  const { rows: people } = await sql<{ accountId: string; partnerId: string }>`
    select distinct account_id as "accountId", partner_id as "partnerId" from memberships
    where partner_id = any (${heard.map(({ booking }) => booking.partner.id)}::uuid[])
      and role = 'partner_staff' and duties && ${hearingDuties}::text[]`.execute(db);
  return heard.flatMap(({ event, booking }) =>
    people
      .filter(({ partnerId }) => partnerId === booking.partner.id)
      .map(({ accountId }) => ({ accountId, brandId: null, ...said(event, booking) })),
  );
}

function said(
  event: BookingEvent,
  { id, code, departure, invoices }: Booking,
): Pick<Notice, 'kind' | 'values' | 'path' | 'dedupeKey'> {
  const trouble = troubles[event];
  if (trouble)
    return {
      kind: 'order_trouble',
      values: { code, event: trouble },
      path: paths.partnerConsole.booking(code),
      dedupeKey: `order trouble ${id}`,
    };
  const isSettled = event === 'paid_in_full' && invoices.some(({ stage }) => stage === 'settlement');
  const payment = isSettled ? 'settled' : 'confirmed';
  return {
    kind: 'orders_paid',
    values: { departure: departure.title, departsOn: departure.departsOn, event: payment },
    path: paths.partnerConsole.departure(departure.id),
    dedupeKey: `orders ${payment} ${departure.id}`,
  };
}
