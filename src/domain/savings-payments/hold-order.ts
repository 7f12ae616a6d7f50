// An order's clocks while a bank decides (docs/product/savings-payments.md): its seats and its promo stay, counted from the first
// request, so that asking again and again holds nothing for longer.
import { clocksOf } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import { prolongPromoUse } from '#domain/promos';
import { addDays, endOfDayInIndonesia } from '#shared/dates';
import { dayMs, minuteMs } from '#shared/durations';
import { savingsPaymentHoldDays } from '#shared/limits';
import type { SavingsPayment } from './find-savings-payment.ts';
import type { SavingsPaymentDeps } from './move-savings-payment.ts';

/** When a bank was first asked to pay this order; null: never. */
export async function firstAskedAt({ db }: SavingsPaymentDeps, bookingId: string): Promise<Date | null> {
  const { first } = await db
    .selectFrom('savings_payments')
    .select((is) => is.fn.min('asked_at').as('first'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return first;
}

interface Hold {
  booking: { id: string; departure: { departsOn: string } };
  invoice: { id: string; dueAt: Date };
  brand: Brand;
  since: Date;
}

/** So many days from the first request, at most until the day before departure; never less than the order has. */
export function holdFor(deps: SavingsPaymentDeps, { booking, invoice, brand, since }: Hold): Promise<void> {
  const days = deps.savingsPaymentHoldDays ?? savingsPaymentHoldDays;
  const eve = endOfDayInIndonesia(addDays(booking.departure.departsOn, -1));
  const until = Math.min(since.getTime() + days * dayMs, eve.getTime());
  const dueAt = new Date(Math.max(until, invoice.dueAt.getTime()));
  return setClocks(deps, { bookingId: booking.id, invoiceId: invoice.id, brand, dueAt });
}

/** The bank said no, or the member withdrew: what was left before, but time to pay at least; never more than the order has. */
export async function restoreHold(
  deps: SavingsPaymentDeps,
  { booking, invoice, formerDueAt }: SavingsPayment,
  brand: Brand,
): Promise<void> {
  const row = await deps.db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .select(['i.due_at', 'd.departs_on'])
    .where('i.id', '=', invoice.id)
    .where('i.status', '=', 'waiting')
    .where('b.state', '=', 'waiting_payment')
    .executeTakeFirst();
  if (!row) return;
  const { payableUntil } = clocksOf(deps.now(), brand, { departsOn: row.departs_on });
  const least = Math.max(formerDueAt.getTime(), payableUntil.getTime());
  const dueAt = new Date(Math.min(row.due_at.getTime(), least));
  await setClocks(deps, { bookingId: booking.id, invoiceId: invoice.id, brand, dueAt });
}

interface Clocks {
  bookingId: string;
  invoiceId: string;
  brand: Brand;
  dueAt: Date;
}

async function setClocks(
  deps: SavingsPaymentDeps,
  { bookingId, invoiceId, brand, dueAt }: Clocks,
): Promise<void> {
  const { db, now } = deps;
  const releaseAt = new Date(dueAt.getTime() + brand.sales.graceMinutes * minuteMs);
  await db
    .updateTable('bookings')
    .set({ payable_until: dueAt, release_at: releaseAt, changed_at: now() })
    .where('id', '=', bookingId)
    .execute();
  await db
    .updateTable('invoices')
    .set({ due_at: dueAt, reminded_at: null })
    .where('id', '=', invoiceId)
    .execute();
  await db
    .updateTable('seat_claims')
    .set({ release_at: releaseAt })
    .where('booking_id', '=', bookingId)
    .where('release_at', 'is not', null)
    .execute();
  await prolongPromoUse(deps, bookingId, releaseAt);
}
