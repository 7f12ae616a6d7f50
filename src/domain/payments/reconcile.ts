// Asks the gateways about payments whose notification never came (reliability.md 6), the longest unasked first.
import { GatewayError } from '#platform/payments/gateway';
import { applyFacts } from './apply-facts.ts';
import { gatewayOf } from './gateway-of.ts';
import type { HearDeps } from './hear-notification.ts';

const atOnce = 50;
/** A notification is given this long before the gateway is asked. */
const patienceSeconds = 60;
/** After its end a payment is asked about for so long, for late notices; then it is over here. */
const longestHours = 48;

/** Answers how many were asked about. One gateway that does not answer keeps nobody else waiting. */
export async function reconcilePayments(deps: HearDeps): Promise<number> {
  const now = deps.now();
  const open = await deps.db.selectFrom('payments').select(['id', 'gateway', 'reference', 'gateway_id', 'partner_id', 'status', 'expires_at'])
    // One that was replaced by another may still be paid by whoever wrote its number down.
    .where((is) => is.or([is('status', 'in', ['creating', 'waiting']), is.and([is('status', '=', 'cancelled'), is('expires_at', '>', yesterday(now))])]))
    .where((is) => is(is.fn.coalesce('asked_at', 'created_at'), '<=', new Date(now.getTime() - patienceSeconds * 1_000)))
    .orderBy((is) => is.fn.coalesce('asked_at', 'created_at')).limit(atOnce).execute();
  for (const payment of open) {
    await deps.db.updateTable('payments').set({ asked_at: now }).where('id', '=', payment.id).execute();
    const gateway = await gatewayOf(deps, payment.partner_id);
    // The deployment has changed its provider: what the old one took is found in its own books.
    if (gateway.name !== payment.gateway) continue;
    try {
      const facts = await gateway.findPayment({ reference: payment.reference, gatewayId: payment.gateway_id });
      if (facts) await applyFacts(deps, { ...facts, gateway: payment.gateway });
      // The process died between writing the attempt and asking for it: nobody has its number.
      else if (payment.status === 'creating') await end(deps, payment.id, 'failed');
      if (payment.expires_at.getTime() + longestHours * 3_600_000 <= now.getTime()) await end(deps, payment.id, 'expired');
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
  }
  return open.length;
}

const yesterday = (now: Date) => new Date(now.getTime() - 86_400_000);

async function end({ db }: HearDeps, paymentId: string, status: 'failed' | 'expired'): Promise<void> {
  await db.updateTable('payments').set({ status }).where('id', '=', paymentId).where('status', 'in', ['creating', 'waiting']).execute();
}
