// One order (spec §2 /member/my-order/{orderId}): by its id or its code.
import * as m from '#messages/messages';
import { accountMeta } from '#web/features/accounts/account-meta';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import type { RouteHandle } from '#web/route-handle';
import { loadOrder } from '#web/server/order-page';
import { pageRequest } from '#web/server/page-context';
import type { Route } from './+types/order';

export const handle: RouteHandle = { readOnly: true, member: { back: '/member/my-order' }, hidesBottomNavigation: true };

export async function loader(args: Route.LoaderArgs) {
  return { order: await loadOrder(pageRequest(args), args.params.orderId) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? m.orders_detail_title({ code: loaderData.order.code }) : m.orders_title());
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage order={loaderData.order} />;
}
