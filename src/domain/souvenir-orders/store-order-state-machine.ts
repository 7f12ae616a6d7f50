// The states of a store order as a table (docs/product/souvenir-orders.md): which events are allowed, from which states, and to which
// state they lead.
import type { StoreOrderState } from '#shared/souvenir-order-states';

interface Transition {
  from: readonly StoreOrderState[];
  to: StoreOrderState;
}

export const transitions = {
  // Late money finds the order expired; it counts while everything is still there.
  paid: { from: ['waiting_payment', 'expired'], to: 'paid' },
  cancelled: { from: ['waiting_payment'], to: 'cancelled' },
  expired: { from: ['waiting_payment'], to: 'expired' },
  accepted: { from: ['paid'], to: 'accepted' },
  // Some pieces are refused, and the others will be sent.
  pieces_refused: { from: ['paid', 'accepted'], to: 'accepted' },
  shipped: { from: ['accepted'], to: 'shipped' },
  // Its store wrote another number; its courier tells of somebody else's parcel.
  tracking_corrected: { from: ['shipped'], to: 'shipped' },
  tracking_doubted: { from: ['shipped'], to: 'shipped' },
  // By its store, or by its courier.
  delivered: { from: ['shipped'], to: 'delivered' },
  // Nobody has said anything of it for a long time.
  presumed_delivered: { from: ['shipped'], to: 'delivered' },
  // By the member, or by time.
  completed: { from: ['shipped', 'delivered'], to: 'completed' },
  return_requested: { from: ['delivered'], to: 'return_requested' },
  return_accepted: { from: ['return_requested'], to: 'return_requested' },
  // Its buyer has some days to ask the operator.
  return_refused: { from: ['return_requested'], to: 'delivered' },
  // By the buyer, or because the store did nothing: the operator decides.
  return_contested: { from: ['delivered', 'return_requested'], to: 'return_requested' },
  return_granted: { from: ['return_requested'], to: 'return_requested' },
  return_rejected: { from: ['return_requested'], to: 'completed' },
  // Some pieces came back, and the others stay with their buyer.
  pieces_returned: { from: ['return_requested'], to: 'completed' },
  returned: { from: ['return_requested'], to: 'returned' },
  // Ended after it was paid, and before it left: by the store, by the member, or because the store said or sent nothing.
  refused_by_store: { from: ['paid', 'accepted'], to: 'refunded' },
  cancelled_by_member: { from: ['paid', 'accepted'], to: 'refunded' },
  not_accepted_in_time: { from: ['paid'], to: 'refunded' },
  not_sent_in_time: { from: ['accepted'], to: 'refunded' },
  // The bank took the money back: what has not left does not leave.
  payment_reversed: { from: ['paid', 'accepted'], to: 'cancelled' },
} as const satisfies Record<string, Transition>;

export type StoreOrderEvent = keyof typeof transitions;

/** Paid for, and neither refunded nor taken back: its store is owed its share. */
export const standingStates = [
  'paid',
  'accepted',
  'shipped',
  'delivered',
  'completed',
  'return_requested',
] as const satisfies readonly StoreOrderState[];
