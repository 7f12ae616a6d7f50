// Words for orders that need a person: why, and what can be done.
import * as m from '#messages/messages';
import type { AttentionAction } from '#domain/finance-console';
import type { Attention } from '#shared/booking-states';

export const attentionLabel: Record<Attention, () => string> = {
  seats_gone: m.odesk_seats_gone,
  settlement_overdue: m.odesk_settlement_overdue,
  payment_reversed: m.odesk_payment_reversed,
};

export const actionLabel: Record<
  AttentionAction,
  { title: () => string; text: () => string; button: () => string; said: () => string; isFinal: boolean }
> = {
  give_seats: {
    title: m.odesk_give_seats,
    text: m.odesk_give_seats_text,
    button: m.odesk_give_seats_button,
    said: m.odesk_said_seats,
    isFinal: false,
  },
  extend: {
    title: m.odesk_extend,
    text: m.odesk_extend_text,
    button: m.odesk_extend_button,
    said: m.odesk_said_extended,
    isFinal: false,
  },
  refund: {
    title: m.odesk_refund,
    text: m.odesk_refund_text,
    button: m.odesk_refund_button,
    said: m.odesk_said_refunded,
    isFinal: true,
  },
  refund_less_cost: {
    title: m.odesk_less_cost,
    text: m.odesk_less_cost_text,
    button: m.odesk_less_cost_button,
    said: m.odesk_said_less_cost,
    isFinal: true,
  },
};
