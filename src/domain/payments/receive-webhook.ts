// A gateway's notification (docs/product/payments.md): its signature checked, stored raw, and where it may bring news the status
// fetched again and applied. The caller answers 200 only when this has returned.
import type { IncomingHttpHeaders } from 'node:http';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { passThrottle } from '#domain/throttles';
import { GatewayError, type Notification } from '#platform/payments/gateway';
import { claimedReference } from '#platform/payments/payments';
import { AppError } from '#shared/errors';
import { applyCurrentStatus } from './apply-current-status.ts';
import type { NamedPayment } from './ask-gateway.ts';
import { markNoticeApplied, storeNotice } from './notices.ts';
import { type GatewayDeps, gatewaysOfPayment, type PaymentGatewayList } from './payee-gateways.ts';
import { type ApplyDeps, isRunning } from './gateway-status-handlers.ts';

export interface WebhookDeps extends ApplyDeps, GatewayDeps {
  db: ApplyDeps['db'];
}

/** Our choice: a gateway sends a few per second; a forger is throttled after these. */
const forgedPerAddress = { name: 'forged-notification address', max: 20, windowSeconds: 600 };
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
  const digest = createHash('sha256').update(`${name}\n`).update(body).digest();
  const known = await gatewaysOfPayment(deps, { gateway: name, reference });
  const { gateways, unreadable, issued } = known;
  if (gateways.length === 0 && unreadable.length === 0 && !issued) throw new AppError('not_found');
  const notification = checkNotification(known, body, headers);
  if (notification.outcome === 'unreadable') throw new AppError('unreadable');
  if (notification.outcome !== 'genuine') await passThrottle(deps, { ...forgedPerAddress, of: address });
  const genuine = notification.outcome === 'genuine' ? notification : null;
  const isGenuine = notification.outcome === 'unchecked' ? null : genuine !== null;
  // That money is waited for is known here, and changes nothing: the gateway is asked by the reconciler, as about every running payment.
  const isNoNews = genuine !== null && genuine.isWaiting && issued !== null && isRunning(issued);
  const stored = await storeNotice(
    deps,
    { gateway: name, body, named: genuine, isGenuine, digest: genuine && digest },
    { isApplied: isNoNews },
  );
  if (notification.outcome === 'forged') throw new AppError('forbidden');
  if (!genuine)
    throw new AppError('unavailable', [], { cause: unreadable[0] ?? new Error(`No credentials of ${name}`) });
  if (isNoNews || stored.isRepeated) return;
  await applyNotification(deps, { ...genuine, gateway: name }, stored.id, known).catch(refuseUnreached);
}

function refuseUnreached(error: unknown): never {
  throw error instanceof GatewayError ? new AppError('gateway_unavailable', [], { cause: error }) : error;
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
  payment: NamedPayment,
  noticeId: number,
  known?: PaymentGatewayList,
): Promise<void> {
  const report = await applyCurrentStatus(deps, payment, noticeId, known);
  if (!report) await markNoticeApplied(deps, noticeId);
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
