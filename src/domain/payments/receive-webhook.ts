// A gateway's notification (docs/product/payments.md): stored raw, its signature checked, the status fetched again,
// then applied. The caller answers 200 only when this has returned.
import type { IncomingHttpHeaders } from 'node:http';
import { passThrottle } from '#domain/throttles';
import { GatewayError, type PaymentGateway, type PaymentName } from '#platform/payments/gateway';
import { claimedReference } from '#platform/payments/payments';
import { AppError } from '#shared/errors';
import { applyGatewayStatus, markNotificationApplied } from './apply-gateway-status.ts';
import { type GatewayDeps, gatewayOfPayment } from './payee-gateways.ts';
import type { ApplyDeps } from './gateway-status-handlers.ts';

export interface WebhookDeps extends ApplyDeps, GatewayDeps {
  db: ApplyDeps['db'];
}

/** Our choice: a gateway sends a few per second; a forger is throttled after these. */
const forgedPerAddress = { name: 'forged-notification address', max: 20, windowSeconds: 600 };
const keptDays = { forged: 1, genuine: 90 };

interface Told {
  /** As the URL names it. */
  gateway: string;
  /** The bytes exactly as received. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  address: string;
}

/**
 * Refuses `not_found` for an unknown gateway, `forbidden` for a forged notification, `unreadable`,
 * `too_many_requests`, `busy` and `gateway_unavailable` (after both the gateway sends it again, and the
 * reconciler asks by itself).
 */
export async function receiveWebhook(
  deps: WebhookDeps,
  { gateway: name, body, headers, address }: Told,
): Promise<void> {
  const claimed = claimedReference(body);
  if (!claimed) throw new AppError('unreadable');
  const gateway = await gatewayOfPayment(deps, { gateway: name, reference: claimed });
  if (gateway.name !== name) throw new AppError('not_found');
  const notification = gateway.readNotification(body, headers);
  if (notification.outcome === 'unreadable') throw new AppError('unreadable');
  if (notification.outcome === 'forged') await passThrottle(deps, { ...forgedPerAddress, of: address });
  const genuine = notification.outcome === 'genuine' ? notification : null;
  const { id } = await deps.db
    .insertInto('payment_notifications')
    .values({
      gateway: name,
      reference: genuine?.reference ?? null,
      gateway_id: genuine?.gatewayId ?? null,
      body: body.toString('utf8').replaceAll('\0', ''),
      is_genuine: genuine !== null,
      received_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!genuine) throw new AppError('forbidden');
  await applyTold(deps, gateway, { id, ...genuine }).catch((error: unknown) => {
    throw error instanceof GatewayError ? new AppError('gateway_unavailable', [], { cause: error }) : error;
  });
}

/** Retries notifications that could not be applied and are older than `patienceSeconds`. Returns how many. */
export async function applyWaitingNotifications(
  deps: WebhookDeps,
  { patienceSeconds, atOnce }: { patienceSeconds: number; atOnce: number },
): Promise<number> {
  const waiting = await deps.db
    .selectFrom('payment_notifications')
    .select(['id', 'gateway', 'reference', 'gateway_id'])
    .where('applied_at', 'is', null)
    .where('is_genuine', '=', true)
    .where('received_at', '<=', new Date(deps.now().getTime() - patienceSeconds * 1_000))
    .orderBy('received_at')
    .limit(atOnce)
    .execute();
  for (const { id, gateway: name, reference, gateway_id: gatewayId } of waiting) {
    const gateway = await gatewayOfPayment(deps, { gateway: name, reference: reference! });
    if (gateway.name !== name) continue;
    await applyTold(deps, gateway, { id, reference: reference!, gatewayId }).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
    });
  }
  return waiting.length;
}

/** Not every signature covers the transaction status: only the gateway's own answer is trusted. */
async function applyTold(
  deps: WebhookDeps,
  gateway: PaymentGateway,
  told: { id: number } & PaymentName,
): Promise<void> {
  const facts = await gateway.findPayment({ reference: told.reference, gatewayId: told.gatewayId });
  if (facts) await applyGatewayStatus(deps, { ...facts, gateway: gateway.name }, told.id);
  else await markNotificationApplied(deps, told.id);
}

/**
 * Deletes forged ones soon, genuine ones once no question about a payment is to be expected. Returns how
 * many were deleted.
 */
export async function purgeNotifications({ db, now }: Pick<WebhookDeps, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('payment_notifications')
    .where((is) =>
      is.or([
        is.and([is('is_genuine', '=', false), is('received_at', '<', before(keptDays.forged))]),
        is('received_at', '<', before(keptDays.genuine)),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
