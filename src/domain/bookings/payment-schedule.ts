// The stages in which a booking is paid, and their due dates (spec §4 payment options; docs/product/bookings.md). Pure.
import type { Brand } from '#domain/brands';
import type { Offer } from '#domain/catalogue';
import type { InvoiceStage, OwnPaymentPlan, PaymentPlan } from '#shared/booking-states';
import { addDays, endOfDayInIndonesia } from '#shared/dates';
import { dayMs, minuteMs } from '#shared/durations';
import { type Rupiah, rupiah, splitByLargestRemainder } from '#shared/money';

export interface PaymentStage {
  stage: InvoiceStage;
  amount: Rupiah;
  dueAt: Date;
  /**
   * The platform's and the consultant's shares of it: over all stages they add up to those of the booking.
   */
  commission: Rupiah;
  affiliate: Rupiah;
}

interface Sum {
  total: Rupiah;
  seats: number;
  commission: Rupiah;
  affiliate: Rupiah;
}

export interface Clocks {
  /** When the countdown ends. */
  payableUntil: Date;
  /** When the seats are released: one grace period later, for late bank notifications. */
  releaseAt: Date;
}

/**
 * The two clocks of an order placed now (docs/product/seats-and-money.md). Nobody pays for a trip on its departure day: it
 * is no longer on sale.
 */
export function clocksOf(
  now: Date,
  { sales }: Pick<Brand, 'sales'>,
  { departsOn }: Pick<Offer, 'departsOn'>,
): Clocks {
  const eve = endOfDayInIndonesia(addDays(departsOn, -1));
  const payableUntil = new Date(Math.min(now.getTime() + sales.payableMinutes * minuteMs, eve.getTime()));
  return { payableUntil, releaseAt: new Date(payableUntil.getTime() + sales.graceMinutes * minuteMs) };
}

/** The same for an order that a bank pays for: it has days, and no grace, since no bank notice of ours is late. */
export function financedClocks(now: Date, days: number, { departsOn }: Pick<Offer, 'departsOn'>): Clocks {
  const eve = endOfDayInIndonesia(addDays(departsOn, -1));
  const releaseAt = new Date(Math.min(now.getTime() + days * dayMs, eve.getTime()));
  return { payableUntil: releaseAt, releaseAt };
}

/**
 * The options on offer: stages only while the settlement's day lies ahead, and only where something is left
 * to settle.
 */
export function plansOf(
  offer: Pick<Offer, 'downPayment' | 'departsOn'>,
  { total, seats }: Pick<Sum, 'total' | 'seats'>,
  payableUntil: Date,
): OwnPaymentPlan[] {
  const staged =
    offer.downPayment !== null &&
    settlementDue(offer)! > payableUntil &&
    offer.downPayment.amount * seats < total;
  return staged ? ['full', 'down_payment'] : ['full'];
}

export function paymentScheduleOf(
  offer: Pick<Offer, 'downPayment' | 'departsOn'>,
  plan: PaymentPlan,
  sum: Sum,
  payableUntil: Date,
): PaymentStage[] {
  if (plan !== 'down_payment' || !offer.downPayment)
    return shared(sum, [{ stage: 'full', amount: sum.total, dueAt: payableUntil }]);
  const first = rupiah(offer.downPayment.amount * sum.seats);
  return shared(sum, [
    { stage: 'down_payment', amount: first, dueAt: payableUntil },
    { stage: 'settlement', amount: rupiah(sum.total - first), dueAt: settlementDue(offer)! },
  ]);
}

function settlementDue({ downPayment, departsOn }: Pick<Offer, 'downPayment' | 'departsOn'>): Date | null {
  return downPayment && endOfDayInIndonesia(addDays(departsOn, -downPayment.settlementDueDays));
}

function shared(
  { commission, affiliate }: Sum,
  stages: Pick<PaymentStage, 'stage' | 'amount' | 'dueAt'>[],
): PaymentStage[] {
  const weights = stages.map(({ amount }) => amount);
  const commissions = splitByLargestRemainder(commission, weights);
  const affiliates = splitByLargestRemainder(affiliate, weights);
  return stages.map((stage, index) => ({
    ...stage,
    commission: commissions[index]!,
    affiliate: affiliates[index]!,
  }));
}
