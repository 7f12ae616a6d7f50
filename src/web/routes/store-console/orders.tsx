// A store's orders (docs/product/store-console.md): the queue of what was paid for, the oldest first, and what became of the rest.
import * as m from '#messages/messages';
import { listStoreOrders } from '#domain/souvenir-orders';
import { consoleListPath } from '#shared/console-list';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { type StoreOrderQueue, storeOrderQueueNames, storeOrderQueues } from '#shared/store-order-queues';
import { useFrame } from '#web/frame';
import { pageRequest } from '#web/request/page-context.server';
import { storeOrderStateLabel, storeOrderStateTone } from '#web/store-console/order-state';
import { requireStore } from '#web/store-console/require-store.server';
import {
  piecesOf,
  readStoreOrdersQuery,
  storeOrderCode,
  storeOrderDue,
} from '#web/store-console/store-orders.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/orders';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'orders');
  const { deps, locale } = request;
  const query = readStoreOrdersQuery(request.search);
  const { queue, sort, page } = query;
  const found = await listStoreOrders(deps, actor, {
    storeId,
    states: storeOrderQueues[queue],
    sort,
    page,
    limit: pageSizes.console,
  });
  return {
    query,
    total: found.total,
    orders: found.items.map((order) => {
      const due = storeOrderDue(order, queue);
      return {
        id: order.id,
        code: storeOrderCode(order),
        state: order.state,
        orderedAt: formatInstant(order.orderedAt, locale, 'short'),
        due: due && formatInstant(due, locale, 'short'),
        city: order.address?.city ?? '',
        pieces: piecesOf(order),
        total: formatRupiah(order.total),
      };
    }),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sconsole_orders());
}

const queueLabel = {
  accept: m.sconsole_queue_accept,
  send: m.sconsole_queue_send,
  sent: m.sconsole_queue_sent,
  ended: m.sconsole_queue_ended,
};

export default function StoreOrdersRoute({ loaderData: { query, total, orders } }: Route.ComponentProps) {
  const { search } = useFrame();
  const { queue, sort, page } = query;
  const storeConsole = paths.storeConsole;
  const pathOf = (name: StoreOrderQueue) =>
    name === 'accept' ? storeConsole.orders : `${storeConsole.orders}?queue=${name}`;
  return (
    <>
      <ConsoleHead
        title={m.sconsole_orders()}
        text={m.sconsole_orders_text()}
        action={<ListFileLink file={storeConsole.ordersFile} total={total} />}
      />
      <nav aria-label={m.sconsole_queues()} className="mb-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {storeOrderQueueNames.map((name) => (
            <li key={name}>
              <LocalLink
                to={pathOf(name)}
                aria-current={name === queue ? 'page' : undefined}
                className="inline-flex min-h-12 items-center whitespace-nowrap border-b-4 border-transparent px-3 font-semibold text-ink-soft hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {queueLabel[name]()}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length === 0 ? (
        <EmptyState title={m.sconsole_orders_none()} text={m.sconsole_orders_none_text()} />
      ) : (
        <>
          <ConsoleTable
            caption={queueLabel[queue]()}
            sort={sort}
            columns={[
              { key: 'code', label: m.sconsole_order_code(), isSortable: true },
              { key: 'ordered', label: m.sconsole_order_ordered(), isSortable: true },
              {
                key: 'due',
                label: m.sconsole_order_due(),
                isSortable: queue === 'accept' || queue === 'send',
              },
              { key: 'city', label: m.sconsole_order_city(), isSortable: true },
              { key: 'pieces', label: m.sconsole_order_pieces(), isNumber: true, isSortable: true },
              { key: 'total', label: m.sconsole_order_total(), isNumber: true, isSortable: true },
              { key: 'state', label: m.sconsole_state() },
            ]}
            rows={orders.map(({ id, code, state, orderedAt, due, city, pieces, total: sum }) => ({
              key: id,
              name: code,
              to: storeConsole.order(id),
              after: due ?? storeOrderStateLabel[state](),
              cells: [
                orderedAt,
                due ?? '–',
                city,
                pieces,
                <span key="total" className="whitespace-nowrap">
                  {sum}
                </span>,
                <Badge key="state" tone={storeOrderStateTone[state]}>
                  {storeOrderStateLabel[state]()}
                </Badge>,
              ],
            }))}
          />
          <PageLinks
            page={page}
            limit={pageSizes.console}
            total={total}
            pathOf={(next) => consoleListPath(storeConsole.orders, search, { page: next })}
          />
        </>
      )}
    </>
  );
}
