// A partner's departures with their seats, for its console: sold here, held for payment, sold elsewhere.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, workScope } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import { orderedText } from '#platform/database/text-in';
import type {
  ConsoleDepartureQuery,
  ConsoleDepartureSort,
  ConsoleDepartureState,
} from '#shared/console-departure-query';
import { todayInIndonesia } from '#shared/dates';
import type { Locale, LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
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

/** Departures whose trip is not over, nearest first: what orders are narrowed by. Refuses `not_found`. */
export async function listPartnerDepartures(
  deps: DepartureDeps,
  actor: Actor,
  partnerId: string,
): Promise<PartnerDeparture[]> {
  return readDepartures(deps, { which: stillTravelled(deps, actor, partnerId) });
}

interface AskedDepartures {
  query: ConsoleDepartureQuery;
  limit: number;
  /** Whose titles they are sorted by. */
  locale: Locale;
}

/** Those asked for in the address, in its order; of what is equal there the nearest first. Refuses `not_found`. */
export async function pagePartnerDepartures(
  deps: DepartureDeps,
  actor: Actor,
  partnerId: string,
  { query: { search, month, state, sort, page }, limit, locale }: AskedDepartures,
): Promise<Page<PartnerDeparture>> {
  const titles = sql`lower(coalesce(p.title ->> 'id', '') || chr(10) || coalesce(p.title ->> 'en', ''))`;
  const which = sql`${stillTravelled(deps, actor, partnerId)} and strpos(${titles}, lower(${search})) > 0
    and (${month}::text is null or to_char(d.departs_on, 'YYYY-MM') = ${month}) and ${state ? inState[state] : sql`true`}`;
  const order = sql`${ordersIn(locale)[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`},`;
  const column = sql`, ${whole}`;
  return readCountedPage({ page, limit }, (slice) =>
    readDepartures<{ whole: number }>(deps, { which, order, slice, column }),
  );
}

/** The months in which a trip that is not over begins ('2027-10'), in their order. Refuses `not_found`. */
export async function listDepartureMonths(
  deps: DepartureDeps,
  actor: Actor,
  partnerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(d.departs_on, 'YYYY-MM') as month from departures d join programmes p on p.id = d.programme_id
    where ${stillTravelled(deps, actor, partnerId)} and d.state <> 'draft' order by month`.execute(deps.db);
  return rows.map(({ month }) => month);
}

/** Refuses `not_found`. */
function stillTravelled({ now }: DepartureDeps, actor: Actor, partnerId: string): RawBuilder<unknown> {
  const led = workScope(actor, 'departures', partnerId);
  return sql`p.partner_id = ${partnerId}::uuid and d.returns_on >= ${todayInIndonesia(now())}::date
    and ${led ? sql`d.id = any (${led}::uuid[])` : sql`true`}`;
}

const seatsLeft = sql`greatest(0, d.quota - seats."soldElsewhere" - seats.held - seats.sold)`;
const inState: Record<ConsoleDepartureState, RawBuilder<unknown>> = {
  cancelled: sql`d.state = 'cancelled'`,
  on_sale: sql`(d.state <> 'cancelled' and ${seatsLeft} > 0)`,
  full: sql`(d.state <> 'cancelled' and ${seatsLeft} = 0)`,
};
const ordersIn = (locale: Locale): Record<ConsoleDepartureSort, RawBuilder<unknown>> => ({
  journey: orderedText(sql`p.title`, locale),
  departs: sql`d.departs_on`,
  quota: sql`d.quota`,
  elsewhere: sql`seats."soldElsewhere"`,
  held: sql`seats.held`,
  sold: sql`seats.sold`,
  left: seatsLeft,
  orders: sql`orders`,
});

/** One of them, also when it is over. Refuses `not_found`, also for another partner's. */
export async function getPartnerDeparture(
  deps: DepartureDeps,
  actor: Actor,
  departureId: string,
): Promise<PartnerDeparture> {
  await getOwnDeparture(deps.db, actor, departureId, 'departures');
  const [departure] = await readDepartures(deps, { which: sql`d.id = ${departureId}::uuid` });
  return departure!;
}

async function readDepartures<More extends object = object>(
  { db, now }: DepartureDeps,
  {
    which,
    order = sql``,
    slice = sql``,
    column = sql``,
  }: { which: RawBuilder<unknown> } & Partial<Record<'order' | 'slice' | 'column', RawBuilder<unknown>>>,
): Promise<(PartnerDeparture & More)[]> {
  const { rows } = await sql<PartnerDeparture & More>`
    select d.id, d.slug, d.programme_id as "programmeId", p.title, d.departs_on as "departsOn", d.returns_on as "returnsOn", d.state = 'cancelled' as "isCancelled", d.reserved_for is not null as "isPrivate", d.quota,
      seats."soldElsewhere", seats.held, seats.sold,
      (select count(*)::int from bookings b where b.departure_id = d.id and b.state not in ('draft', 'expired', 'cancelled_by_partner')) as orders${column}
    from departures d join programmes p on p.id = d.programme_id cross join lateral (
      select coalesce(sum(c.seats) filter (where c.source = 'sold_elsewhere'), 0)::int as "soldElsewhere",
        coalesce(sum(c.seats) filter (where c.source <> 'sold_elsewhere' and c.release_at is not null), 0)::int as held,
        coalesce(sum(c.seats) filter (where c.source = 'booking' and c.release_at is null), 0)::int as sold
      from seat_claims c where c.departure_id = d.id and (c.release_at is null or c.release_at > ${now()})) seats
    where ${which} and d.state <> 'draft' order by ${order} d.departs_on, d.slug ${slice}`.execute(db);
  return rows;
}
