// Signing out (spec §4 logout): by the session in hand, or by its refresh token where the jwt has run out already.
import type { Actor } from '#domain/memberships';
import { endSession } from '#domain/session-endings';
import { digestOf, type SessionDeps } from './session-records.ts';

/** Ends the session; somebody who is signed out already is answered the same. */
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
