// How a store's orders are sorted at its desk (docs/product/store-console.md): by what is to be done.
import type { StoreOrderState } from './souvenir-order-states.ts';

export const storeOrderQueues = {
  accept: ['paid'],
  send: ['accepted'],
  sent: ['shipped', 'delivered', 'return_requested'],
  ended: ['completed', 'returned', 'refunded', 'cancelled'],
} as const satisfies Record<string, readonly StoreOrderState[]>;
export type StoreOrderQueue = keyof typeof storeOrderQueues;
