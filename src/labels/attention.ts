// Words for orders that need a person: why, and what can be done.
import * as m from '#messages/messages';
import type { AttentionAction } from '#domain/finance-console';
import type { Attention } from '#shared/booking-states';

export const attentionLabel: Record<Attention, () => string> = {
  seats_gone: m.oconsole_seats_gone,
  settlement_overdue: m.oconsole_settlement_overdue,
  payment_reversed: m.oconsole_payment_reversed,
};

export const actionLabel: Record<
  AttentionAction,
  { title: () => string; text: () => string; button: () => string; said: () => string; isFinal: boolean }
> = {
  give_seats: {
    title: m.oconsole_give_seats,
    text: m.oconsole_give_seats_text,
    button: m.oconsole_give_seats_button,
    said: m.oconsole_said_seats,
    isFinal: false,
  },
  extend: {
    title: m.oconsole_extend,
    text: m.oconsole_extend_text,
    button: m.oconsole_extend_button,
    said: m.oconsole_said_extended,
    isFinal: false,
  },
  refund: {
    title: m.oconsole_refund,
    text: m.oconsole_refund_text,
    button: m.oconsole_refund_button,
    said: m.oconsole_said_refunded,
    isFinal: true,
  },
  refund_less_cost: {
    title: m.oconsole_less_cost,
    text: m.oconsole_less_cost_text,
    button: m.oconsole_less_cost_button,
    said: m.oconsole_said_less_cost,
    isFinal: true,
  },
};
