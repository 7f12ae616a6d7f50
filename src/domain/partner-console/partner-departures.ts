// A partner's departures with their seats, for its console: sold here, held for payment, sold elsewhere.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, workScope } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { getOwnDeparture } from '#domain/departure-changes';

interface DepartureDeps {
  db: Db;
  now: () => Date;
}

export interface PartnerDeparture {
  id: string;
  slug: string;
  programmeId: string;
  title: LocalText;
  departsOn: string;
  returnsOn: string;
  isCancelled: boolean;
  /** Made for a private umrah: its seats are that family's, it stands in no list, and what was offered is not rewritten. */
  isPrivate: boolean;
  quota: number;
  soldElsewhere: number;
  /** Holds that have not expired. */
  held: number;
  /** Paid for, in part or in full. */
  sold: number;
  /** Orders that still stand. */
  orders: number;
}

/** Departures whose trip is not over, nearest first. Refuses `not_found`. */
export async function listPartnerDepartures(
  deps: DepartureDeps,
  actor: Actor,
  partnerId: string,
): Promise<PartnerDeparture[]> {
  const led = workScope(actor, 'departures', partnerId);
  return readDepartures(
    deps,
    sql`p.partner_id = ${partnerId}::uuid and d.returns_on >= ${todayInIndonesia(deps.now())}::date
      and ${led ? sql`d.id = any (${led}::uuid[])` : sql`true`}`,
  );
}

/** One of them, also when it is over. Refuses `not_found`, also for another partner's. */
export async function getPartnerDeparture(
  deps: DepartureDeps,
  actor: Actor,
  departureId: string,
): Promise<PartnerDeparture> {
  await getOwnDeparture(deps.db, actor, departureId, 'departures');
  const [departure] = await readDepartures(deps, sql`d.id = ${departureId}::uuid`);
  return departure!;
}

async function readDepartures(
  { db, now }: DepartureDeps,
  which: RawBuilder<unknown>,
): Promise<PartnerDeparture[]> {
  const { rows } = await sql<PartnerDeparture>`
    select d.id, d.slug, d.programme_id as "programmeId", p.title, d.departs_on as "departsOn", d.returns_on as "returnsOn", d.state = 'cancelled' as "isCancelled", d.reserved_for is not null as "isPrivate", d.quota,
      seats."soldElsewhere", seats.held, seats.sold,
      (select count(*)::int from bookings b where b.departure_id = d.id and b.state not in ('draft', 'expired', 'cancelled_by_partner')) as orders
    from departures d join programmes p on p.id = d.programme_id cross join lateral (
      select coalesce(sum(c.seats) filter (where c.source = 'sold_elsewhere'), 0)::int as "soldElsewhere",
        coalesce(sum(c.seats) filter (where c.source <> 'sold_elsewhere' and c.release_at is not null), 0)::int as held,
        coalesce(sum(c.seats) filter (where c.source = 'booking' and c.release_at is null), 0)::int as sold
      from seat_claims c where c.departure_id = d.id and (c.release_at is null or c.release_at > ${now()})) seats
    where ${which} and d.state <> 'draft' order by d.departs_on, d.slug`.execute(db);
  return rows;
}
