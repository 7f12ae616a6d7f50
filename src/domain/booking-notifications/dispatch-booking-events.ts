// Consequences of booking transitions (docs/product/outbox.md): one table, event → handler. All of it is written
// in one transaction with the mark that it was done: a job that runs twice, or dies midway, notifies nobody
// twice.
import { sql } from 'kysely';
import { type EmailToSend, sendEmails } from '#domain/outbox';
import { type Notice, notify } from '#domain/notifications';
import { notifyAgenciesOfOrders } from '#domain/private-umrah';
import { notifySeatsBack } from '#domain/seat-notices';
import { transaction } from '#platform/database/database';
import { type DispatchDeps, type Booking, unsafeFindBookings, type BookingEvent } from '#domain/bookings';
import {
  notifyNeedsAttention,
  notifyCancelled,
  notifyCancelledByTerms,
  notifyConfirmed,
  notifyHoldEnded,
  notifyRescheduleRefused,
  notifyPaidInFull,
  notifyPlaced,
  notifyRescheduled,
  notifyExtension,
} from './order-emails.ts';
import { noticesOf, noticedEvents } from './order-notices.ts';
import { isPartnerNotified, partnerNoticesOf } from './partner-notices.ts';

/** Returns the emails to write. */
type EmailWriter = (deps: DispatchDeps, booking: Booking) => Promise<EmailToSend[]>;

const emailWriters: Partial<Record<BookingEvent, readonly EmailWriter[]>> = {
  checked_out: [notifyPlaced],
  down_payment_paid: [notifyConfirmed],
  paid_in_full: [notifyPaidInFull],
  seats_gone: [notifyNeedsAttention],
  settlement_overdue: [notifyNeedsAttention],
  payment_reversed: [notifyNeedsAttention],
  hold_ran_out: [notifyFreedSeats],
  financing_ended: [notifyFreedSeats],
  account_deleted: [notifyFreedSeats],
  cancelled_by_partner: [notifyCancelled, notifyFreedSeats],
  cancelled_by_terms: [notifyCancelledByTerms, notifyFreedSeats],
  rescheduled: [notifyRescheduled],
  new_date_refused: [notifyRescheduleRefused, notifyFreedSeats],
  time_given: [notifyExtension],
  refunded: [notifyHoldEnded, notifyFreedSeats],
};

export interface DispatchedEvent {
  bookingId: string;
  event: BookingEvent;
  moveId: number;
}

/** Handles each transition once. Many transitions at once cost as many statements as one. */
export async function dispatchBookingEvents(
  deps: DispatchDeps,
  events: readonly DispatchedEvent[],
): Promise<void> {
  // In the order in which they happened; each once, even when its job is enqueued twice.
  const notified = [...new Map(events.map((one) => [one.moveId, one])).values()]
    .filter(({ event }) => (emailWriters[event] ?? noticedEvents.includes(event)) || isPartnerNotified(event))
    .toSorted((a, b) => a.moveId - b.moveId);
  if (notified.length === 0) return;
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const marked = await db
      .updateTable('booking_history')
      .set({ told_at: deps.now() })
      .where(sql<boolean>`id = any (${notified.map(({ moveId }) => moveId)}::bigint[])`)
      .where('told_at', 'is', null)
      .returning('id')
      .execute();
    const fresh = notified.filter(({ moveId }) => marked.some(({ id }) => id === moveId));
    const bookings = await unsafeFindBookings(
      within,
      fresh.map(({ bookingId }) => bookingId),
    );
    const happened = fresh.flatMap(({ bookingId, event }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      return booking ? [{ event, booking }] : [];
    });
    const emails: EmailToSend[] = [];
    const notices: Notice[] = [];
    for (const { event, booking } of happened) {
      // Nothing is to be paid here: the bank answers, and its page says how far it is.
      if (event === 'checked_out' && booking.paymentPlan === 'financing') continue;
      for (const writeEmails of emailWriters[event] ?? [])
        emails.push(...(await writeEmails(within, booking)));
      notices.push(...noticesOf(event, booking));
    }
    await sendEmails(within, emails);
    await notify(within, [...notices, ...(await partnerNoticesOf(within, happened))]);
    await notifyAgenciesOfOrders(within, fresh);
  });
}

async function notifyFreedSeats(deps: DispatchDeps, { departure }: Booking): Promise<EmailToSend[]> {
  await notifySeatsBack(deps, departure.id);
  return [];
}
