// Front door of how sessions end: for accounts, roles and second factors alike. They begin in #domain/accounts.
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/database';

export type SessionEnd =
  | 'logout'
  | 'everywhere'
  | 'password'
  | 'second_factor'
  | 'role'
  | 'reuse'
  | 'operator';

interface EndDeps {
  db: Db;
  now: () => Date;
}

/** Ends one session. Answers false when it was over already. */
export async function endSession(
  { db, now }: EndDeps,
  sessionId: string,
  endedBy: SessionEnd = 'logout',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now(), ended_by: endedBy })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Signs the actor out of every device but this one, and voids sign-ins that are half-way done. Answers how many sessions that were. */
export async function endOtherSessions(
  deps: EndDeps,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  endedBy: SessionEnd = 'everywhere',
): Promise<number> {
  return endWhere(deps, accountId, endedBy, sql<boolean>`id <> ${sessionId}`);
}

/** Signs an account out of every device, and voids sign-ins that are half-way done. Answers how many sessions that were. */
export async function endAllSessions(
  deps: EndDeps,
  accountId: string,
  endedBy: SessionEnd = 'everywhere',
): Promise<number> {
  return endWhere(deps, accountId, endedBy, sql<boolean>`true`);
}

async function endWhere(
  { db, now }: EndDeps,
  accountId: string,
  endedBy: SessionEnd,
  which: Expression<SqlBool>,
): Promise<number> {
  // A ticket of the second step is no session: it ends by naming an older generation.
  await db
    .updateTable('accounts')
    .set((is) => ({ sign_in_generation: is('sign_in_generation', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now(), ended_by: endedBy })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(which)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
