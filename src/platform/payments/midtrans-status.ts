// What Midtrans says a payment is, in our words (docs/product/payments.md, transitions).
import * as z from 'zod';
import { rupiah } from '#shared/money';
import { GatewayError, type PaymentStatusReport, type PaymentStatus } from './gateway.ts';
import { jakartaTime, readAnswer, wireRupiah } from './wire.ts';

/** Unknown fields are ignored; a field that is missing where money depends on it makes the answer unreadable. */
const statusAnswer = z.object({
  order_id: z.string().min(1),
  transaction_id: z.string().min(1),
  gross_amount: wireRupiah,
  status_code: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().optional(),
  settlement_time: jakartaTime.optional(),
  transaction_time: jakartaTime.optional(),
  refund_amount: wireRupiah.optional(),
});
type StatusAnswer = z.output<typeof statusAnswer>;

const plainStatuses: Record<string, PaymentStatus> = {
  pending: 'pending',
  authorize: 'pending',
  expire: 'expired',
  cancel: 'cancelled',
  deny: 'denied',
  failure: 'failed',
  refund: 'refunded',
  partial_refund: 'partly_refunded',
  chargeback: 'charged_back',
  partial_chargeback: 'partly_charged_back',
};

/** Throws a retryable `GatewayError` for an answer that cannot be read. */
export function readPaymentStatus(json: unknown): PaymentStatusReport {
  const answer = readAnswer(statusAnswer, json);
  const status = statusOf(answer);
  const refunded = refundedIn(answer, status);
  return {
    reference: answer.order_id,
    gatewayId: answer.transaction_id,
    status,
    amountRupiah: answer.gross_amount,
    refundedRupiah: refunded,
    paidAt: status === 'paid' ? (answer.settlement_time ?? answer.transaction_time ?? null) : null,
    // One payment may be refunded in several parts: each is an event of its own.
    statusKey: [answer.transaction_id, status, ...(refunded > 0 ? [refunded] : [])].join(':'),
  };
}

function statusOf(answer: StatusAnswer): PaymentStatus {
  const { transaction_status: theirs } = answer;
  if (theirs === 'settlement' || theirs === 'capture') return isAccepted(answer) ? 'paid' : 'challenged';
  const status = Object.hasOwn(plainStatuses, theirs) ? plainStatuses[theirs] : undefined;
  if (!status)
    throw new GatewayError(`Midtrans answered a status we do not know: ${theirs.slice(0, 40)}`, false);
  return status;
}

/** Money that is settled has no verdict left to wait for where the channel gives none; a captured card always has one. */
function isAccepted({
  status_code: code,
  fraud_status: fraud,
  transaction_status: theirs,
}: StatusAnswer): boolean {
  return code === '200' && (fraud === 'accept' || (fraud === undefined && theirs === 'settlement'));
}

function refundedIn({ refund_amount: amount, gross_amount: whole }: StatusAnswer, status: PaymentStatus) {
  if (status === 'refunded') return amount ?? whole;
  if (status === 'partly_charged_back') return amount ?? rupiah(0);
  if (status !== 'partly_refunded') return rupiah(0);
  if (amount === undefined) throw new GatewayError('Midtrans does not say how much it sent back', true);
  return amount;
}
