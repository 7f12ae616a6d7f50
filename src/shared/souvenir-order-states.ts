// States of souvenir orders and of their parts (docs/product/souvenir-orders.md), for pages and API as well.
export const souvenirOrderStates = [
  'choosing_shipping',
  'waiting_payment',
  'paid',
  'cancelled',
  'expired',
] as const;
export type SouvenirOrderState = (typeof souvenirOrderStates)[number];

export const storeOrderStates = [
  'waiting_payment',
  'paid',
  'accepted',
  'shipped',
  'delivered',
  'completed',
  'return_requested',
  'returned',
  'refunded',
  'cancelled',
  'expired',
] as const;
export type StoreOrderState = (typeof storeOrderStates)[number];

/** Why a store does not send what was paid for. */
export const refusalReasons = ['out_of_stock', 'damaged', 'address', 'other'] as const;

/** Why a buyer sends something back, or has nothing to send back: it never came. */
export const returnReasons = ['damaged', 'wrong_item', 'not_as_described', 'not_received', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const storeReturnStates = [
  'requested',
  'accepted',
  'refused',
  'contested',
  'rejected',
  'received',
] as const;
export type StoreReturnState = (typeof storeReturnStates)[number];
