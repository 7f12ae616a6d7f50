// An address that hears nothing for a while: what happens meanwhile waits, and is sent when it listens again.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { requireWebhook } from './list-webhooks.ts';
import { sendLater } from './raise.ts';

interface PauseDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

/** Nothing is sent there but what is sent by hand. One that is paused stays as it is. Refuses `not_found`, `forbidden`. */
export async function pauseWebhook(deps: PauseDeps, actor: Actor, id: string): Promise<void> {
  await requireWebhook(deps.db, actor, id);
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_endpoints')
      .set({ paused_at: deps.now(), paused_by: 'owner' })
      .where('id', '=', id)
      .where('paused_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await record({ ...deps, db }, actor, 'webhook.paused', id);
  });
}

/** Listens again: everything that waits is sent, the oldest first. Refuses `not_found`, `forbidden`. */
export async function resumeWebhook(deps: PauseDeps, actor: Actor, id: string): Promise<void> {
  await requireWebhook(deps.db, actor, id);
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_endpoints')
      .set({ paused_at: null, paused_by: null })
      .where('id', '=', id)
      .where('paused_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const waiting = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('endpoint_id', '=', id)
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .orderBy('created_at')
      .execute();
    await sendLater(
      { ...deps, db },
      waiting.map((delivery) => delivery.id),
    );
    await record({ ...deps, db }, actor, 'webhook.resumed', id);
  });
}

function record(
  deps: Pick<PauseDeps, 'db' | 'now'>,
  actor: Actor,
  action: 'webhook.paused' | 'webhook.resumed',
  id: string,
) {
  return recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action,
    subjectId: actor.accountId,
    details: { about: id },
  });
}
