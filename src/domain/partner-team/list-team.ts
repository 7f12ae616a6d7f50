// Who works for a travel partner, who was asked to, and which departures can be led.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { PartnerDuty } from '#shared/partner-duties';

export interface TeamDeps {
  db: Db;
  now: () => Date;
}

interface Work {
  duties: PartnerDuty[];
  /** Departures they lead whose trip is not over. */
  leads: string[];
}

export interface Colleague extends Work {
  /** Of the membership. */
  id: string;
  name: string;
  email: string;
  since: Date;
  isSelf: boolean;
}

interface Invited extends Work {
  id: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
}

export interface Team {
  colleagues: Colleague[];
  /** Those nobody has accepted yet. */
  invitations: Invited[];
}

/** Oneself first, then those who have worked longest. Refuses `forbidden`. */
export async function listTeam({ db, now }: TeamDeps, actor: Actor): Promise<Team> {
  const partnerId = workplaceFor(actor, 'staff');
  const { rows: colleagues } = await sql<Colleague>`
    select m.id, a.name, a.email, m.created_at as since, m.duties, a.id = ${actor.accountId}::uuid as "isSelf",
      (select coalesce(json_agg(t.departure_id order by d.departs_on, d.id), '[]') from tour_leaders t join departures d on d.id = t.departure_id
        where t.membership_id = m.id and d.returns_on >= ${todayInIndonesia(now())}::date) as leads
    from memberships m join accounts a on a.id = m.account_id
    where m.partner_id = ${partnerId}::uuid and m.role = 'partner_staff' order by a.id = ${actor.accountId}::uuid desc, m.created_at, m.id`.execute(
    db,
  );
  const { rows: invitations } = await sql<Invited>`
    select id, email, duties, leads, created_at as "sentAt", expires_at as "expiresAt" from invitations
    where partner_id = ${partnerId}::uuid and accepted_at is null and expires_at > ${now()} order by created_at, id`.execute(
    db,
  );
  return { colleagues, invitations };
}

export interface Leadable {
  id: string;
  title: LocalText;
  departsOn: string;
}

/** Our choice: more than anybody scrolls through. */
const leadable = 200;

/** The partner's departures whose trip is not over, the nearest first. Refuses `forbidden`. */
export async function listLeads({ db, now }: TeamDeps, actor: Actor): Promise<Leadable[]> {
  const partnerId = workplaceFor(actor, 'staff');
  const { rows } = await sql<Leadable>`
    select d.id, p.title, d.departs_on as "departsOn" from departures d join programmes p on p.id = d.programme_id
    where p.partner_id = ${partnerId}::uuid and d.state in ('published', 'unlisted') and d.returns_on >= ${todayInIndonesia(now())}::date
    order by d.departs_on, d.id limit ${leadable}`.execute(db);
  return rows;
}
