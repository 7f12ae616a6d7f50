// Pays a booking (spec §7 POST bookings/{id}/payments/{methodId}): charges the next invoice that waits.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import {
  type Beginning,
  beginningQuestions,
  type PaymentDeps,
  type RunningPayment,
  startPayment,
} from '#domain/payments';
import type { Db } from '#platform/database/database';
import { type Answers, readTogether } from '#platform/database/read-together';
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

interface NextInvoice {
  bookingId: string;
  invoiceId: string | null;
}

type NextPayment = Answers<{ next: NextInvoice }> & Beginning;

/** Everything a payment of the next invoice begins with, for one statement; null: no order is called so. */
export function nextPaymentQuestions(
  deps: Pick<PaymentDeps, 'db' | 'payables' | 'payments'>,
  { accountId, brand, booking }: { accountId: string; brand: Brand; booking: unknown },
) {
  const next = nextQuery(deps.db, accountId, brand, booking);
  return next && { next, ...beginningQuestions(deps, 'booking_invoice', sql<string>`"next"."invoiceId"`) };
}

/**
 * Refuses `not_found`, `invoice_not_payable` when no invoice waits, and what `startPayment` refuses. `read`: what `nextPaymentQuestions`
 * answered a moment ago.
 */
export async function payNextInvoice(
  deps: PaymentDeps,
  actor: Actor,
  { booking, method, brand, returnUrl }: PayWish,
  read?: NextPayment,
): Promise<RunningPayment> {
  const questions = nextPaymentQuestions(deps, { accountId: actor.accountId, brand, booking });
  if (!questions) throw new AppError('not_found');
  const { next, ...beginning } = read ?? (await readTogether(deps.db, questions));
  if (!next) throw new AppError('not_found');
  if (!next.invoiceId) throw new AppError('invoice_not_payable');
  const wish = {
    kind: 'booking_invoice' as const,
    id: next.invoiceId,
    method,
    brand,
    returnUrl: returnUrl(next.bookingId),
  };
  return startPayment(deps, actor, wish, beginning);
}

/**
 * A supplement comes first once the order stands, because documents wait for it; before that it comes last.
 */
export const supplementFirst = sql<number>`case when i.stage = 'supplement' and b.state in ('partly_paid', 'paid', 'in_preparation') then 0 else 1 end`;

function nextQuery(db: Db, accountId: string, brand: Brand, idOrCode: unknown) {
  if (typeof idOrCode !== 'string' || (!isId(idOrCode) && !isBookingCode(idOrCode))) return null;
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
    .limit(1);
}
