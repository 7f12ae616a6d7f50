// Paying a booking (spec §7 POST bookings/{id}/payments/{methodId}): what is paid is the next invoice that waits.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type PaymentDeps, type RunningPayment, startPayment } from '#domain/payments';
import { AppError } from '#shared/errors';
import { getBooking } from './find-booking.ts';

export interface PayWish {
  bookingId: string;
  /** Code of the way to pay. */
  method: string;
  brand: Brand;
  /** Where wallets and card pages send the browser back. */
  returnUrl: string;
}

/** Refuses `not_found`, `invoice_not_payable` when nothing waits, and what `startPayment` refuses. */
export async function payNextInvoice(deps: PaymentDeps, actor: Actor, { bookingId, method, brand, returnUrl }: PayWish): Promise<RunningPayment> {
  const { invoices } = await getBooking(deps, actor, brand, bookingId);
  const invoice = invoices.find(({ status }) => status === 'waiting');
  if (!invoice) throw new AppError('invoice_not_payable');
  return startPayment(deps, actor, { kind: 'booking_invoice', id: invoice.id, method, brand, returnUrl });
}
