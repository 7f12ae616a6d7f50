// An owner says where the partner's systems listen, renews a secret, tries an address, and sends again what did not arrive.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, workplaceFor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import { refusePrivateLiteral } from '#platform/public-addresses';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { webhookEventsForm, webhookForm } from '#shared/webhook-form';
import { webhookTest } from '#shared/webhook-events';
import { requireWebhook } from './list-webhooks.ts';
import { sendLater } from './raise.ts';
import { newWebhookSecret, rotated, sealSecrets } from './secrets.ts';

interface ChangeDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
  jobs: Jobs;
}

/** Our choice: a partner has a handful of systems. */
const webhooksMax = 10;
/** Our choice: trying and sending again is done by hand. */
const sentByHand = { max: 60, windowSeconds: 3_600 };

/**
 * From now on the address hears of these events. Answers the secret, this once: it is stored encrypted and shown to nobody. Refuses
 * `forbidden`, `step_up_required`, `invalid_input`, `too_many_requests`.
 */
export async function createWebhook(
  deps: ChangeDeps,
  actor: Actor,
  form: unknown,
): Promise<{ id: string; secret: string }> {
  const partnerId = workplaceFor(actor, 'webhooks');
  requireFreshFactor(actor);
  const { url, events } = checkedForm(webhookForm, form);
  refusePrivate(url);
  const id = randomUUID();
  const secret = newWebhookSecret();
  await transaction(deps.db, async (db) => {
    // The partner's row counts its addresses one after another.
    await db.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
    const { count } = await db
      .selectFrom('webhook_endpoints')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('partner_id', '=', partnerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= webhooksMax)
      throw new AppError('invalid_input', [
        { field: 'url', message: 'error_too_many_rows', values: { max: webhooksMax } },
      ]);
    await db
      .insertInto('webhook_endpoints')
      .values({
        id,
        partner_id: partnerId,
        url,
        events: [...new Set(events)],
        ...sealSecrets(deps.keys, id, { current: secret }),
        created_by: actor.accountId,
        created_at: deps.now(),
      })
      .execute();
    await record({ ...deps, db }, actor, 'webhook.created', id);
  });
  return { id, secret };
}

/** What it hears of from now on; what waits already is sent all the same. Refuses `not_found`, `forbidden`, `invalid_input`. */
export async function changeWebhookEvents(
  deps: ChangeDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  await requireWebhook(deps.db, actor, id);
  const { events } = checkedForm(webhookEventsForm, form);
  await transaction(deps.db, async (db) => {
    await db
      .updateTable('webhook_endpoints')
      .set({ events: [...new Set(events)] })
      .where('id', '=', id)
      .execute();
    await record({ ...deps, db }, actor, 'webhook.changed', id);
  });
}

/** A new secret, answered this once; the one before signs along for a day. Refuses `not_found`, `forbidden`, `step_up_required`. */
export async function rotateWebhookSecret(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
): Promise<{ secret: string }> {
  await requireWebhook(deps.db, actor, id);
  requireFreshFactor(actor);
  const secret = newWebhookSecret();
  await transaction(deps.db, async (db) => {
    // Not `for update`: orders that change meanwhile write deliveries to it, and need not wait.
    await db.selectFrom('webhook_endpoints').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const endpoint = await requireWebhook(db, actor, id);
    await db
      .updateTable('webhook_endpoints')
      .set(rotated(deps.keys, id, endpoint, deps.now(), secret))
      .where('id', '=', id)
      .execute();
    await record({ ...deps, db }, actor, 'webhook.secret_renewed', id);
  });
  return { secret };
}

/** The address hears nothing more, and its deliveries are deleted. Refuses `not_found`, `forbidden`. */
export async function removeWebhook(deps: ChangeDeps, actor: Actor, id: string): Promise<void> {
  await requireWebhook(deps.db, actor, id);
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('webhook_endpoints')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await record({ ...deps, db }, actor, 'webhook.removed', id);
  });
}

/** Sends an event that means nothing. Refuses `not_found`, `forbidden`, `too_many_requests`. */
export async function testWebhook(deps: ChangeDeps, actor: Actor, id: string): Promise<void> {
  const { partner_id } = await requireWebhook(deps.db, actor, id);
  await passThrottle(deps, { name: 'webhook by hand', of: partner_id, ...sentByHand });
  await transaction(deps.db, async (db) => {
    const delivery = await db
      .insertInto('webhook_deliveries')
      .values({
        endpoint_id: id,
        event: webhookTest,
        data: JSON.stringify({ webhook_id: id }),
        by_hand: true,
        happened_at: deps.now(),
        created_at: deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendLater({ ...deps, db }, [delivery.id]);
    await record({ ...deps, db }, actor, 'webhook.tested', id);
  });
}

/** Sends again, as a delivery of its own with the same number of the event. Refuses `not_found`, `forbidden`, `too_many_requests`. */
export async function replayDelivery(
  deps: ChangeDeps,
  actor: Actor,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<void> {
  const { partner_id } = await requireWebhook(deps.db, actor, webhookId);
  if (!isId(deliveryId)) throw new AppError('not_found');
  await passThrottle(deps, { name: 'webhook by hand', of: partner_id, ...sentByHand });
  await transaction(deps.db, async (db) => {
    const again = await db
      .insertInto('webhook_deliveries')
      .columns(['endpoint_id', 'event_id', 'event', 'data', 'happened_at', 'created_at', 'by_hand'])
      .expression((is) =>
        is
          .selectFrom('webhook_deliveries')
          .select(({ val }) => [
            'endpoint_id',
            'event_id',
            'event',
            'data',
            'happened_at',
            val(deps.now()).as('created_at'),
            val(true).as('by_hand'),
          ])
          .where('id', '=', deliveryId)
          .where('endpoint_id', '=', webhookId),
      )
      .returning('id')
      .executeTakeFirst();
    if (!again) throw new AppError('not_found');
    await sendLater({ ...deps, db }, [again.id]);
    await record({ ...deps, db }, actor, 'webhook.replayed', webhookId);
  });
}

/** What stands in the address itself; where a name leads is checked at each connection. */
function refusePrivate(url: string): void {
  try {
    refusePrivateLiteral(new URL(url).hostname);
  } catch {
    throw new AppError('invalid_input', [{ field: 'url', message: 'error_https_address' }]);
  }
}

function record(deps: Pick<ChangeDeps, 'db' | 'now'>, actor: Actor, action: AuditAction, id: string) {
  return recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action,
    subjectId: actor.accountId,
    details: { about: id },
  });
}
