// Cancels a payment that ended here at its gateway as well, where the gateway supports it (decision 0054):
// outside the transaction that ended it, with retries when the gateway does not answer.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';
import { GatewayError } from '#platform/payments/gateway';
import { cancelPaymentOf, type NamedPayment } from './ask-gateway.ts';
import type { GatewayDeps } from './payee-gateways.ts';

export const paymentEnded = jobKind({
  name: 'payment-ended',
  payload: z.object({ paymentId: z.uuid() }),
  retries: 6,
  firstDelaySeconds: 10,
  maxDelaySeconds: 600,
  timeLimitSeconds: 60,
  atOnce: 4,
});

/** The job. Throws `GatewayError` when the gateway may answer later. */
export async function cancelAtGateway(
  deps: GatewayDeps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await deps.db
    .selectFrom('payments')
    .select(['gateway', 'reference', 'gateway_id as gatewayId', 'status'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment?.status !== 'cancelled') return;
  await cancelPaymentOf(deps, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayError) || error.retryable) throw error;
  });
}

/**
 * At once, for a waiting person. Money that still arrives at the old number is never lost: its gateway
 * status reports it.
 */
export async function cancelQuietly(deps: GatewayDeps, payment: NamedPayment): Promise<void> {
  await cancelPaymentOf(deps, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
  });
}
