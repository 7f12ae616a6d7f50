// Notifications on the site about an order (docs/product/notifications.md): beside the email, in the same transaction, by the same
// table of events.
import type { Booking, BookingEvent } from '#domain/bookings';
import type { Notice } from '#domain/notifications';
import * as paths from '#shared/paths';

type OrderKind = Exclude<Notice['kind'], 'message'>;

const kinds: Partial<Record<BookingEvent, OrderKind>> = {
  checked_out: 'order_placed',
  down_payment_paid: 'order_confirmed',
  paid_in_full: 'order_settled',
  seats_gone: 'order_attention',
  settlement_overdue: 'order_attention',
  payment_reversed: 'order_attention',
  hold_ran_out: 'order_expired',
  cancelled_by_partner: 'order_cancelled',
  cancelled_by_terms: 'order_cancelled',
  rescheduled: 'order_rescheduled',
};

/** None to a deleted member. */
export function noticesOf(event: BookingEvent, { id, code, accountId, departure }: Booking): Notice[] {
  const kind = kinds[event];
  if (!kind || !accountId) return [];
  return [
    {
      accountId,
      kind,
      values: { code, departsOn: departure.departsOn },
      path: paths.member.order(code),
      dedupeKey: `order:${id}:${kind}`,
    },
  ];
}
