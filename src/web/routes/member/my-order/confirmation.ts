// The confirmation letter of an order as PDF (issue "booking" 5).
import { sendOrderPaper } from '#web/server/orders/order-papers';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/confirmation';

export function loader(args: Route.LoaderArgs) {
  return sendOrderPaper(pageRequest(args), args.params.orderId, 'order_confirmation');
}
