// What ends by itself, and what a dead process left behind.
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { dayMs, minuteMs } from '#shared/durations';
import { sendLater } from './raise.ts';

/** Our choice: long enough to find out what went wrong in a month's accounts. */
const daysStored = 30;
/** A delivery that has waited this long may have no job; one that has gets no second. */
const orphanedAfterMinutes = 15;
const orphanBatch = 500;

/** Deletes deliveries of a month ago: those that ended, and those that an address has not heard because it is paused. */
export async function purgeDeliveries({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', new Date(now().getTime() - daysStored * dayMs))
    .execute();
}

/** Gives deliveries without a job one anew: a database that was restored has none. A job that exists already is not doubled. */
export async function requeueDeliveries(deps: { db: Db; now: () => Date; jobs: Jobs }): Promise<void> {
  const orphans = await deps.db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .select('d.id')
    .where('d.delivered_at', 'is', null)
    .where('d.failed_at', 'is', null)
    // What a paused address does not hear waits without a job.
    .where(({ or, eb }) => or([eb('e.paused_at', 'is', null), eb('d.by_hand', '=', true)]))
    .where('d.created_at', '<', new Date(deps.now().getTime() - orphanedAfterMinutes * minuteMs))
    .orderBy('d.created_at')
    .limit(orphanBatch)
    .execute();
  await sendLater(
    deps,
    orphans.map(({ id }) => id),
  );
}
