// A gateway's notification (reliability.md 6): kept raw, its signature checked, the status asked again, then applied. The caller
// answers 200 only when this has returned.
import type { IncomingHttpHeaders } from 'node:http';
import { passThrottle } from '#domain/throttles';
import { GatewayError } from '#platform/payments/gateway';
import { claimedReference } from '#platform/payments/payments';
import { AppError } from '#shared/errors';
import { applyFacts, type ApplyDeps } from './apply-facts.ts';
import { type GatewayDeps, gatewayOf } from './gateway-of.ts';

export interface HearDeps extends ApplyDeps, GatewayDeps {
  db: ApplyDeps['db'];
}

/** Our choice: a gateway sends a few in a second; a forger is slowed after these. */
const forgedPerAddress = { name: 'forged-notification address', max: 20, windowSeconds: 600 };

/**
 * Refuses `not_found` for a gateway that is not here, `forbidden` for a forged one, `unreadable`, `too_many_requests`, `busy` and
 * `gateway_unavailable` (both: the gateway sends it again, and the reconciler asks by itself).
 */
export async function hearNotification(deps: HearDeps, { gateway: name, body, headers, address }: { gateway: string; body: Buffer; headers: IncomingHttpHeaders; address: string }): Promise<void> {
  const claimed = claimedReference(body);
  if (!claimed) throw new AppError('unreadable');
  const payment = await deps.db.selectFrom('payments').select('partner_id').where('gateway', '=', name).where('reference', '=', claimed).executeTakeFirst();
  // One about nobody is for the deployment's own gateway to vouch for.
  const gateway = payment ? await gatewayOf(deps, payment.partner_id) : deps.payments.gatewayFor(null);
  if (gateway.name !== name) throw new AppError('not_found');
  const notification = gateway.readNotification(body, headers);
  if (notification.outcome === 'unreadable') throw new AppError('unreadable');
  if (notification.outcome === 'forged') await passThrottle(deps, { ...forgedPerAddress, of: address });
  const isGenuine = notification.outcome === 'genuine';
  const { id } = await deps.db.insertInto('payment_notifications').values({
    gateway: name, reference: isGenuine ? notification.reference : null, body: body.toString('utf8').replaceAll('\0', ''), is_genuine: isGenuine, received_at: deps.now(),
  }).returning('id').executeTakeFirstOrThrow();
  if (!isGenuine) throw new AppError('forbidden');
  // Transaction status is not in every signature: only what the gateway answers is believed.
  const facts = await gateway.findPayment({ reference: notification.reference, gatewayId: notification.gatewayId }).catch((error: unknown) => {
    throw error instanceof GatewayError ? new AppError('gateway_unavailable', [], { cause: error }) : error;
  });
  if (facts) await applyFacts(deps, { ...facts, gateway: name });
  await deps.db.updateTable('payment_notifications').set({ applied_at: deps.now() }).where('id', '=', id).execute();
}
