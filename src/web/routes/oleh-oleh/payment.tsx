// A souvenir order's payment (spec §2 /oleh-oleh/pembayaran/{idBooking}/{idPayment?}/{paymentNumber}, §4): the number to copy, the time that
// is left, how to pay it. Opens for whoever ordered, and moves on by itself when the money has arrived.
import * as m from '#messages/messages';
import { findPayment } from '#domain/payments';
import { PaymentPage } from '#web/payments/payment-page.tsx';
import type { PaymentView } from '#web/payments/payment-view';
import { openPayment } from '#web/payments/payment-view.server';
import type { RouteHandle } from '#web/route-handle';
import { requireSouvenirOrder } from '#web/souvenir-orders/require-order.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payment';

export const handle: RouteHandle<PaymentView> = { back: ({ methodsPath }) => methodsPath };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { idBooking, idPayment, paymentNumber } = args.params;
  const { actor, order } = await requireSouvenirOrder(request, idBooking);
  const payment = await findPayment(request.deps, order.id, paymentNumber);
  const isNamed = payment && (idPayment === undefined || idPayment === payment.id);
  return openPayment(request, actor, isNamed ? payment.id : null);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payment_title());
}

export default function SouvenirPaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData} />;
}
