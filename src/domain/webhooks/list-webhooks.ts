// A partner's addresses and what was delivered to them, for its owners: never the secrets.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type { WebhookEvent } from '#shared/webhook-events';
import { deliverWebhook } from './delivery-job.ts';

interface ListDeps {
  db: Db;
}

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** Who paused it, an owner or we because nothing arrived; null while it listens. */
  pausedBy: 'owner' | 'failing' | null;
  /** Deliveries that wait, and those that were given up. */
  waiting: number;
  failed: number;
  /** The newest. */
  last: Pick<Delivery, 'event' | 'createdAt' | 'state' | 'status'> | null;
}

type Last = NonNullable<Webhook['last']>;

/** Of a delivery `d`. */
const deliveryState = sql`case when d.delivered_at is not null then 'delivered' when d.failed_at is not null then 'failed' else 'waiting' end`;

/** The oldest first. Refuses `forbidden`. */
export async function listWebhooks({ db }: ListDeps, actor: Actor): Promise<Webhook[]> {
  const partnerId = workplaceFor(actor, 'webhooks');
  const { rows } = await sql<
    Omit<Webhook, 'last'> & { [Name in keyof Last as `last_${Name}`]: Last[Name] | null }
  >`
    select e.id, e.url, e.events, e.created_at as "createdAt", e.paused_by as "pausedBy", number.waiting, number.failed,
      last.event as last_event, last.created_at as "last_createdAt", last.state as last_state, last.status as last_status
    from webhook_endpoints e
      cross join lateral (
        select count(*) filter (where d.delivered_at is null and d.failed_at is null)::int as waiting,
          count(*) filter (where d.failed_at is not null)::int as failed
        from webhook_deliveries d where d.endpoint_id = e.id) number
      left join lateral (
        select d.event, d.created_at, ${deliveryState} as state, d.status
        from webhook_deliveries d where d.endpoint_id = e.id order by d.created_at desc, d.id limit 1) last on true
    where e.partner_id = ${partnerId}::uuid order by e.created_at, e.id`.execute(db);
  return rows.map(({ last_event, last_createdAt, last_state, last_status, ...webhook }) => ({
    ...webhook,
    last:
      last_event && last_createdAt && last_state
        ? { event: last_event, createdAt: last_createdAt, state: last_state, status: last_status }
        : null,
  }));
}

export interface Delivery {
  id: string;
  eventId: string;
  event: string;
  data: Record<string, string>;
  createdAt: Date;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** When it is tried next; null when it is not, or at this moment. */
  nextTryAt: Date | null;
  /** A test, or sent again. */
  byHand: boolean;
  /** Of the last try. */
  status: number | null;
  tookMs: number | null;
  answer: string | null;
  error: string | null;
}

/** To one address, the newest first. Refuses `not_found`, `forbidden`. */
export async function listDeliveries(
  { db }: ListDeps,
  actor: Actor,
  { webhookId, page, limit }: { webhookId: string; page: number; limit: number },
): Promise<Page<Delivery>> {
  await requireWebhook(db, actor, webhookId);
  const { rows } = await sql<Delivery>`
    select d.id, d.event_id as "eventId", d.event, d.data, d.created_at as "createdAt", d.attempts, d.status, d.took_ms as "tookMs",
      d.answer, d.error, d.by_hand as "byHand", ${deliveryState} as state,
      (select j.start_after from jobs.job j where j.name = ${deliverWebhook.name} and coalesce(j.singleton_key, '') = d.id::text
        and j.state <= 'active' and j.policy = 'exclusive' and j.state in ('created', 'retry')) as "nextTryAt"
    from webhook_deliveries d where d.endpoint_id = ${webhookId}::uuid order by d.created_at desc, d.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const { total } = await db
    .selectFrom('webhook_deliveries')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('endpoint_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  return { items: rows, page, limit, total: Number(total), totalIsCapped: false };
}

/** The address of the actor's own partner. Refuses `not_found`, `forbidden`. */
export async function requireWebhook(db: Db, actor: Actor, id: string) {
  const partnerId = workplaceFor(actor, 'webhooks');
  const found = isId(id)
    ? await db
        .selectFrom('webhook_endpoints')
        .select(['id', 'url', 'partner_id', 'secrets', 'key_id'])
        .where('id', '=', id)
        .where('partner_id', '=', partnerId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new AppError('not_found');
  return found;
}
