// Whom a request speaks for: the session its jwt names, while that session is active.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Answers, type Questions, readTogether } from '#platform/database/read-together';
import { todayInIndonesia } from '#shared/dates';
import { minuteMs } from '#shared/durations';
import { stepUpMinutes } from '#shared/sessions';
import type { SessionDeps } from './session-records.ts';
import { readJwt, type SessionName } from './tokens.ts';

/** `ended`: the jwt is valid, but its session is over (signed out elsewhere, token reused, account deleted). */
export type FoundSession = { state: 'signed_in'; actor: Actor } | { state: 'ended' | 'none'; actor: null };

interface FindDeps extends SessionDeps {
  stepUpMinutes?: number;
}

/** Checks the signature, the host and the session, by one prepared query. */
export async function findSession(
  deps: FindDeps,
  asked: { jwt: string; host: string },
): Promise<FoundSession> {
  const named = await nameSession(deps, asked);
  if (!named) return { state: 'none', actor: null };
  const { rows } = await sessionQuery(deps, named).execute(deps.db);
  return foundOf(named, rows[0]);
}

/** What a jwt of ours says; whether its session still lives is not asked. */
export interface NamedSession extends SessionName {
  host: string;
}

/** By the signature and the host alone. */
export async function nameSession(
  deps: FindDeps,
  { jwt, host }: { jwt: string; host: string },
): Promise<NamedSession | null> {
  const named = await readJwt(deps, jwt, host);
  return named && { ...named, host };
}

/**
 * The session and what its step decides by, in one statement (decision 0238). What else was read means nothing unless the session lives:
 * it is thrown away otherwise.
 */
export async function findSessionWith<Rows extends Record<string, object>>(
  deps: FindDeps,
  named: NamedSession,
  questions: Questions<Rows>,
): Promise<FoundSession & { known: Answers<Rows> | null }> {
  const { session, ...known } = await readTogether<Record<string, object>>(deps.db, {
    ...questions,
    session: sessionQuery(deps, named),
  });
  const found = foundOf(named, session as Holder | null);
  return { ...found, known: found.actor && (known as Answers<Rows>) };
}

type Holder = Omit<Actor, keyof SessionName>;

const foundOf = ({ accountId, sessionId }: NamedSession, holder: Holder | null | undefined): FoundSession =>
  holder
    ? { state: 'signed_in', actor: { accountId, sessionId, ...holder } }
    : { state: 'ended', actor: null };

function sessionQuery(deps: FindDeps, named: NamedSession): RawBuilder<Holder> {
  const freshSince = new Date(deps.now().getTime() - (deps.stepUpMinutes ?? stepUpMinutes) * minuteMs);
  // Built once: every call and every page of a member asks it, and building the query anew would cost more than its
  // answer.
  return sql<Holder>`
    select a.name, a.email, a.locale, v.public_id as "avatarId", a.phone_verified_at is not null as "isPhoneVerified", 
      s.has_second_factor and exists (select from second_factors f where f.account_id = a.id) as "hasSecondFactor",
      coalesce(s.has_second_factor and s.factor_proven_at > ${freshSince} and exists (select from second_factors f where f.account_id = a.id), false) as "hasFreshFactor",
      coalesce((select json_agg(case when m.role in ('partner_staff', 'store_staff')
          then json_build_object('role', m.role, 'partnerId', m.partner_id, 'duties', m.duties, 'leads', led.departures)
          else json_build_object('role', m.role, 'partnerId', m.partner_id) end order by m.created_at, m.id)
        from memberships m cross join lateral (
          -- A tour leader's duty ends with the journey.
          select coalesce(json_agg(t.departure_id), '[]') as departures, count(*) as open from tour_leaders t
            join departures d on d.id = t.departure_id where t.membership_id = m.id and d.returns_on >= ${todayInIndonesia(deps.now())}::date) led
        where m.account_id = a.id and (m.duties <> '{tour_leader}' or led.open > 0)), '[]') as memberships
    from sessions s join accounts a on a.id = s.account_id left join avatars v on v.account_id = a.id
    where s.id = ${named.sessionId} and s.account_id = ${named.accountId} and s.host = ${named.host} and s.ended_at is null and s.expires_at > ${deps.now()}`;
}

/** The person a jwt speaks for, or null. */
export async function findActor(deps: FindDeps, asked: { jwt: string; host: string }): Promise<Actor | null> {
  return (await findSession(deps, asked)).actor;
}
