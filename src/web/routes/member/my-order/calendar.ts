// The dates of an order for a calendar: departure, settlement, manasik (issue "booking" 5).
import { orderCalendar } from '#web/server/orders/order-calendar';
import { requireOrder } from '#web/server/orders/order-page';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/calendar';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { booking } = await requireOrder(request, args.params.orderId);
  return orderCalendar(request, booking);
}
