// Notifications about an order (docs/product/notifications.md): beside the email, in the same transaction, by the same table of events.
import type { Booking, BookingEvent } from '#domain/bookings';
import type { Notice } from '#domain/notifications';
import type { NotificationKind, NotificationValues } from '#shared/notifications';
import * as paths from '#shared/paths';

type Writer = (booking: Booking) => NotificationKind;
const always = (kind: NotificationKind): Writer => {
  return () => kind;
};

/**
 * Every event of a booking that its member should hear of. Not: what the member did on the page before them
 * (`new_date_kept`, `account_deleted`), what changes nothing for them (`attention_settled`), and what has notices of its own
 * (financing; the step that begins the preparation).
 */
const kinds: Partial<Record<BookingEvent, Writer>> = {
  checked_out: always('order_placed'),
  down_payment_paid: always('order_confirmed'),
  // An order paid at once is confirmed by this event; one in stages was confirmed before.
  paid_in_full: (booking) => (isPaidInStages(booking) ? 'order_settled' : 'order_confirmed'),
  seats_gone: always('order_attention'),
  settlement_overdue: always('order_attention'),
  payment_reversed: always('order_attention'),
  time_given: always('order_extended'),
  hold_ran_out: always('order_expired'),
  refunded: always('order_ended'),
  cancelled_by_partner: always('order_cancelled'),
  cancelled_by_terms: always('order_cancelled'),
  rescheduled: always('order_rescheduled'),
  new_date_refused: always('new_date_refused'),
  journey_begun: always('journey_begun'),
  journey_over: always('journey_over'),
  supplement_paid: always('supplement_paid'),
  supplement_reversed: always('supplement_reversed'),
};

/** Its last payment settles what an earlier one confirmed. */
export const isPaidInStages = ({ invoices }: Booking): boolean =>
  invoices.some(({ stage }) => stage === 'settlement');

export const noticedEvents = Object.keys(kinds) as BookingEvent[];

/** None to a deleted member. */
export function noticesOf(event: BookingEvent, booking: Booking): Notice[] {
  const kind = kinds[event]?.(booking);
  if (!kind) return [];
  const { code, departure } = booking;
  return noticeAbout(booking, kind, { code, departsOn: departure.departsOn });
}

type Reader = Pick<Booking, 'id' | 'code' | 'accountId' | 'brandId'>;

/** About an order, once for its kind and `occasion`. None to a deleted member. */
export function noticeAbout<Kind extends NotificationKind>(
  { id, code, accountId, brandId }: Reader,
  kind: Kind,
  values: NotificationValues[Kind],
  occasion = '',
): Notice[] {
  if (!accountId) return [];
  return [
    {
      accountId,
      kind,
      values,
      brandId,
      path: paths.member.order(code),
      dedupeKey: `order:${id}:${kind}${occasion}`,
    },
  ];
}
