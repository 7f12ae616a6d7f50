// The one way an application changes its state: allowed by the table, under the order's lock, with its line in the history.
import { sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import { type ApplicationEvent, applicationMoves } from './application-states.ts';

interface MoveDeps {
  /** A transaction that holds the order's lock. */
  db: Db;
  now: () => Date;
}

export interface ApplicationMove {
  applicationId: string;
  event: ApplicationEvent;
  /** Null: the clock. */
  actorId: string | null;
  set?: Omit<Updateable<DB['financing_applications']>, 'state'>;
}

/** Refuses `financing_state` where the table does not allow it from the state the application is in. */
export async function moveApplication(
  { db, now }: MoveDeps,
  { applicationId, event, actorId, set = {} }: ApplicationMove,
): Promise<void> {
  const { from, to } = applicationMoves[event];
  const before = await db
    .selectFrom('financing_applications')
    .select('state')
    .where('id', '=', applicationId)
    .where(sql<boolean>`state = any (${[...from]})`)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('financing_state');
  await db
    .updateTable('financing_applications')
    .set({ ...set, state: to, changed_at: now() })
    .where('id', '=', applicationId)
    .execute();
  await db
    .insertInto('financing_history')
    .values({
      application_id: applicationId,
      at: now(),
      from_state: before.state,
      to_state: to,
      event,
      actor_id: actorId,
    })
    .execute();
}
