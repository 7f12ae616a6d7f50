// Front door of ending sessions: for accounts, roles and second factors alike. They begin in #domain/accounts.
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';

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

/** Ends one session. Returns false when it was over already. */
export async function endSession(
  { db, now }: EndDeps,
  sessionId: string,
  endedBy: SessionEnd = 'logout',
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now(), ended_by: endedBy })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  // Its sockets close.
  if (ended) await sendSignal(db, { kind: 'sessions_ended', accountId: ended.account_id });
  return ended !== undefined;
}

/** Signs the actor out of every other device, and voids pending sign-ins. Returns the number of sessions ended. */
export async function endOtherSessions(
  deps: EndDeps,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  endedBy: SessionEnd = 'everywhere',
): Promise<number> {
  return endWhere(deps, accountId, endedBy, sql<boolean>`id <> ${sessionId}`);
}

/** Signs an account out of every device, and voids pending sign-ins. Returns the number of sessions ended. */
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
  // A ticket of the second step is not a session: a newer generation voids it.
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
  await sendSignal(db, { kind: 'sessions_ended', accountId });
  return Number(numUpdatedRows);
}
