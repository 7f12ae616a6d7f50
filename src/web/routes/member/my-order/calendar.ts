// The dates of an order for a calendar: departure, settlement, manasik (docs/product/bookings.md).
import { orderCalendar } from '#web/bookings/order-calendar.server';
import { requireOrder } from '#web/bookings/order-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/calendar';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { booking } = await requireOrder(request, args.params.orderId);
  return orderCalendar(request, booking);
}
