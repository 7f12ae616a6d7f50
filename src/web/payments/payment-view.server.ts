// What a payment's page shows, from the payment and its booking (spec §3 payment detail).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { findBooking } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { findRequestOfInvoice } from '#domain/private-umrah';
import { findSouvenirOrder, type SouvenirOrder } from '#domain/souvenir-orders';
import { findOwnPayment, listWrongAmounts, type RunningPayment } from '#domain/payments';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { groupedNumber, paymentMethods } from '#shared/payment-methods';
import { drawQr } from '#art/qr';
import { isAreaOpen } from '#web/areas';
import { paymentPath } from '#web/bookings/payment-path';
import { souvenirOrdersUrl } from '#web/souvenir-orders/orders-url';
import type { CopyView, PaymentView } from './payment-view.ts';
import { localized } from '#labels/localized';
import type { PageRequest } from '#web/request/page-context.server';
import { paymentGuides, paymentMethodName } from './labels.server.ts';

/**
 * The payment of this token, for whoever began it; null names none. Throws the 404 page when there is none, and leads to the order, with a
 * message, once it is paid: of a private umrah by the page that says so.
 */
export async function openPayment(
  request: PageRequest,
  actor: Actor,
  token: string | null,
): Promise<PaymentView> {
  const view = token === null ? null : await loadPayment(request, actor, token);
  if (!view) throw data(null, { status: 404 });
  if (view.state === 'paid') {
    const success = await successPath(request, actor, view.token);
    // That page says so itself.
    if (success === null) request.leaveToast({ type: 'success', message: m.payment_arrived() });
    throw redirect(localePath(success ?? view.orderPath, request.locale), 303);
  }
  return view;
}

/** Of a private umrah the page of its own (spec §2; decision 0224), which leads on to the order; null for anything else. */
async function successPath({ deps, brand }: Reading, actor: Actor, token: string): Promise<string | null> {
  if (!isAreaOpen('privateUmrah', brand.flags)) return null;
  const payment = await findOwnPayment(deps, actor, token);
  const requestId = payment && (await findRequestOfInvoice(deps, actor, payment.payableId));
  return requestId && `${paths.privateUmrah.paymentSuccess}?order=${requestId}`;
}

async function loadPayment(
  { deps, brand, locale }: Reading,
  actor: Actor,
  token: string,
): Promise<PaymentView | null> {
  const payment = await findOwnPayment(deps, actor, token);
  const subject = payment && (await subjectOf({ deps, brand, locale }, actor, payment));
  if (!subject) return null;
  const { instructions, method } = payment;
  const now = deps.now();
  const isOver = payment.state === 'waiting' && payment.expiresAt <= now;
  return {
    token: payment.id,
    state: isOver ? 'expired' : payment.state,
    ...subject,
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
        ? ((await listWrongAmounts(deps, payment.subjectId)).find(({ paymentId }) => paymentId === payment.id)
            ?.amount ?? null)
        : null,
  };
}

type Reading = Pick<PageRequest, 'deps' | 'brand' | 'locale'>;
type Subject = Pick<
  PaymentView,
  'isSouvenirs' | 'methodsPath' | 'orderPath' | 'againPath' | 'title' | 'mayTryAgain'
>;

/** What is paid for: an order of a trip, or of souvenirs. Null: not on this brand. */
async function subjectOf(
  { deps, brand, locale }: Reading,
  actor: Actor,
  { subjectId, payableId }: RunningPayment,
): Promise<Subject | null> {
  const now = deps.now();
  const booking = await findBooking(deps, actor, subjectId);
  if (!booking) return souvenirSubject(await findSouvenirOrder(deps, actor, subjectId), { brand, now });
  if (booking.brandId !== brand.id) return null;
  const invoice = [...booking.invoices, ...booking.supplements].find(({ id }) => id === payableId);
  const { slug, title } = booking.departure;
  return {
    isSouvenirs: false,
    methodsPath: paymentPath({ id: booking.id, slug }),
    // Spec §4: to the order; to the last step of the checkout where a brand shows no orders.
    orderPath: isAreaOpen('orders', brand.flags)
      ? paths.member.order(booking.id)
      : `${paths.checkout(slug, booking.id)}?step=selesai`,
    againPath: paths.checkout(slug),
    title: localized(title, locale),
    mayTryAgain: invoice?.status === 'waiting' && invoice.dueAt > now,
  };
}

function souvenirSubject(
  order: SouvenirOrder,
  { brand, now }: Pick<PageRequest, 'brand'> & { now: Date },
): Subject | null {
  if (order.brandId !== brand.id) return null;
  return {
    isSouvenirs: true,
    methodsPath: paths.souvenirMethods(order.id, order.invoiceId),
    orderPath: souvenirOrdersUrl(),
    againPath: paths.cart,
    title: { text: m.souvenir_order_of({ code: order.code }) },
    mayTryAgain: order.state === 'waiting_payment' && order.payableUntil > now,
  };
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
