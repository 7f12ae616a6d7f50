// A store's orders as the address asks for them: for the page and its file.
import type { StoreOrder } from '#domain/souvenir-orders';
import { readConsoleList } from '#shared/console-list';
import {
  firstStoreOrderSort,
  type StoreOrderQueue,
  storeOrderQueueNames,
  storeOrderSorts,
} from '#shared/store-order-queues';

/** `?queue=send&sort=-total&page=2`. */
export function readStoreOrdersQuery(search: string) {
  const params = new URLSearchParams(search);
  const { page, sort } = readConsoleList(params, storeOrderSorts, firstStoreOrderSort);
  const queue = storeOrderQueueNames.find((name) => name === params.get('queue')) ?? 'accept';
  return { page, sort, queue };
}

export const storeOrderCode = ({ orderCode, position }: StoreOrder) => `${orderCode}-${position}`;

/** By when the store has to do what its queue is for. */
export const storeOrderDue = ({ acceptBy, shipBy }: StoreOrder, queue: StoreOrderQueue) =>
  ({ accept: acceptBy, send: shipBy, sent: null, ended: null })[queue];

export const piecesOf = ({ lines }: StoreOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
