// How the simulator speaks of a payment: the fields of Midtrans' answers and notifications, as strings, signed.
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database/types';
import { midtransSignature } from '#platform/payments/midtrans-signature';
import { writeJakartaTime } from '#platform/payments/wire';

export type SimulatedPayment = Selectable<DB['simulator.payments']>;
export type WireStatus =
  | 'unattempted'
  | 'pending'
  | 'settlement'
  | 'expire'
  | 'cancel'
  | 'deny'
  | 'refund'
  | 'partial_refund';

const codes: Record<Exclude<WireStatus, 'unattempted'>, string> = {
  pending: '201',
  settlement: '200',
  expire: '407',
  cancel: '200',
  deny: '202',
  refund: '200',
  partial_refund: '200',
};

/** What a status answer and a notification carry alike; `status` is the payment's own unless an older one is to be told. */
export function paymentFields(
  payment: SimulatedPayment,
  serverKey: string,
  status = payment.status as WireStatus,
): Record<string, unknown> {
  const signed = {
    order_id: payment.order_id,
    status_code: status === 'unattempted' ? '404' : codes[status],
    gross_amount: `${payment.amount}.00`,
  };
  return {
    ...signed,
    transaction_id: payment.id,
    payment_type: payment.payment_type,
    transaction_status: status,
    fraud_status: 'accept',
    currency: 'IDR',
    merchant_id: 'SIMULATOR',
    transaction_time: writeJakartaTime(payment.created_at),
    expiry_time: writeJakartaTime(payment.expires_at),
    ...(payment.settled_at &&
      status !== 'pending' && { settlement_time: writeJakartaTime(payment.settled_at) }),
    ...(payment.refunded_amount > 0 && { refund_amount: `${payment.refunded_amount}.00` }),
    ...(payment.instrument as object),
    signature_key: midtransSignature(signed, serverKey),
  };
}

/** A fault, in the same envelope. */
export function wireFault(code: number, message: string): Record<string, string> {
  return { status_code: String(code), status_message: message, id: crypto.randomUUID() };
}
