// Sessions (spec §3): each sign-in begins a new one on one host; it is stored in the database, so that ending it ends
// it everywhere.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Db, transaction } from '#platform/database/database';
import { deviceName } from '#shared/device-name';
import { dayMs, hourMs } from '#shared/durations';
import { isStaffRole, type Role } from '#shared/roles';
import {
  sessionDays,
  sessionIdleDays,
  type SessionTokens,
  type SignInMethod,
  staffSessionDays,
  staffSessionIdleHours,
} from '#shared/sessions';
import { knowDevice } from './known-devices.ts';
import { signJwt, type TokenDeps } from './tokens.ts';

export interface SessionDeps extends TokenDeps {
  db: Db;
}

export interface NewSession {
  accountId: string;
  /** Host name without port: the session is valid there only. */
  host: string;
  /** Lets its owner recognise the device. */
  userAgent: string | null;
  hasSecondFactor: boolean;
}

const userAgentMaxLength = 300;

/**
 * Begins a session for somebody who has just authenticated. Always a new one: nobody can plant theirs (session
 * fixation).
 */
export async function startSession(
  deps: SessionDeps,
  { accountId, host, userAgent, hasSecondFactor }: NewSession,
): Promise<SessionTokens> {
  const now = deps.now();
  const refreshToken = randomBytes(32).toString('base64url');
  const sessionId = await transaction(deps.db, async (db) => {
    const { idleMs } = await sessionLimits({ db }, accountId);
    const { id } = await db
      .insertInto('sessions')
      .values({
        account_id: accountId,
        host,
        user_agent: userAgent?.slice(0, userAgentMaxLength) ?? null,
        has_second_factor: hasSecondFactor,
        factor_proven_at: hasSecondFactor ? now : null,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + idleMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('refresh_tokens')
      .values({ digest: digestOf(refreshToken), session_id: id, created_at: now })
      .execute();
    return id;
  });
  return {
    jwt: await signJwt(deps, { accountId, sessionId }, host),
    refreshToken,
    knownDevice: await knowDevice(deps, accountId, host),
  };
}

/** Deletes expired sessions, with all their refresh tokens. Returns how many. */
export async function purgeSessions({ db, now }: Pick<SessionDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Which of these sessions go on. */
export async function listActiveSessions(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * How long sessions of this account last: staff sessions are shorter, since more is at risk. Asked at each refresh, so
 * that a new role counts at once.
 */
export async function sessionLimits(
  { db }: { db: Db },
  accountId: string,
): Promise<{ idleMs: number; totalMs: number }> {
  const held = await db
    .selectFrom('memberships')
    .select('role')
    .where('account_id', '=', accountId)
    .execute();
  return held.some(({ role }) => isStaffRole(role as Role))
    ? { idleMs: staffSessionIdleHours * hourMs, totalMs: staffSessionDays * dayMs }
    : { idleMs: sessionIdleDays * dayMs, totalMs: sessionDays * dayMs };
}

/** Begins a session at the end of a sign-in, and writes it to the owner's audit log: by which method, on which device. */
export async function signInWith(
  deps: SessionDeps,
  method: SignInMethod,
  session: NewSession,
): Promise<SessionTokens> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await recordAudit(within, {
      actor: { accountId: session.accountId },
      action: 'session.started',
      subjectId: session.accountId,
      details: {
        method,
        device: deviceName(session.userAgent) ?? '–',
        ...(session.hasSecondFactor && { second_factor: 1 }),
      },
    });
    return startSession(within, session);
  });
}

/** The stored digest of a secret: enough to recognise it, useless to a reader. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
