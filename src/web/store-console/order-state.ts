// What the states of a store order and its history are called at the store's console.
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import type { refusalReasons, StoreOrderState } from '#shared/souvenir-order-states';

export const storeOrderStateLabel: Record<StoreOrderState, () => string> = {
  waiting_payment: m.sconsole_order_state_waiting_payment,
  paid: m.sconsole_order_state_paid,
  accepted: m.sconsole_order_state_accepted,
  shipped: m.sconsole_order_state_shipped,
  delivered: m.sconsole_order_state_delivered,
  completed: m.sconsole_order_state_completed,
  return_requested: m.sconsole_order_state_return_requested,
  returned: m.sconsole_order_state_returned,
  refunded: m.sconsole_order_state_refunded,
  cancelled: m.sconsole_order_state_cancelled,
  expired: m.sconsole_order_state_expired,
};

export const storeOrderStateTone: Record<StoreOrderState, Tone> = {
  waiting_payment: 'neutral',
  paid: 'warn',
  accepted: 'warn',
  shipped: 'accent',
  delivered: 'good',
  completed: 'good',
  return_requested: 'warn',
  returned: 'neutral',
  refunded: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

export const refusalLabel: Record<(typeof refusalReasons)[number], () => string> = {
  out_of_stock: m.sconsole_refusal_out_of_stock,
  damaged: m.sconsole_refusal_damaged,
  address: m.sconsole_refusal_address,
  other: m.sconsole_refusal_other,
};

const events: Readonly<Record<string, () => string>> = {
  paid: m.sconsole_order_event_paid,
  accepted: m.sconsole_order_event_accepted,
  shipped: m.sconsole_order_event_shipped,
  tracking_corrected: m.sconsole_order_event_tracking_corrected,
  tracking_doubted: m.sconsole_order_event_tracking_doubted,
  delivered: m.sconsole_order_event_delivered,
  presumed_delivered: m.sconsole_order_event_presumed_delivered,
  completed: m.sconsole_order_event_completed,
  refused_by_store: m.sconsole_order_event_refused_by_store,
  cancelled_by_member: m.sconsole_order_event_cancelled_by_member,
  not_accepted_in_time: m.sconsole_order_event_not_accepted_in_time,
  not_sent_in_time: m.sconsole_order_event_not_sent_in_time,
  return_requested: m.sconsole_order_event_return_requested,
  pieces_refused: m.sconsole_order_event_pieces_refused,
  return_accepted: m.sconsole_order_event_return_accepted,
  return_refused: m.sconsole_order_event_return_refused,
  return_contested: m.sconsole_order_event_return_contested,
  return_granted: m.sconsole_order_event_return_granted,
  return_rejected: m.sconsole_order_event_return_rejected,
  pieces_returned: m.sconsole_order_event_pieces_returned,
  returned: m.sconsole_order_event_returned,
  payment_reversed: m.sconsole_order_event_payment_reversed,
};

/** In words; one without words of its own is left as it is. */
export function storeOrderEventLabel(event: string): string {
  return events[event]?.() ?? event;
}
