// Deliveries are written with what they are about: in its transaction, for every address that listens to the event.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { WebhookEvent } from '#shared/webhook-events';
import { deliverWebhook } from './delivery-job.ts';

interface RaiseDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface Happening {
  event: WebhookEvent;
  /** Ids and states of the partner's own, never anything about people. */
  data: Record<string, string>;
}

/** Within the transaction of what happened at this partner. */
export async function raiseWebhooks(
  deps: RaiseDeps,
  partnerId: string,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (endpoint_id, event, data, happened_at, created_at)
    select e.id, h.event, h.data, ${deps.now()}::timestamptz, ${deps.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(happenings)}::json) as h (event text, data jsonb)
      join webhook_endpoints e on e.partner_id = ${partnerId}::uuid and h.event = any (e.events)
    returning id`.execute(deps.db);
  await sendLater(
    deps,
    rows.map(({ id }) => id),
  );
}

export interface WebhookRows {
  event: WebhookEvent;
  /** A query of one row: `partner_id` and `data`. */
  from: RawBuilder<unknown>;
}

/** The same as part of a statement: it answers `id` of each delivery, for `sendLater`. */
export function webhookRows(at: Date, { event, from }: WebhookRows): RawBuilder<unknown> {
  return sql`insert into webhook_deliveries (endpoint_id, event, data, happened_at, created_at)
    select e.id, ${event}::text, h.data, ${at}::timestamptz, ${at}::timestamptz from (${from}) h
      join webhook_endpoints e on e.partner_id = h.partner_id and ${event}::text = any (e.events)
    returning id`;
}

/** Once their transaction has committed. */
export function sendLater(
  { db, jobs }: Pick<RaiseDeps, 'db' | 'jobs'>,
  ids: readonly string[],
): Promise<void> {
  return jobs.enqueue(db, deliverWebhook, ...ids.map((deliveryId) => ({ deliveryId })));
}
