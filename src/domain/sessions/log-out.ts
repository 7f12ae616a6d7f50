// Signing out (spec §4 logout): by the current session, or by its refresh token when the jwt has expired.
import type { Actor } from '#domain/memberships';
import { endSession } from '#domain/session-endings';
import { digestOf, type SessionDeps } from './session-records.ts';

/** Ends the session; signing out again gives the same answer. */
export async function logOut(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  { actor, refreshToken }: { actor: Actor | null; refreshToken: string | null },
): Promise<void> {
  if (actor) return void (await endSession({ db, now }, actor.sessionId));
  if (!refreshToken) return;
  const kept = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('digest', '=', digestOf(refreshToken))
    .executeTakeFirst();
  if (kept) await endSession({ db, now }, kept.session_id);
}
