// Bookings over HTTP (spec §7).
import { bookingsContract } from './contract.ts';
import { cartQuestions, checkOut, fillCart, orderQuestions } from '#domain/checkout';
import {
  findUnfinished,
  getBooking,
  leaveFeedback,
  nextPaymentQuestions,
  payNextInvoice,
} from '#domain/bookings';
import { storePushToken, readPushToken } from '#domain/notifications';
import { findPayment, gatewayOfPayee, listPaymentMethods } from '#domain/payments';
import { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import { formValues } from '#api/form-values';
import { implement, readingWithSession } from '#api/implement';
import { once } from '#api/once';
import { presentOrder } from '#api/bookings/present';
import { isTimeZone, presentPayment, presentPaymentMethods } from '#api/payments/payment-data';

export const bookingsApi = implement(bookingsContract, {
  cart: readingWithSession(
    ({ deps, accountId, brand, body }) =>
      cartQuestions(deps, { accountId, brand, departure: body['product_id'] }),
    async (
      { body: { product_id: departure, affiliate_code: affiliateCode = null, ...form } },
      request,
      known,
    ) => {
      const { deps, actor, brand, locale } = request;
      const asked = { departure, form, brand, locale, affiliateCode };
      return once(request, 'cart', { departure, affiliateCode, form, brand: brand.id }, async () => {
        const { bookingId } = await fillCart(deps, actor, asked, known);
        return { data: { id: bookingId } };
      });
    },
  ),
  continueLatest: async (_input, { deps, actor, brand, locale }) => {
    const unfinished = await findUnfinished(deps, actor, brand);
    return {
      data:
        unfinished && presentOrder(await getBooking(deps, actor, brand, unfinished.id), locale, deps.now()),
    };
  },
  detail: async ({ params }, { deps, actor, brand, locale }) => ({
    data: presentOrder(await getBooking(deps, actor, brand, params.id), locale, deps.now()),
  }),
  checkout: readingWithSession(
    ({ deps, accountId, brand, params }) =>
      orderQuestions(deps, { accountId, brand, bookingId: params['id'] }),
    async ({ params: { id: bookingId }, body }, request, known) => {
      const { deps, actor, brand, caller } = request;
      const device = readPushToken(caller.header('fcm-token'));
      const form = formValues(body, { numbers: ['terms_version', 'total'], switches: ['terms_accepted'] });
      return once(request, 'checkout', { bookingId, form }, async () => {
        const placed = await checkOut(deps, actor, { bookingId, form, brand }, known);
        const { invoiceCode, payableUntil } = placed;
        if (device !== null) await storePushToken(deps, actor, device);
        return {
          data: { id: bookingId, invoice_code: invoiceCode, payable_until: payableUntil.toISOString() },
        };
      });
    },
  ),
  gateways: async ({ params }, { deps, actor, brand }) => {
    const booking = await getBooking(deps, actor, brand, params.id);
    const invoice = [...booking.invoices, ...booking.supplements].find(
      ({ id, code }) => id === params.invoice || code === params.invoice,
    );
    if (!invoice) throw new AppError('not_found');
    const offered = await listPaymentMethods(deps, brand, booking.partner.id, rupiah(invoice.amount));
    return { data: presentPaymentMethods(offered, invoice.amount) };
  },
  pay: readingWithSession(
    ({ deps, accountId, brand, params }) =>
      nextPaymentQuestions(deps, { accountId, brand, booking: params['id'] }),
    async ({ params: { id, methodId: method }, body }, request, known) => {
      const { deps, actor, brand, caller } = request;
      refuseContradiction(method, body);
      if (body.payment_gateway !== undefined) {
        const { partner } = await getBooking(deps, actor, brand, id);
        const { name } = await gatewayOfPayee(deps, partner.id);
        if (name !== body.payment_gateway)
          throw new AppError('invalid_input', [{ field: 'payment_gateway', message: 'error_invalid_value' }]);
      }
      return once(request, 'pay', { bookingId: id, method }, async () => {
        const returnUrl = (bookingId: string) =>
          `${deps.brands.linkOrigin(caller.origin)}/member/my-order/${bookingId}`;
        const wish = { booking: id, method, brand, returnUrl };
        return { data: presentPayment(await payNextInvoice(deps, actor, wish, known), deps.now()) };
      });
    },
  ),
  payment: async ({ params }, { deps, actor, brand }) => {
    const booking = await getBooking(deps, actor, brand, params.id);
    const payment = await findPayment(deps, booking.id, params.number);
    if (payment?.id !== params.paymentId) throw new AppError('not_found');
    return { data: presentPayment(payment, deps.now()) };
  },
  feedback: async ({ params: { id: product }, body: form }, { deps, actor, brand }) => {
    await leaveFeedback(deps, actor, { product, form, brand });
    return { data: null, messageKey: 'booking_feedback_thanks' };
  },
});

/** The path names the payment method; a body may repeat it, and must not contradict it. */
function refuseContradiction(
  method: string,
  {
    payment_method_code: code,
    timezone,
  }: { payment_method_code?: string | undefined; timezone?: string | undefined },
): void {
  if (code !== undefined && code !== method)
    throw new AppError('invalid_input', [{ field: 'payment_method_code', message: 'error_invalid_value' }]);
  if (timezone !== undefined && !isTimeZone(timezone))
    throw new AppError('invalid_input', [{ field: 'timezone', message: 'error_invalid_value' }]);
}
