// Pays a booking (spec §7 POST bookings/{id}/payments/{methodId}): charges the next invoice that waits.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type PaymentDeps, type RunningPayment, startPayment } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isBookingCode, isId } from '#shared/names';

export interface PayWish {
  /** Its id or its code. */
  booking: string;
  /** Code of the payment method. */
  method: string;
  brand: Brand;
  /** The path to which wallets and card pages return the browser, by the booking's id. */
  returnUrl: (bookingId: string) => string;
}

/** Refuses `not_found`, `invoice_not_payable` when no invoice waits, and what `startPayment` refuses. */
export async function payNextInvoice(
  deps: PaymentDeps,
  actor: Actor,
  { booking, method, brand, returnUrl }: PayWish,
): Promise<RunningPayment> {
  const next = await findNext(deps.db, actor, brand, booking);
  if (!next) throw new AppError('not_found');
  if (!next.invoiceId) throw new AppError('invoice_not_payable');
  return startPayment(deps, actor, {
    kind: 'booking_invoice',
    id: next.invoiceId,
    method,
    brand,
    returnUrl: returnUrl(next.bookingId),
  });
}

/**
 * A supplement comes first once the order stands, because documents wait for it; before that it comes last.
 */
export const supplementFirst = sql<number>`case when i.stage = 'supplement' and b.state in ('partly_paid', 'paid', 'in_preparation') then 0 else 1 end`;

async function findNext(db: Db, { accountId }: Actor, brand: Brand, idOrCode: string) {
  if (!isId(idOrCode) && !isBookingCode(idOrCode)) return null;
  return db
    .selectFrom('bookings as b')
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.booking_id', '=', 'b.id').on('i.status', '=', 'waiting'),
    )
    .select(['b.id as bookingId', 'i.id as invoiceId'])
    .where(isId(idOrCode) ? 'b.id' : 'b.code', '=', idOrCode)
    .where('b.account_id', '=', accountId)
    .where('b.brand_id', '=', brand.id)
    .orderBy(supplementFirst)
    .orderBy('i.due_at')
    .orderBy('i.stage')
    .limit(1)
    .executeTakeFirst();
}
