// Words of souvenir orders for their closed lists: states, and what happened (docs/product/souvenir-orders.md).
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import { parcelSilenceDays } from '#shared/limits';
import type { ReturnReason, StoreOrderState } from '#shared/souvenir-order-states';

export const storeOrderStateLabel: Record<StoreOrderState, { word: () => string; tone: Tone }> = {
  waiting_payment: { word: m.souvenir_state_waiting_payment, tone: 'warn' },
  paid: { word: m.souvenir_state_paid, tone: 'accent' },
  accepted: { word: m.souvenir_state_accepted, tone: 'accent' },
  shipped: { word: m.souvenir_state_shipped, tone: 'accent' },
  delivered: { word: m.souvenir_state_delivered, tone: 'good' },
  completed: { word: m.souvenir_state_completed, tone: 'neutral' },
  return_requested: { word: m.souvenir_state_return_requested, tone: 'warn' },
  returned: { word: m.souvenir_state_returned, tone: 'neutral' },
  refunded: { word: m.souvenir_state_refunded, tone: 'bad' },
  cancelled: { word: m.souvenir_state_cancelled, tone: 'neutral' },
  expired: { word: m.souvenir_state_expired, tone: 'neutral' },
};

/** What the history says of an event that the state alone does not. */
const eventLabel: Record<string, () => string> = {
  refused_by_store: m.souvenir_event_refused_by_store,
  cancelled_by_member: m.souvenir_event_cancelled_by_member,
  not_accepted_in_time: m.souvenir_event_not_accepted,
  not_sent_in_time: m.souvenir_event_not_sent,
  presumed_delivered: () => m.souvenir_event_presumed_delivered({ silent: parcelSilenceDays }),
  journey_moved: m.souvenir_event_journey_moved,
  pieces_refused: m.souvenir_event_pieces_refused,
  tracking_corrected: m.souvenir_event_tracking_corrected,
  tracking_doubted: m.souvenir_event_tracking_doubted,
  return_accepted: m.souvenir_event_return_accepted,
  return_refused: m.souvenir_event_return_refused,
  return_contested: m.souvenir_event_return_contested,
  return_granted: m.souvenir_event_return_granted,
  return_rejected: m.souvenir_event_return_rejected,
  pieces_returned: m.souvenir_event_pieces_returned,
  payment_reversed: m.souvenir_event_payment_reversed,
};

export function storeOrderEventText(event: string, state: StoreOrderState): string {
  return (eventLabel[event] ?? storeOrderStateLabel[state].word)();
}

const reasonLabel: Record<string, () => string> = {
  out_of_stock: m.souvenir_reason_out_of_stock,
  damaged: m.souvenir_reason_damaged,
  address: m.souvenir_reason_address,
  other: m.souvenir_reason_other,
};

/** A store's reason, with what it wrote: 'out_of_stock: Habis'. */
export function storeOrderNoteText(note: string): string {
  const [, reason = '', said] = /^(\w+)(?:: (.*))?$/s.exec(note) ?? [];
  const word = reasonLabel[reason]?.();
  if (!word) return note;
  return said ? `${word}: ${said}` : word;
}

export const returnReasonLabel: Record<ReturnReason, () => string> = {
  damaged: m.souvenir_return_reason_damaged,
  wrong_item: m.souvenir_return_reason_wrong_item,
  not_as_described: m.souvenir_return_reason_not_as_described,
  not_received: m.souvenir_return_reason_not_received,
  other: m.souvenir_return_reason_other,
};
