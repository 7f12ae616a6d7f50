// A partner's departures as it writes them, and what was changed on one.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import { mostRows } from '#platform/spreadsheets/read-sheet';
import type { ConsoleSort } from '#shared/console-list';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import { type DepartureDeps, getWritten, publishFaults, type WrittenDeparture } from './departure-rows.ts';
import type { FieldFault } from '#shared/errors';

export interface ListedDeparture {
  id: string;
  programmeId: string;
  title: LocalText;
  state: WrittenDeparture['state'];
  departsOn: string;
  returnsOn: string;
  quota: number;
  taken: number;
  isSaleClosed: boolean;
  /** The lowest room price; null while it has none. */
  priceFrom: number | null;
}

/** `ahead`: by date, the nearest first; those that are over last. */
export const writtenDepartureSorts = ['ahead', 'departs', 'returns', 'state', 'price', 'seats'] as const;
export type WrittenDepartureSort = ConsoleSort<(typeof writtenDepartureSorts)[number]>;
export const firstWrittenDepartureSort: WrittenDepartureSort = { by: 'ahead', isDown: false };

const orders = (at: Date): Record<WrittenDepartureSort['by'], RawBuilder<unknown>> => ({
  ahead: sql`d.departs_on < ${at}::date`,
  departs: sql`d.departs_on`,
  returns: sql`d.returns_on`,
  state: sql`d.state`,
  price: sql`"priceFrom"`,
  seats: sql`taken`,
});

/** Without a price one stands last, both ways. Refuses `forbidden`. */
export async function listWrittenDepartures(
  { db, now }: DepartureDeps,
  actor: Actor,
  {
    page,
    limit,
    programmeId,
    state,
    sort = firstWrittenDepartureSort,
  }: {
    page: number;
    limit: number;
    programmeId?: string | undefined;
    state?: WrittenDeparture['state'] | undefined;
    sort?: WrittenDepartureSort;
  },
): Promise<Page<ListedDeparture>> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const found = sql`from departures d join programmes p on p.id = d.programme_id where p.partner_id = ${partnerId}::uuid
    and (${programmeId ?? null}::uuid is null or d.programme_id = ${programmeId ?? null}::uuid)
    and d.state <> 'unlisted' and (${state ?? null}::text is null or d.state = ${state ?? null})`;
  const { rows } = await sql<ListedDeparture>`
    select d.id, d.programme_id as "programmeId", p.title, d.state, d.departs_on as "departsOn", d.returns_on as "returnsOn", d.quota,
      seats_claimed(d.id, ${now()}) as taken, d.sale_closed_at is not null as "isSaleClosed",
      (select min(r.amount) from departure_room_prices r where r.departure_id = d.id) as "priceFrom"
    ${found} order by ${orders(now())[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`} nulls last, d.departs_on, d.id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { items: rows, page, limit, total: count!.total, totalIsCapped: false };
}

/** All of them by date, each with its programme's title: what a table of them holds. Refuses `forbidden`. */
export async function listTableDepartures(
  deps: DepartureDeps,
  actor: Actor,
): Promise<(WrittenDeparture & { title: LocalText })[]> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const { rows } = await sql<{ id: string; title: LocalText }>`
    select d.id, p.title from departures d join programmes p on p.id = d.programme_id
    where p.partner_id = ${partnerId}::uuid and d.state <> 'unlisted'
    order by d.departs_on desc limit ${mostRows}`.execute(deps.db);
  if (rows.length === 0) return [];
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const written = await getWritten(deps, actor, [...titles.keys()]);
  return written.map((departure) => ({ ...departure, title: titles.get(departure.id)! }));
}

/** Several of them, by date. Refuses `not_found`, `forbidden`. */
export function getWrittenDepartures(
  deps: DepartureDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<WrittenDeparture[]> {
  return getWritten(deps, actor, ids);
}

/** One of them, with what keeps it from being published. Refuses `not_found`, `forbidden`. */
export async function getWrittenDeparture(
  deps: DepartureDeps,
  actor: Actor,
  id: string,
): Promise<WrittenDeparture & { faults: FieldFault[] }> {
  const [departure] = await getWritten(deps, actor, [id]);
  return { ...departure!, faults: await publishFaults(deps, departure!) };
}

export interface DepartureChoices {
  airports: { iata: string; name: string; city: string; country: string }[];
  airlines: { iata: string; name: string }[];
}

/** Where a departure may begin, and with whom it may fly. Refuses `forbidden`. */
export async function listDepartureChoices({ db }: DepartureDeps, actor: Actor): Promise<DepartureChoices> {
  workplaceFor(actor, 'catalogue');
  const airports = await db
    .selectFrom('airports')
    .select(['iata', 'name', 'city', 'country_code as country'])
    .where('standing', '=', 'listed')
    .orderBy('city')
    .orderBy('iata')
    .execute();
  const airlines = await db
    .selectFrom('airlines')
    .select(['iata', 'name'])
    .where('standing', '=', 'listed')
    .orderBy('name')
    .execute();
  return { airports, airlines };
}

export interface DepartureEdit {
  batchId: string;
  at: Date;
  by: string | null;
  was: Record<string, unknown>;
  became: Record<string, unknown>;
}

const editsListed = 100;

/** What was changed on it, the newest first. Refuses `not_found`, `forbidden`. */
export async function listDepartureEdits(
  deps: DepartureDeps,
  actor: Actor,
  id: string,
): Promise<DepartureEdit[]> {
  await getWritten(deps, actor, [id]);
  // An edit and its audit entry are written in one transaction, at one time.
  const { rows } = await sql<DepartureEdit>`
    select e.batch_id as "batchId", e.edited_at as at, e.was, e.became,
      (select o.name from audit_log l join accounts o on o.id = l.actor_id where l.details ? 'about' and l.details ->> 'about' = ${id}
        and l.action = 'departure.changed' and l.at = e.edited_at limit 1) as by
    from departure_edits e where e.departure_id = ${id}::uuid order by e.id desc limit ${editsListed}`.execute(
    deps.db,
  );
  return rows;
}
