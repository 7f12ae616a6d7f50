// Reverses an order that does not take place (docs/product/payments.md; decision 0034):
// its invoices' money becomes refunds, its promo may be used again, its seats are free.
import {
  allocationKey,
  type retainedCostPosting,
  findPaymentMoney,
  findUnapplied,
  giftCounted,
  type PaidBy,
  post,
  postReversal,
  promoKey,
} from '#domain/ledger';
import { endPayments, type RefundReason, refundUnapplied } from '#domain/payments';
import { returnPromoUse } from '#domain/promos';
import { freeSeats } from '#domain/seats';
import { AppError } from '#shared/errors';
import type { TransitionDeps } from './transition-booking.ts';

interface GivenBack {
  bookingId: string;
  reason: RefundReason;
  /** Null: the clock. */
  actorId: string | null;
  /**
   * What the partner retains: costs it had spent (decision 0048), or what its contract leaves it (0055).
   * Refuses `booking_state` when less than that was paid.
   */
  kept?: { sum: number; posting: typeof retainedCostPosting };
}

/**
 * In a transaction that holds the locks of the departure's seats and of the booking; the caller makes the
 * transition itself.
 */
export async function reverseBooking(
  deps: TransitionDeps,
  { bookingId, reason, actorId, kept }: GivenBack,
): Promise<void> {
  const { db } = deps;
  let left = kept?.sum ?? 0;
  // The largest first: a share that fits one payment is taken from one.
  const paid = await db
    .selectFrom('payments')
    .select(['id', 'payable_id', 'partner_id', 'gateway', 'resettlements'])
    .where('subject_id', '=', bookingId)
    .where('status', '=', 'paid')
    // A booking's payee is its partner.
    .$narrowType<{ partner_id: string }>()
    .orderBy('total', 'desc')
    .orderBy('id')
    .execute();
  for (const { id, payable_id, partner_id: partnerId, gateway, resettlements: round } of paid) {
    const key = allocationKey(payable_id, id, round);
    // One that paid nothing (a second payment) has nothing to reverse here: its money is refunded below.
    const hasPaid = await postReversal(deps, { of: key, key: `${key} given back` });
    const by = { paymentId: id, partnerId, gateway, bookingId };
    await countGift(deps, by);
    const share = hasPaid && left > 0 ? Math.min(left, await findUnapplied(deps, id, 'customer')) : 0;
    if (!kept || share <= 0) continue;
    await post(deps, kept.posting(by, share));
    left -= share;
  }
  if (left > 0) throw new AppError('booking_state');
  await postReversal(deps, { of: promoKey(bookingId), key: `${promoKey(bookingId)} given back` });
  await endPayments(deps, bookingId);
  await refundUnapplied(deps, { subjectId: bookingId, reason, actorId });
  await db
    .updateTable('invoices')
    .set({ status: 'refunded' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .execute();
  await db
    .updateTable('invoices')
    .set({ status: 'expired' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .execute();
  await returnPromoUse(deps, bookingId);
  await freeSeats(deps, bookingId);
}

/**
 * What the partner already refunded of a payment in its gateway's dashboard (decision 0037), and what finance granted of it, is part of
 * what is refunded now.
 */
async function countGift(deps: TransitionDeps, paid: PaidBy & { partnerId: string }): Promise<void> {
  const { refundedByPartner, refundedByPlatform } = await findPaymentMoney(deps, paid.paymentId);
  if (refundedByPartner + refundedByPlatform > 0)
    await post(deps, giftCounted(paid, { partner: refundedByPartner, platform: refundedByPlatform }));
}
