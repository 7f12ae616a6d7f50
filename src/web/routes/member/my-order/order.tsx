// One order (spec §2 /member/my-order/{orderId}): by its id or its code.
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { CachedCopy } from '#web/bookings/cached-copy.tsx';
import { OrderPage } from '#web/bookings/order-page.tsx';
import type { RouteHandle } from '#web/route-handle';
import { loadOrder } from '#web/bookings/order-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/order';

export const handle: RouteHandle = {
  member: { back: paths.member.orders },
  hidesBottomNavigation: true,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return {
    order: await loadOrder(request, args.params.orderId),
    asOf: formatInstant(request.deps.now(), request.locale),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(
    matches,
    loaderData ? m.orders_detail_title({ code: loaderData.order.code }) : m.orders_title(),
  );
}

export default function OrderRoute({ loaderData: { order, asOf } }: Route.ComponentProps) {
  return (
    <>
      <CachedCopy at={asOf} />
      <OrderPage order={order} />
    </>
  );
}
