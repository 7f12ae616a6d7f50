// A new jwt for an active session (spec §7 user/auth/refresh): every refresh token works once and names its successor.
import { createHmac } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import type { BrandDirectory } from '#domain/brands';
import { sendEmail } from '#domain/outbox';
import { endSession } from '#domain/session-endings';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import { deviceName } from '#shared/device-name';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { SessionTokens } from '#shared/sessions';
import { digestOf, type SessionDeps, sessionLimits } from './session-records.ts';
import { signJwt } from './tokens.ts';

/**
 * A second tab, or a client whose answer was lost, may retry this long: it gets the same successor, nobody is signed
 * out.
 */
const retryMs = 30_000;

export interface RefreshDeps extends SessionDeps {
  brands: BrandDirectory;
  jobs: Jobs;
}

interface Refreshed {
  accountId: string;
  sessionId: string;
  refreshToken: string;
}

/**
 * Exchanges a refresh token for its successor and a jwt. Refuses with `session_ended` when the session is over, belongs
 * to another host, or the token was used before: then somebody has a copy, and the whole session ends for both.
 */
export async function refreshSession(
  deps: RefreshDeps,
  { refreshToken, host }: { refreshToken: string; host: string },
): Promise<SessionTokens> {
  // The end of a reused session must outlive the refusal, so the refusal is thrown after the transaction.
  const refreshed = await transaction(deps.db, (db) => rotate({ ...deps, db }, refreshToken, host));
  if (!refreshed) throw new AppError('session_ended');
  return { jwt: await signJwt(deps, refreshed, host), refreshToken: refreshed.refreshToken };
}

async function rotate(deps: RefreshDeps, refreshToken: string, host: string): Promise<Refreshed | null> {
  const { db } = deps;
  const now = deps.now();
  const digest = digestOf(refreshToken);
  // The session's row is the lock of its token family; what follows is read under it.
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'account_id', 'created_at', 'user_agent'])
    .where('host', '=', host)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('id', '=', (is) =>
      is.selectFrom('refresh_tokens').select('session_id').where('digest', '=', digest),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!session) return null;
  const named = { accountId: session.account_id, sessionId: session.id };
  const { used_at: usedAt } = await db
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  if (usedAt) {
    const successor =
      now.getTime() - usedAt.getTime() <= retryMs ? await unusedSuccessor(deps, refreshToken) : null;
    if (successor) return { ...named, refreshToken: successor };
    await endReused(deps, session, host);
    return null;
  }
  const successor = successorOf(refreshToken, deps.keys);
  const { idleMs, totalMs } = await sessionLimits(deps, session.account_id);
  const expiresAt = Math.min(session.created_at.getTime() + totalMs, now.getTime() + idleMs);
  await db.updateTable('refresh_tokens').set({ used_at: now }).where('digest', '=', digest).execute();
  await db
    .insertInto('refresh_tokens')
    .values({ digest: digestOf(successor), session_id: session.id, created_at: now })
    .execute();
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: new Date(expiresAt) })
    .where('id', '=', session.id)
    .execute();
  return { ...named, refreshToken: successor };
}

/** Both are signed out, and the owner is notified: one of the two holds a stolen copy. */
async function endReused(
  deps: RefreshDeps,
  session: { id: string; account_id: string; user_agent: string | null },
  host: string,
): Promise<void> {
  await endSession(deps, session.id, 'reuse');
  await recordAudit(deps, {
    actor: null,
    role: 'system',
    action: 'session.reused',
    subjectId: session.account_id,
  });
  const { name, email, locale } = await deps.db
    .selectFrom('accounts')
    .select(['name', 'email', 'locale'])
    .where('id', '=', session.account_id)
    .executeTakeFirstOrThrow();
  const device = deviceName(session.user_agent) ?? session.user_agent ?? '–';
  await sendEmail(deps, {
    kind: 'sessions_ended',
    to: email,
    brand: deps.brands.forHost(host),
    locale: locale as Locale,
    values: { name, at: deps.now(), device },
  });
}

/** Derived, not random: a retry gets the same token, and nothing readable need be stored. */
function successorOf(refreshToken: string, keys: KeyRing, key = keys.current('refresh')): string {
  return createHmac('sha256', key.secret).update(refreshToken).digest('base64url');
}

/** The successor issued before, by whichever key of the ring derived it; null once it has been used itself. */
async function unusedSuccessor(
  { db, keys }: { db: Db; keys: KeyRing },
  refreshToken: string,
): Promise<string | null> {
  const candidates = keys.all('refresh').map((key) => successorOf(refreshToken, keys, key));
  const kept = await db
    .selectFrom('refresh_tokens')
    .select('digest')
    .where('digest', 'in', candidates.map(digestOf))
    .where('used_at', 'is', null)
    .execute();
  return (
    candidates.find((candidate) => kept.some(({ digest }) => digest.equals(digestOf(candidate)))) ?? null
  );
}
