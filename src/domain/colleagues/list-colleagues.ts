// Who works for an organisation, and who was asked to.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';

export interface TeamDeps {
  db: Db;
  now: () => Date;
}

/** Where colleagues work, and as what. Callers have asked whether the actor may change its staff. */
export interface Workplace {
  id: string;
  role: 'partner_staff' | 'store_staff';
}

interface Work<Duty> {
  duties: Duty[];
  /** Departures they lead whose trip is not over; of a travel partner's tour leaders alone. */
  leads: string[];
}

interface Colleague<Duty> extends Work<Duty> {
  /** Of the membership. */
  id: string;
  name: string;
  email: string;
  since: Date;
  isSelf: boolean;
}

interface Invited<Duty> extends Work<Duty> {
  id: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
}

export interface Team<Duty> {
  colleagues: Colleague<Duty>[];
  /** Those nobody has accepted yet. */
  invitations: Invited<Duty>[];
}

/** Oneself first, then those who have worked longest. */
export async function listColleagues<Duty extends string>(
  { db, now }: TeamDeps,
  actor: Actor,
  { id: place, role }: Workplace,
): Promise<Team<Duty>> {
  const { rows: colleagues } = await sql<Colleague<Duty>>`
    select m.id, a.name, a.email, m.created_at as since, m.duties, a.id = ${actor.accountId}::uuid as "isSelf",
      (select coalesce(json_agg(t.departure_id order by d.departs_on, d.id), '[]') from tour_leaders t join departures d on d.id = t.departure_id
        where t.membership_id = m.id and d.returns_on >= ${todayInIndonesia(now())}::date) as leads
    from memberships m join accounts a on a.id = m.account_id
    where m.partner_id = ${place}::uuid and m.role = ${role} order by a.id = ${actor.accountId}::uuid desc, m.created_at, m.id`.execute(
    db,
  );
  const { rows: invitations } = await sql<Invited<Duty>>`
    select id, email, duties, leads, created_at as "sentAt", expires_at as "expiresAt" from invitations
    where partner_id = ${place}::uuid and role = ${role} and accepted_at is null and expires_at > ${now()} order by created_at, id`.execute(
    db,
  );
  return { colleagues, invitations };
}
