// Sends one delivery: claims it, asks outside any transaction, notes what came of it. It is sent at least once and normally once; a repeat
// carries the same number.
import { sql } from 'kysely';
import { notify } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import type { KeyRing } from '#platform/keys';
import type { WebhookSender } from '#platform/webhook-sender';
import * as paths from '#shared/paths';
import { deliverWebhook } from './delivery-job.ts';
import { type SealedSecrets, signatureOf } from './secrets.ts';

export interface HookDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
  webhooks: WebhookSender;
}

/** Longer than the sender takes, so that nobody else claims a delivery that is under way. */
const claimSeconds = 45;
const maxAttempts = deliverWebhook.retries + 1;
const textMaxLength = 500;

interface Claimed extends SealedSecrets {
  id: string;
  endpointId: string;
  partnerId: string;
  url: string;
  eventId: string;
  event: string;
  data: Record<string, string>;
  happenedAt: Date;
  createdAt: Date;
  attempts: number;
}

interface Outcome {
  status: number | null;
  took_ms: number;
  answer: string | null;
  error: string | null;
}

/**
 * Does nothing for one that is gone, delivered or given up, nor for one whose address is paused. Throws when it should be tried again; after
 * the last try it is given up, and the partner's owners hear of it. An address where nothing arrived since is paused.
 */
export async function deliverHook(deps: HookDeps, deliveryId: string, log: JobLog): Promise<void> {
  const claimed = await claim(deps, deliveryId);
  if (!claimed) {
    if (await isWaiting(deps, deliveryId))
      throw new Error('The delivery is being sent by somebody else, or its sender has died');
    return;
  }
  const outcome = await post(deps, claimed);
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const isLast = !isDelivered && claimed.attempts >= maxAttempts;
  await transaction(deps.db, async (db) => {
    await db
      .updateTable('webhook_deliveries')
      .set({
        ...outcome,
        claimed_until: null,
        ...(isDelivered && { delivered_at: deps.now() }),
        ...(isLast && { failed_at: deps.now() }),
      })
      .where('id', '=', claimed.id)
      .execute();
    if (isLast) {
      const isPaused = await pauseDeadAddress({ ...deps, db }, claimed);
      await informOwners({ ...deps, db }, claimed, isPaused);
    }
  });
  if (isLast) log.warn({ deliveryId, attempts: claimed.attempts }, 'webhook given up');
  if (!isDelivered && !isLast) throw new Error(`Webhook refused: ${outcome.error ?? outcome.status}`);
}

async function claim({ db, now }: HookDeps, id: string): Promise<Claimed | undefined> {
  const until = new Date(now().getTime() + claimSeconds * 1_000);
  const { rows } = await sql<Claimed>`
    update webhook_deliveries d set attempts = d.attempts + 1, claimed_until = ${until}
    from webhook_endpoints e
    where d.id = ${id}::uuid and e.id = d.endpoint_id and d.delivered_at is null and d.failed_at is null
      and (d.claimed_until is null or d.claimed_until <= ${now()}) and (e.paused_at is null or d.by_hand)
    returning d.id, e.id as "endpointId", e.partner_id as "partnerId", e.url, e.secrets, e.key_id, d.event_id as "eventId", d.event, d.data,
      d.happened_at as "happenedAt", d.created_at as "createdAt", d.attempts`.execute(db);
  return rows[0];
}

async function isWaiting({ db }: HookDeps, id: string): Promise<boolean> {
  const { rows } = await sql`
    select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.id = ${id}::uuid and d.delivered_at is null and d.failed_at is null and (e.paused_at is null or d.by_hand)`.execute(
    db,
  );
  return rows.length > 0;
}

async function post({ keys, now, webhooks }: HookDeps, claimed: Claimed): Promise<Outcome> {
  const { endpointId, url, eventId, event, data, happenedAt } = claimed;
  const body = JSON.stringify({ id: eventId, event, happened_at: happenedAt.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Rihlah-Webhooks/1',
    'rihlah-event': event,
    'rihlah-delivery': claimed.id,
    'rihlah-signature': signatureOf(keys, endpointId, { sealed: claimed, body, now: now() }),
  };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, text } = await webhooks.post(url, headers, body);
    return { status, took_ms: took(), answer: storable(text), error: null };
  } catch (error) {
    return { status: statusOf(error), took_ms: took(), answer: null, error: storable(messageOf(error)) };
  }
}

/** The database refuses the zero byte. */
const storable = (text: string) => text.replaceAll('\0', '').slice(0, textMaxLength);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** Where nothing at all arrived since this delivery was written, the next would not arrive either: they wait. */
async function pauseDeadAddress({ db, now }: HookDeps, { endpointId, createdAt }: Claimed): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints e set paused_at = ${now()}, paused_by = 'failing'
    where e.id = ${endpointId}::uuid and e.paused_at is null
      and not exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.delivered_at >= ${createdAt})
    returning e.id`.execute(db);
  return rows.length > 0;
}

async function informOwners(
  { db, now }: HookDeps,
  { endpointId, partnerId, url }: Claimed,
  isPaused: boolean,
): Promise<void> {
  const { rows: owners } = await sql<{ id: string }>`
    select account_id as id from memberships where partner_id = ${partnerId}::uuid and role = 'partner_staff' and 'owner' = any (duties)`.execute(
    db,
  );
  await notify(
    { db, now },
    owners.map(({ id }) => ({
      accountId: id,
      kind: isPaused ? ('webhook_paused' as const) : ('webhook_failed' as const),
      values: { host: new URL(url).hostname },
      path: paths.partnerConsole.webhook(endpointId),
      brandId: null,
      dedupeKey: `webhook ${endpointId}`,
    })),
  );
}
