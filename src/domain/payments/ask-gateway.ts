// Asks the gateway where a payment was requested, with the credentials it was requested with (docs/product/payments.md).
import { GatewayError, type PaymentGateway, type PaymentName } from '#platform/payments/gateway';
import { type GatewayDeps, gatewaysOfPayment, type PaymentGatewayList } from './payee-gateways.ts';

export interface NamedPayment extends PaymentName {
  gateway: string;
}

/**
 * The first answer that knows the payment; null: none does. A refusal for good is the answer only when no
 * other version of the credentials knows the payment. Throws `GatewayError`; a version that cannot be read
 * may be readable later. `known`: read a moment ago.
 */
export async function askGatewayOf<Answer>(
  deps: GatewayDeps,
  payment: NamedPayment,
  question: (gateway: PaymentGateway) => Promise<Answer | null>,
  known?: PaymentGatewayList,
): Promise<Answer | null> {
  const { gateways, unreadable } = known ?? (await gatewaysOfPayment(deps, payment));
  let refusal: unknown =
    gateways.length === 0 || unreadable.length > 0
      ? new GatewayError(`No credentials of ${payment.gateway} can be used`, true, { cause: unreadable[0] })
      : null;
  for (const gateway of gateways) {
    try {
      const answer = await question(gateway);
      if (answer !== null) return answer;
    } catch (error) {
      if (!(error instanceof GatewayError) || error.retryable) throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return null;
}

/** Cancels where it was requested. Throws `GatewayError`. */
export async function cancelPaymentOf(deps: GatewayDeps, payment: NamedPayment): Promise<void> {
  await askGatewayOf(deps, payment, async (gateway) => {
    const outcome = await gateway.cancelPayment(payment);
    return outcome === 'unknown' ? null : outcome;
  });
}
