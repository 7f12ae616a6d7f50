// What a payment's page shows, from the payment and its booking (spec §3 payment detail).
import * as m from '#messages/messages';
import { findBooking } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { findOwnPayment, listWrongAmounts, type RunningPayment } from '#domain/payments';
import { formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { groupedNumber, paymentMethods } from '#shared/payment-methods';
import { drawQr } from '#art/qr';
import { isAreaOpen } from '#web/areas';
import type { CopyView, PaymentView } from './payment-view.ts';
import { localized } from '#labels/localized';
import type { PageRequest } from '#web/request/page-context.server';
import { paymentGuides, paymentMethodName } from './labels.server.ts';

/** Null when there is none of this token, or it is somebody else's. */
export async function loadPayment(
  { deps, brand, locale }: PageRequest,
  actor: Actor,
  token: string,
): Promise<PaymentView | null> {
  const payment = await findOwnPayment(deps, actor, token);
  const booking = payment && (await findBooking(deps, actor, payment.subjectId));
  if (!booking || booking.brandId !== brand.id) return null;
  const { instructions, method } = payment;
  const now = deps.now();
  const isOver = payment.state === 'waiting' && payment.expiresAt <= now;
  const invoice = [...booking.invoices, ...booking.supplements].find(({ id }) => id === payment.payableId);
  return {
    token: payment.id,
    state: isOver ? 'expired' : payment.state,
    bookingId: booking.id,
    slug: booking.departure.slug,
    title: localized(booking.departure.title, locale),
    method: paymentMethodName(method),
    kind: paymentMethods[method].kind,
    total: payment.total,
    adminFee: payment.adminFee,
    expiresAt: payment.expiresAt.toISOString(),
    expiresText: formatInstant(payment.expiresAt, locale),
    now: now.toISOString(),
    numbers: numbersOf(payment),
    qr: instructions?.qrString ? drawQr(instructions.qrString) : null,
    link: instructions?.redirectUrl ?? instructions?.deepLink ?? null,
    guides: paymentGuides(method),
    wrongAmount:
      payment.state === 'failed'
        ? ((await listWrongAmounts(deps, booking.id)).find(({ paymentId }) => paymentId === payment.id)
            ?.amount ?? null)
        : null,
    mayTryAgain: invoice?.status === 'waiting' && invoice.dueAt > now,
  };
}

/** Spec §4: to the order; to the last step of the checkout where a brand shows no orders. */
export function afterPayment(
  { brand }: Pick<PageRequest, 'brand'>,
  { bookingId, slug }: Pick<PaymentView, 'bookingId' | 'slug'>,
): string {
  return isAreaOpen('orders', brand.flags)
    ? paths.member.order(bookingId)
    : `${paths.checkout(slug, bookingId)}?step=selesai`;
}

function numbersOf({ instructions, method }: RunningPayment): CopyView[] {
  if (!instructions?.number) return [];
  const { number, billerCode } = instructions;
  const shown = groupedNumber(method, number);
  return billerCode
    ? [
        { label: m.payment_biller_code(), shown: billerCode, value: billerCode },
        { label: m.payment_bill_key(), shown, value: number },
      ]
    : [{ label: m.payment_number(), shown, value: number }];
}
