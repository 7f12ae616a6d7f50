// The invoice of an order as PDF (issue "booking" 5).
import { sendOrderPdf } from '#web/bookings/order-pdfs.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/invoice';

export function loader(args: Route.LoaderArgs) {
  return sendOrderPdf(pageRequest(args), args.params.orderId, 'order_invoice');
}
