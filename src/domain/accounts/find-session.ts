// Who a request speaks for: the session its jwt names, as long as that session lives.
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor, Role } from '#domain/memberships';
import type { Locale } from '#shared/locale';
import type { SessionDeps } from './sessions.ts';
import { readJwt } from './tokens.ts';

/** `ended`: the jwt is one of ours and not over, but its session is (signed out elsewhere, reused, account deleted). */
export type FoundSession = { state: 'signed_in'; actor: Actor } | { state: 'ended' | 'none'; actor: null };

/** Checks signature, host and that the session lives, by one prepared query. */
export async function findSession(deps: SessionDeps, { jwt, host }: { jwt: string; host: string }): Promise<FoundSession> {
  const named = await readJwt(deps, jwt, host);
  if (!named) return { state: 'none', actor: null };
  const row = await deps.db.selectFrom('sessions').innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .select((is) => [
      'accounts.name', 'accounts.email', 'accounts.locale', 'accounts.phone_verified_at', 'avatars.public_id', 'sessions.has_second_factor',
      jsonArrayFrom(is.selectFrom('memberships').select(['role', 'partner_id as partnerId'])
        .whereRef('memberships.account_id', '=', 'accounts.id').orderBy('created_at').orderBy('memberships.id')).as('memberships'),
    ])
    .where('sessions.id', '=', named.sessionId).where('sessions.account_id', '=', named.accountId).where('sessions.host', '=', host)
    .where('sessions.ended_at', 'is', null).where('sessions.expires_at', '>', deps.now()).executeTakeFirst();
  if (!row) return { state: 'ended', actor: null };
  return {
    state: 'signed_in',
    actor: {
      ...named, name: row.name, email: row.email, locale: row.locale as Locale, avatarId: row.public_id, isPhoneVerified: row.phone_verified_at !== null,
      hasSecondFactor: row.has_second_factor, memberships: row.memberships.map(({ role, partnerId }) => ({ role: role as Role, partnerId })),
    },
  };
}

/** The person a jwt speaks for, or null. */
export async function findActor(deps: SessionDeps, asked: { jwt: string; host: string }): Promise<Actor | null> {
  return (await findSession(deps, asked)).actor;
}
