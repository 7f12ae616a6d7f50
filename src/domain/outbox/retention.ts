// Retention of messages, and requeueing by an operator or the schedule.
import type { ExpressionBuilder } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import type { Jobs } from '#platform/jobs/jobs';
import { dayMs, minuteMs } from '#shared/durations';
import { outboxBodyRetentionDays, outboxRetentionDays } from '#shared/limits';
import { erased } from './deliver.ts';
import { deliverMessage } from './delivery-job.ts';
import { kindsThatLeaveNothing } from './email-kinds.ts';

interface RetentionDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
/** A message that has waited this long without a job is orphaned. */
const orphanedAfterMinutes = 15;
const orphanBatch = 500;

/**
 * Erases the content of messages a week after they were sent or abandoned, and every record after ninety days; run now
 * and then.
 */
export async function purgeOutbox({ db, now }: Pick<RetentionDeps, 'db' | 'now'>): Promise<void> {
  const bodiesBefore = daysBefore(now(), outboxBodyRetentionDays);
  await db
    .deleteFrom('outbox_messages')
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', daysBefore(now(), outboxRetentionDays)),
        and([eb('created_at', '<', bodiesBefore), eb('kind', 'in', kindsThatLeaveNothing)]),
      ]),
    )
    .execute();
  await db
    .updateTable('outbox_messages')
    .set(erased)
    .where('created_at', '<', bodiesBefore)
    .where(hasContent)
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
}

/**
 * Gives a job to every orphaned message: its job may have been lost with a process that died too often. Writes nothing
 * where a job still waits or runs.
 */
export async function requeueOrphans({ db, now, jobs }: RetentionDeps): Promise<void> {
  const orphans = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - orphanedAfterMinutes * minuteMs))
    .where(({ or, eb }) => or([eb('not_before', 'is', null), eb('not_before', '<=', now())]))
    .orderBy('created_at')
    .limit(orphanBatch)
    .execute();
  await jobs.enqueue(db, deliverMessage, ...orphans.map(({ id }) => ({ messageId: id })));
}

/** For operators: abandoned messages that are still useful. */
export function listFailedMessages(deps: Pick<RetentionDeps, 'db' | 'now'>) {
  return deps.db
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'kind', 'recipient', 'attempts', 'failed_at', 'last_error'])
    .where(canBeResent(deps))
    .orderBy('failed_at')
    .execute();
}

/** Requeues an abandoned message, with all its tries. False when there is none, or it is out of date. */
export async function resendMessage({ db, now, jobs }: RetentionDeps, messageId: string): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox_messages')
      .set({ failed_at: null, attempts: 0, last_error: null })
      .where('id', '=', messageId)
      .where(canBeResent({ now }))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await jobs.enqueue(trx, deliverMessage, { messageId });
    return true;
  });
}

function canBeResent({ now }: Pick<RetentionDeps, 'now'>) {
  return (where: ExpressionBuilder<DB, 'outbox_messages'>) => {
    const { eb, and, or } = where;
    return and([
      eb('failed_at', 'is not', null),
      hasContent(where),
      or([eb('useful_until', 'is', null), eb('useful_until', '>', now())]),
    ]);
  };
}

function hasContent({ eb, or }: ExpressionBuilder<DB, 'outbox_messages'>) {
  return or([eb('email_values', 'is not', null), eb('body_text', 'is not', null)]);
}
