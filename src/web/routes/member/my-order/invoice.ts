// The invoice of an order as PDF (docs/product/bookings.md).
import { sendOrderPdf } from '#web/bookings/order-pdfs.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/invoice';

export function loader(args: Route.LoaderArgs) {
  return sendOrderPdf(pageRequest(args), args.params.orderId, 'order_invoice');
}
