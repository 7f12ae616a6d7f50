// The store's orders as a file, with the queue and the order of the page: what the page shows, so no name and no street.
import * as m from '#messages/messages';
import { listStoreOrders } from '#domain/souvenir-orders';
import { clockInIndonesia, todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { storeOrderQueues } from '#shared/store-order-queues';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import { storeOrderStateLabel } from '#web/store-console/order-state';
import { requireStore } from '#web/store-console/require-store.server';
import {
  piecesOf,
  readStoreOrdersQuery,
  storeOrderCode,
  storeOrderDue,
} from '#web/store-console/store-orders.server';
import type { Route } from './+types/orders-csv';

const clock = (at: Date) => `${clockInIndonesia(at).replace('T', ' ')} WIB`;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'orders');
  const { deps } = request;
  const { queue, sort } = readStoreOrdersQuery(request.search);
  const { items } = await listStoreOrders(deps, actor, {
    storeId,
    states: storeOrderQueues[queue],
    sort,
    page: 1,
    limit: maxConsoleRows,
  });
  return csvFile(`${m.sconsole_orders_file()}-${todayInIndonesia(deps.now())}`, [
    [
      m.sconsole_order_code(),
      m.sconsole_order_ordered(),
      m.sconsole_order_due(),
      m.sconsole_order_city(),
      m.sconsole_order_pieces(),
      m.sconsole_order_total(),
      m.sconsole_state(),
    ],
    ...items.map((order) => {
      const due = storeOrderDue(order, queue);
      return [
        storeOrderCode(order),
        clock(order.orderedAt),
        due ? clock(due) : '',
        order.address?.city ?? '',
        piecesOf(order),
        order.total,
        storeOrderStateLabel[order.state](),
      ];
    }),
  ]);
}
