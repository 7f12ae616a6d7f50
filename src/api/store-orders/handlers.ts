// A store's orders and returns over HTTP (docs/product/store-console.md).
import type { Actor } from '#domain/memberships';
import { storeOfActor } from '#domain/memberships';
import {
  acceptReturn,
  acceptStoreOrder,
  correctTracking,
  decideReturn,
  findStoreOrder,
  listContestedReturns,
  listStoreOrders,
  markDelivered,
  receiveReturn,
  refusePieces,
  refuseReturn,
  refuseStoreOrder,
  shipStoreOrder,
  type StoreOrder,
} from '#domain/souvenir-orders';
import { consoleSort } from '#shared/console-list';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { firstStoreOrderSort, storeOrderQueues, storeOrderSorts } from '#shared/store-order-queues';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { piecesOf, presentParcel } from '#api/souvenir-orders/present';
import { storeOrdersContract } from './contract.ts';

type StaffRequest = ApiRequest & { actor: Actor };

export const storeOrdersApi = implement(storeOrdersContract, {
  list: async ({ query: { queue, sort: order, page, limit } }, { deps, actor, locale }) => {
    const states = storeOrderQueues[queue];
    const sort = consoleSort(order, storeOrderSorts, firstStoreOrderSort);
    const list = await listStoreOrders(deps, actor, {
      storeId: storeOfActor(actor, 'orders'),
      ...{ states, sort, page, limit },
    });
    return {
      data: list.items.map((order) => presentOrder(order, locale)),
      pagination: presentPagination(list),
    };
  },
  order: async ({ params }, request) => answer(request, params.id),
  accept: async ({ params: { id } }, request) => {
    await acceptStoreOrder(request.deps, request.actor, id);
    return answer(request, id);
  },
  ship: async ({ params: { id }, body }, request) => {
    await shipStoreOrder(request.deps, request.actor, id, body);
    return answer(request, id);
  },
  correctTracking: async ({ params: { id }, body }, request) => {
    await correctTracking(request.deps, request.actor, id, body);
    return answer(request, id);
  },
  deliver: async ({ params: { id } }, request) => {
    await markDelivered(request.deps, request.actor, id);
    return answer(request, id);
  },
  refuse: async ({ params: { id }, body: { items, ...form } }, request) => {
    if (items)
      await refusePieces(request.deps, request.actor, id, { pieces: piecesOf(items), ...reasonOf(form) });
    else await refuseStoreOrder(request.deps, request.actor, id, form);
    return answer(request, id);
  },
  acceptReturn: async ({ params: { id }, body }, request) => {
    await acceptReturn(request.deps, request.actor, id, body);
    return answer(request, id);
  },
  refuseReturn: async ({ params: { id }, body }, request) => {
    await refuseReturn(request.deps, request.actor, id, body);
    return answer(request, id);
  },
  receiveReturn: async ({ params: { id }, body }, request) => {
    await receiveReturn(request.deps, request.actor, id, { sellable: piecesOf(body.sellable) });
    return answer(request, id);
  },
  contested: async (_input, { deps, actor, locale }) => ({
    data: (await listContestedReturns(deps, actor)).map((order) => presentOrder(order, locale)),
  }),
  decide: async ({ params, body }, { deps, actor }) => {
    await decideReturn(deps, actor, params.id, body);
    return { data: null };
  },
});

const reasonOf = ({ reason, note }: { reason?: unknown; note?: unknown }) => ({
  reason,
  ...(note !== undefined && { note }),
});

/** Of their store: a buyer who works at another one finds their own orders among their orders. */
async function answer({ deps, actor, locale }: StaffRequest, id: string) {
  const order = await findStoreOrder(deps, actor, id);
  if (order.store.id !== storeOfActor(actor, 'orders')) throw new AppError('not_found');
  return { data: presentOrder(order, locale) };
}

const presentOrder = (order: StoreOrder, locale: Locale) => ({
  ...presentParcel(order, locale),
  order_code: `${order.orderCode}-${order.position}`,
  ordered_at: order.orderedAt.toISOString(),
});
