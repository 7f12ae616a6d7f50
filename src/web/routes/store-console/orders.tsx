// A store's orders (docs/product/store-console.md): the queue of what was paid for, the oldest first, and what became of the rest.
import * as m from '#messages/messages';
import { listStoreOrders } from '#domain/souvenir-orders';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { type StoreOrderQueue, storeOrderQueues } from '#shared/store-order-queues';
import { pageRequest } from '#web/request/page-context.server';
import { storeOrderStateLabel, storeOrderStateTone } from '#web/store-console/order-state';
import { requireStore } from '#web/store-console/require-store.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/orders';

const queueNames = Object.keys(storeOrderQueues) as StoreOrderQueue[];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'orders');
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const queue = queueNames.find((name) => name === params.get('queue')) ?? 'accept';
  const page = askedPage(params);
  const found = await listStoreOrders(deps, actor, {
    storeId,
    states: storeOrderQueues[queue],
    page,
    limit: pageSizes.desk,
  });
  return {
    queue,
    page,
    total: found.total,
    orders: found.items.map((order) => {
      const due = { accept: order.acceptBy, send: order.shipBy, sent: null, ended: null }[queue];
      return {
        id: order.id,
        code: `${order.orderCode}-${order.position}`,
        state: order.state,
        orderedAt: formatInstant(order.orderedAt, locale, 'short'),
        due: due && formatInstant(due, locale, 'short'),
        city: order.address?.city ?? '',
        pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
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

export default function StoreOrdersRoute({
  loaderData: { queue, page, total, orders },
}: Route.ComponentProps) {
  const storeConsole = paths.storeConsole;
  const pathOf = (name: StoreOrderQueue) =>
    name === 'accept' ? storeConsole.orders : `${storeConsole.orders}?queue=${name}`;
  return (
    <>
      <ConsoleHead title={m.sconsole_orders()} text={m.sconsole_orders_text()} />
      <nav aria-label={m.sconsole_queues()} className="mb-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {queueNames.map((name) => (
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
            columns={[
              { key: 'code', label: m.sconsole_order_code() },
              { key: 'ordered', label: m.sconsole_order_ordered() },
              { key: 'due', label: m.sconsole_order_due() },
              { key: 'city', label: m.sconsole_order_city() },
              { key: 'pieces', label: m.sconsole_order_pieces(), isNumber: true },
              { key: 'total', label: m.sconsole_order_total(), isNumber: true },
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
            limit={pageSizes.desk}
            total={total}
            pathOf={(next) => `${storeConsole.orders}?queue=${queue}&page=${next}`}
          />
        </>
      )}
    </>
  );
}
