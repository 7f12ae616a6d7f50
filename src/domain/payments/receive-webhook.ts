// A gateway's notification (docs/product/payments.md): stored raw, its signature checked, the status fetched again,
// then applied. The caller answers 200 only when this has returned.
import type { IncomingHttpHeaders } from 'node:http';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { passThrottle } from '#domain/throttles';
import { GatewayError, type Notification } from '#platform/payments/gateway';
import { claimedReference } from '#platform/payments/payments';
import { AppError } from '#shared/errors';
import { applyCurrentStatus } from './apply-current-status.ts';
import { markNotificationApplied } from './apply-gateway-status.ts';
import type { NamedPayment } from './ask-gateway.ts';
import { type GatewayDeps, gatewaysOfPayment, type PaymentGatewayList } from './payee-gateways.ts';
import type { ApplyDeps } from './gateway-status-handlers.ts';

export interface WebhookDeps extends ApplyDeps, GatewayDeps {
  db: ApplyDeps['db'];
}

/** Our choice: a gateway sends a few per second; a forger is throttled after these. */
const forgedPerAddress = { name: 'forged-notification address', max: 20, windowSeconds: 600 };
/** Our choice: the same bytes later than this are asked about again, since a dispute that was won is told in the words of the payment. */
const repeatMinutes = 10;
const retentionDays = { forged: 1, genuine: 90 };
const purgedAtOnce = 1_000;

interface ReceivedWebhook {
  /** As the URL names it. */
  gateway: string;
  /** The bytes exactly as received. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  address: string;
}

/**
 * Refuses `not_found` for an unknown gateway, `forbidden` for a forged notification, `unreadable`,
 * `too_many_requests`, `unavailable` when its credentials cannot be read, `busy` and `gateway_unavailable`
 * (after these three the gateway sends it again, and the reconciler asks by itself).
 */
export async function receiveWebhook(
  deps: WebhookDeps,
  { gateway: name, body, headers, address }: ReceivedWebhook,
): Promise<void> {
  const reference = claimedReference(body);
  if (!reference) throw new AppError('unreadable');
  const known = await gatewaysOfPayment(deps, { gateway: name, reference });
  const { gateways, unreadable, issued } = known;
  if (gateways.length === 0 && unreadable.length === 0 && !issued) throw new AppError('not_found');
  const notification = checkNotification(known, body, headers);
  if (notification.outcome === 'unreadable') throw new AppError('unreadable');
  if (notification.outcome !== 'genuine') await passThrottle(deps, { ...forgedPerAddress, of: address });
  const genuine = notification.outcome === 'genuine' ? notification : null;
  const isGenuine = notification.outcome === 'unchecked' ? null : genuine !== null;
  const stored = await storeNotification(deps, { gateway: name, body, genuine, isGenuine });
  if (notification.outcome === 'unchecked')
    throw new AppError('unavailable', [], { cause: unreadable[0] ?? new Error(`No credentials of ${name}`) });
  if (!genuine) throw new AppError('forbidden');
  if (stored.isRepeated) return;
  await applyNotification(deps, { ...genuine, id: stored.id, gateway: name }, known).catch(
    (error: unknown) => {
      throw error instanceof GatewayError ? new AppError('gateway_unavailable', [], { cause: error }) : error;
    },
  );
}

interface StoredWebhook {
  gateway: string;
  body: Buffer;
  genuine: { reference: string; gatewayId: string } | null;
  isGenuine: boolean | null;
}

/** Genuine bytes are stored once and counted; `isRepeated`: they were applied a moment ago. */
async function storeNotification(
  { db, now }: WebhookDeps,
  { gateway, body, genuine, isGenuine }: StoredWebhook,
): Promise<{ id: number; isRepeated: boolean }> {
  const digest = genuine && createHash('sha256').update(`${gateway}\n`).update(body).digest();
  const recently = new Date(now().getTime() - repeatMinutes * 60_000);
  const { rows } = await sql<{ id: number; isRepeated: boolean }>`
    insert into payment_notifications as n (gateway, reference, gateway_id, body, is_genuine, received_at, digest)
    values (${gateway}, ${genuine?.reference ?? null}, ${genuine?.gatewayId ?? null}, ${body.toString('utf8').replaceAll('\0', '')}, ${isGenuine}, ${now()}, ${digest})
    on conflict (digest) do update set times = n.times + 1, last_received_at = ${now()}
    returning id, coalesce(applied_at > ${recently}, false) as "isRepeated"`.execute(db);
  return rows[0]!;
}

/** Genuine by any version of the credentials; `unchecked` when one that might prove it cannot be read. */
function checkNotification(
  { gateways, unreadable }: PaymentGatewayList,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Notification | { outcome: 'unchecked' } {
  const read = gateways.map((gateway) => gateway.readNotification(body, headers));
  const genuine = read.find(({ outcome }) => outcome === 'genuine');
  if (genuine) return genuine;
  if (unreadable.length > 0 || gateways.length === 0) return { outcome: 'unchecked' };
  return read.find(({ outcome }) => outcome === 'forged') ?? { outcome: 'unreadable' };
}

/** Not every signature covers the transaction status: only the gateway's own answer is trusted. */
export async function applyNotification(
  deps: WebhookDeps,
  notification: NamedPayment & { id: number },
  known?: PaymentGatewayList,
): Promise<void> {
  const report = await applyCurrentStatus(deps, notification, notification.id, known);
  if (!report) await markNotificationApplied(deps, notification.id);
}

/**
 * Deletes forged ones soon, genuine ones once no question about a payment is to be expected. Returns how
 * many were deleted.
 */
export async function purgeNotifications({ db, now }: Pick<WebhookDeps, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
  for (let deleted = 0; ;) {
    // The oldest first, by their index: how many are due is unknown to the plan.
    const { numAffectedRows = 0n } = await sql`
      delete from payment_notifications where id = any (array(
        (select id from payment_notifications where not is_genuine and received_at < ${before(retentionDays.forged)} order by received_at limit ${purgedAtOnce})
        union (select id from payment_notifications where received_at < ${before(retentionDays.genuine)} order by received_at limit ${purgedAtOnce})))`.execute(
      db,
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < purgedAtOnce) return deleted;
  }
}
