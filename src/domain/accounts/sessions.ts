// Sessions (spec §3): each sign-in is a new one on one host; it lives in the database, so that ending it ends it everywhere.
import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { sessionIdleDays, type SessionTokens } from '#shared/sessions';
import { knowDevice } from './known-devices.ts';
import { signJwt, type TokenDeps } from './tokens.ts';

export interface SessionDeps extends TokenDeps {
  db: Db;
}

export interface NewSession {
  accountId: string;
  /** Host name without port: the session is good there only. */
  host: string;
  /** So that its owner recognises the device. */
  userAgent: string | null;
  hasSecondFactor: boolean;
}

export type SessionEnd = 'logout' | 'everywhere' | 'password' | 'reuse' | 'operator';

const userAgentMaxLength = 300;

/** Begins a session for somebody who has just proven who they are. Always a new one: nobody can plant theirs (fixation). */
export async function startSession(deps: SessionDeps, { accountId, host, userAgent, hasSecondFactor }: NewSession): Promise<SessionTokens> {
  const now = deps.now();
  const refreshToken = randomBytes(32).toString('base64url');
  const sessionId = await transaction(deps.db, async (db) => {
    const { id } = await db.insertInto('sessions').values({
      account_id: accountId, host, user_agent: userAgent?.slice(0, userAgentMaxLength) ?? null, has_second_factor: hasSecondFactor,
      created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + sessionIdleDays * dayMs),
    }).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('refresh_tokens').values({ digest: digestOf(refreshToken), session_id: id, created_at: now }).execute();
    return id;
  });
  return { jwt: await signJwt(deps, { accountId, sessionId }, host), refreshToken, knownDevice: await knowDevice(deps, accountId, host) };
}

/** Ends one session. Answers false when it was over already. */
export async function endSession({ db, now }: Pick<SessionDeps, 'db' | 'now'>, sessionId: string, endedBy: SessionEnd = 'logout'): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('sessions').set({ ended_at: now(), ended_by: endedBy })
    .where('id', '=', sessionId).where('ended_at', 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Signs the actor out of every device but this one. Answers how many sessions that were. */
export async function endOtherSessions({ db, now }: Pick<SessionDeps, 'db' | 'now'>, actor: Actor, endedBy: SessionEnd = 'everywhere'): Promise<number> {
  const { numUpdatedRows } = await db.updateTable('sessions').set({ ended_at: now(), ended_by: endedBy })
    .where('account_id', '=', actor.accountId).where('id', '!=', actor.sessionId).where('ended_at', 'is', null).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Signs an account out of every device. Answers how many sessions that were. */
export async function endAllSessions({ db, now }: Pick<SessionDeps, 'db' | 'now'>, accountId: string, endedBy: SessionEnd = 'everywhere'): Promise<number> {
  const { numUpdatedRows } = await db.updateTable('sessions').set({ ended_at: now(), ended_by: endedBy })
    .where('account_id', '=', accountId).where('ended_at', 'is', null).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets sessions whose time is over, with all their refresh tokens. Answers how many. */
export async function purgeSessions({ db, now }: Pick<SessionDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('expires_at', '<', now()).executeTakeFirst();
  return Number(numDeletedRows);
}

/** What is kept of a secret: enough to recognise it, of no use to who reads it. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
