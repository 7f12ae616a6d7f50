// A store's own orders and returns, for its staff (spec §7 Merchandise (v1); docs/product/store-console.md), and returns that the operator
// decides. Fields are checked by the domain.
import * as z from 'zod';
import { consoleOrders } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { storeOrderSorts } from '#shared/store-order-queues';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { parcelData, pieces } from '#api/souvenir-orders/parcel-data';

const ofStore = { who: ['store_staff'], spec: '§7 Merchandise (v1), docs/product/store-console.md' } as const;
const ofOperator = { who: operatorRoles('returns'), spec: 'docs/product/souvenir-orders.md' } as const;
const orders = '/api/v1/merchandise/store/orders';
const returns = '/api/v3/operator/returns';
const field = z.unknown().optional();
const queues = ['accept', 'send', 'sent', 'ended'] as const;

/** Never other stores' parts, nor the buyer's account. */
const orderData = parcelData.extend({ order_code: z.string(), ordered_at: z.iso.datetime() });
const errors = ['not_found', 'forbidden', 'store_order_state', 'busy'] as const;
const withForm = [...errors, 'invalid_input'] as const;

const act = <const Name extends string>(name: Name, summary: string) =>
  ({
    ...ofStore,
    method: 'POST',
    path: `${orders}/:id/${name}`,
    summary,
    params: named,
    data: orderData,
  }) as const;

export const storeOrdersContract = {
  list: endpoint({
    ...ofStore,
    method: 'GET',
    path: orders,
    summary: "The store's paid parcels by what is to be done, the oldest first",
    query: paged(pageSizes.console).extend({
      queue: z.enum(queues).default('accept'),
      sort: z.enum(consoleOrders(storeOrderSorts)).optional(),
    }),
    data: z.array(orderData),
    paged: true,
    errors: ['forbidden'],
  }),
  order: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${orders}/:id`,
    summary: 'One parcel of the store',
    params: named,
    data: orderData,
    errors: ['not_found'],
  }),
  accept: endpoint({ ...act('accept', 'The store will send it'), errors }),
  ship: endpoint({
    ...act('ship', 'It is on its way, with courier and tracking number'),
    body: z.object({ courier: field, tracking_number: field }),
    errors: withForm,
  }),
  correctTracking: endpoint({
    ...act('tracking', 'It goes by another courier or number; the courier is asked anew'),
    body: z.object({ courier: field, tracking_number: field }),
    errors: withForm,
  }),
  deliver: endpoint({ ...act('delivered', 'It arrived'), errors }),
  refuse: endpoint({
    ...act('refuse', 'The store does not send it, or these pieces of it: their share is refunded'),
    body: z.object({ reason: field, note: field, items: pieces.optional() }),
    errors: withForm,
  }),
  acceptReturn: endpoint({
    ...act(
      'return/accept',
      'Take the pieces back, and say where to send them; what never came is refunded at once',
    ),
    body: z.object({ note: field }),
    errors: withForm,
  }),
  refuseReturn: endpoint({
    ...act('return/refuse', 'Do not take them back, and say why'),
    body: z.object({ note: field }),
    errors: withForm,
  }),
  receiveReturn: endpoint({
    ...act(
      'return/received',
      'They came and were looked at: how many can be sold again; refunds their share',
    ),
    body: z.object({ sellable: pieces }),
    errors: withForm,
  }),
  contested: endpoint({
    ...ofOperator,
    method: 'GET',
    path: returns,
    summary:
      'Returns on which store and buyer disagree, or that a store left lying; what waits longest first',
    data: z.array(orderData),
  }),
  decide: endpoint({
    ...ofOperator,
    method: 'POST',
    path: `${returns}/:id/decide`,
    summary: 'Grant or reject a contested return, with the reason that both read',
    params: named,
    body: z.object({ decision: field, note: field }),
    data: z.null(),
    errors: ['not_found', 'store_order_state', 'invalid_input', 'busy'],
  }),
};
