// How a store's orders are sorted at its console (docs/product/store-console.md): by what is to be done.
import type { ConsoleSort } from './console-list.ts';
import type { StoreOrderState } from './souvenir-order-states.ts';

export const storeOrderQueues = {
  accept: ['paid'],
  send: ['accepted'],
  sent: ['shipped', 'delivered', 'return_requested'],
  ended: ['completed', 'returned', 'refunded', 'cancelled'],
} as const satisfies Record<string, readonly StoreOrderState[]>;
export type StoreOrderQueue = keyof typeof storeOrderQueues;
export const storeOrderQueueNames = Object.keys(storeOrderQueues) as StoreOrderQueue[];

/** Orders of such a list. `due`: what is due first; where nothing is due any more, what was paid first. */
export const storeOrderSorts = ['due', 'code', 'ordered', 'city', 'pieces', 'total'] as const;
export type StoreOrderSort = ConsoleSort<(typeof storeOrderSorts)[number]>;
export const firstStoreOrderSort: StoreOrderSort = { by: 'due', isDown: false };
