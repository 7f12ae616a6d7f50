// The one way an application changes its state: allowed by the table, under the order's lock, with its line in the history.
import { sql, type Updateable } from 'kysely';
import { notify } from '#domain/notifications';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import type { FinancingState } from '#shared/financing';
import * as paths from '#shared/paths';
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

/** What the applicant has not done themselves, and should know. */
const told: readonly FinancingState[] = [
  'documents_requested',
  'approved',
  'rejected',
  'disbursed',
  'paid_off',
  'lapsed',
];

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
  // A draft that nobody sent ends in silence.
  if (told.includes(to) && before.state !== 'draft') await announce({ db, now }, applicationId, to);
}

async function announce({ db, now }: MoveDeps, applicationId: string, state: FinancingState): Promise<void> {
  const application = await db
    .selectFrom('financing_applications as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select(['a.code', 'a.account_id', 'b.brand_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { code, account_id: accountId, brand_id: brandId } = application;
  if (accountId === null) return;
  await notify({ db, now }, [
    {
      accountId,
      kind: 'financing_moved',
      values: { code, state },
      path: paths.member.financing(applicationId),
      brandId,
      dedupeKey: `financing ${code}`,
    },
  ]);
}
