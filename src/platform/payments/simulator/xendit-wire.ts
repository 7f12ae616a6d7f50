// How the simulator speaks of a payment in Xendit's words: payment requests, hosted pages (sessions), and what its webhooks tell.
import { createHash } from 'node:crypto';
import type { SimulatedPayment, WireStatus } from './wire-answers.ts';

const requestStatuses: Record<WireStatus, string> = {
  // Of a page: a try with a card that was refused. The page itself stays open.
  unattempted: 'FAILED',
  pending: 'REQUIRES_ACTION',
  settlement: 'SUCCEEDED',
  expire: 'EXPIRED',
  cancel: 'CANCELED',
  deny: 'FAILED',
  refund: 'SUCCEEDED',
  partial_refund: 'SUCCEEDED',
};
const sessionStatuses: Record<WireStatus, string> = {
  unattempted: 'ACTIVE',
  pending: 'ACTIVE',
  settlement: 'COMPLETED',
  expire: 'EXPIRED',
  cancel: 'CANCELED',
  deny: 'ACTIVE',
  refund: 'COMPLETED',
  partial_refund: 'COMPLETED',
};
const isPaid = new Set(['settlement', 'refund', 'partial_refund']);

/** Its channels are called so; those of Midtrans in small letters. */
export const isXendits = ({ payment_type: type }: SimulatedPayment) => type === type.toUpperCase();
export const isCardPage = ({ payment_type: type }: SimulatedPayment) => type === 'CARDS';

export function callbackTokenOf(serverKey: string): string {
  return createHash('sha256').update(`callback ${serverKey}`).digest('base64url');
}

export function requestFields(
  payment: SimulatedPayment,
  status = payment.status as WireStatus,
): Record<string, unknown> {
  return {
    payment_request_id: `pr-${payment.id}`,
    reference_id: payment.order_id,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: payment.amount,
    channel_code: payment.payment_type,
    status: requestStatuses[status],
    created: payment.created_at.toISOString(),
    updated: (payment.settled_at ?? payment.created_at).toISOString(),
    ...(payment.instrument as object),
  };
}

export function sessionFields(
  payment: SimulatedPayment,
  status = payment.status as WireStatus,
): Record<string, unknown> {
  return {
    payment_session_id: `ps-${payment.id}`,
    reference_id: payment.order_id,
    session_type: 'PAY',
    mode: 'PAYMENT_LINK',
    country: 'ID',
    currency: 'IDR',
    amount: payment.amount,
    status: sessionStatuses[status],
    created: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    payment_request_id: isPaid.has(status) ? `pr-${payment.id}` : null,
    ...(payment.instrument as object),
  };
}

type About = typeof requestFields;
/** What is told of each state: of a page both what happened to it and the payment made on it. Its refunds have webhooks of their own. */
const told: Partial<Record<WireStatus, { page?: string; payment?: string }>> = {
  settlement: { page: 'payment_session.completed', payment: 'payment.capture' },
  expire: { page: 'payment_session.expired', payment: 'payment.failure' },
  deny: { payment: 'payment.failure' },
};

export function eventsOf(payment: SimulatedPayment, status = payment.status as WireStatus): object[] {
  const event = (name: string, about: About) => ({
    event: name,
    created: new Date().toISOString(),
    data: about(payment, status),
  });
  const { page, payment: ofPayment } = told[status] ?? {};
  const ofPage = isCardPage(payment) && page !== undefined ? [event(page, sessionFields)] : [];
  // Nobody has tried on a page whose time is over.
  const isTried = ofPayment !== undefined && !(isCardPage(payment) && status === 'expire');
  return [...ofPage, ...(isTried ? [event(ofPayment, requestFields)] : [])];
}
