// The devices a member is signed in on, and signing out of them (docs/product/sessions.md).
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { endAllSessions, endOtherSessions, endSession } from '#domain/session-endings';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';

interface SessionsDeps {
  db: Db;
  now: () => Date;
}

export interface OwnSession {
  id: string;
  host: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  /** The current session. */
  isCurrent: boolean;
}

/** Active sessions, the current one first, then by last use. */
export async function listOwnSessions({ db, now }: SessionsDeps, actor: Actor): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'host', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', actor.accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row): OwnSession => ({
    id: row.id,
    host: row.host,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === actor.sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Signs one device out. Refuses with `not_found` anything but an active session of the actor. */
export async function endOwnSession(deps: SessionsDeps, actor: Actor, sessionId: string): Promise<void> {
  await transaction(deps.db, async (db) => {
    const own =
      isId(sessionId) &&
      (await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('account_id', '=', actor.accountId)
        .executeTakeFirst());
    if (!own || !(await endSession({ ...deps, db }, sessionId))) throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      { actor, action: 'session.ended', subjectId: actor.accountId, details: { count: 1 } },
    );
  });
}

/** Signs every device out: all of them, or all but the current one. Returns how many. */
export async function endOwnSessions(
  deps: SessionsDeps,
  actor: Actor,
  which: 'all' | 'others',
): Promise<number> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const count =
      which === 'all' ? await endAllSessions(within, actor.accountId) : await endOtherSessions(within, actor);
    if (count > 0)
      await recordAudit(within, {
        actor,
        action: 'session.ended',
        subjectId: actor.accountId,
        details: { count },
      });
    return count;
  });
}
