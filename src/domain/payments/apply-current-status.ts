// Asks a payment's gateway what it is, and applies the answer (docs/product/payments.md).
import type { PaymentStatusReport } from '#platform/payments/gateway';
import { applyGatewayStatus } from './apply-gateway-status.ts';
import { askGatewayOf, type NamedPayment } from './ask-gateway.ts';
import type { ApplyDeps } from './gateway-status-handlers.ts';
import type { GatewayDeps, PaymentGatewayList } from './payee-gateways.ts';

/**
 * What the gateway said; null: it knows no such payment. An answer that turns an earlier one round may be older
 * than that one: it is asked for once more, and the second answer counts. Throws `GatewayError`; refuses `busy`.
 */
export async function applyCurrentStatus(
  deps: ApplyDeps & GatewayDeps,
  payment: NamedPayment,
  noticeId: number | null = null,
  known?: PaymentGatewayList,
): Promise<PaymentStatusReport | null> {
  const { gateway } = payment;
  const ask = () => askGatewayOf(deps, payment, (its) => its.findPayment(payment), known);
  const first = await ask();
  if (!first) return null;
  const outcome = await applyGatewayStatus(
    deps,
    { ...first, gateway },
    { noticeId, issued: known?.issued ?? null },
  );
  if (outcome !== 'outdated') return first;
  const { id: latestEventId } = await deps.db
    .selectFrom('payment_events as v')
    .innerJoin('payments as p', 'p.id', 'v.payment_id')
    .select((is) => is.fn.max('v.id').as('id'))
    .where('p.gateway', '=', gateway)
    .where('p.reference', '=', payment.reference)
    .executeTakeFirstOrThrow();
  const second = await ask();
  if (second) await applyGatewayStatus(deps, { ...second, gateway }, { noticeId, latestEventId });
  return second;
}
