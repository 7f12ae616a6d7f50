// The operator's directories of airlines and airports (docs/product/directories.md), each known by its IATA code.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { airlineCode, airlineNames, airportCode, airportNames } from '#shared/directory-forms';
import { type DirectoryStanding } from '#shared/directory-kinds';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Page } from '#shared/paging';
import { type DirectoryDeps, type DirectoryQuery, record, requireDirectories } from './directory-change.ts';

interface Entry {
  iata: string;
  name: string;
  standing: DirectoryStanding;
  revision: number;
  /** Departures that name it. */
  departures: number;
}
export type AirlineEntry = Entry;
export interface AirportEntry extends Entry {
  city: string;
  country: string;
}

type CarrierTable = 'airlines' | 'airports';
const kindOf = { airlines: 'airline', airports: 'airport' } as const;

/** By name. Refuses `forbidden`. */
export function listAirlines(
  deps: DirectoryDeps,
  actor: Actor,
  query: DirectoryQuery,
): Promise<Page<AirlineEntry>> {
  return listOf<AirlineEntry>(deps, actor, query, {
    table: 'airlines',
    columns: sql`e.name`,
    namedIn: 'airline',
    words: sql`concat_ws(' ', e.iata, e.name)`,
    orderedBy: 'name',
  });
}

/** By city. Refuses `forbidden`. */
export function listAirports(
  deps: DirectoryDeps,
  actor: Actor,
  query: DirectoryQuery,
): Promise<Page<AirportEntry>> {
  return listOf<AirportEntry>(deps, actor, query, {
    table: 'airports',
    columns: sql`e.name, e.city, e.country_code as country`,
    namedIn: 'departure_airport',
    words: sql`concat_ws(' ', e.iata, e.name, e.city)`,
    orderedBy: 'city',
  });
}

type Sql = ReturnType<typeof sql>;

interface CarrierList {
  table: CarrierTable;
  columns: Sql;
  /** The column of departures that names it. */
  namedIn: 'airline' | 'departure_airport';
  words: Sql;
  orderedBy: 'name' | 'city';
}

async function listOf<T>(
  { db }: DirectoryDeps,
  actor: Actor,
  { search, standing, page, limit }: DirectoryQuery,
  { table, columns, namedIn, words, orderedBy }: CarrierList,
): Promise<Page<T>> {
  requireDirectories(actor);
  const found = sql`from ${sql.table(table)} e where ${words} ilike ${`%${likeLabels(search)}%`}
    and ${standing ? sql`e.standing = ${standing}` : sql`e.standing <> 'retired'`}`;
  // Departures are counted for all codes by one scan: no index helps, for there are few codes.
  const order = sql`${sql.ref(orderedBy)}, iata`;
  const { rows } = await sql<T>`select shown.*, coalesce(used.departures, 0) as departures from (
      select e.iata, e.standing, e.revision, ${columns} ${found}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}) shown
    left join (select ${sql.ref(namedIn)} as iata, count(*)::integer as departures from departures group by 1) used using (iata)
    order by ${order}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  return { items: rows, page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

interface Saved {
  /** The code and the revision it was read at; without it, it is new, under the code of the form. */
  read?: { iata: string; revision: number };
  form: unknown;
}

/** Refuses `forbidden`, `not_found`, `invalid_input` (with `iata` for a known one), `content_changed`. */
export async function saveAirline(deps: DirectoryDeps, actor: Actor, { read, form }: Saved): Promise<void> {
  requireDirectories(actor);
  const columns = checkedForm(airlineNames, form);
  const iata = read?.iata ?? checkedForm(airlineCode, form).iata;
  await save(deps, actor, { table: 'airlines', iata, revision: read?.revision ?? null, columns });
}

/** Refuses as `saveAirline` does. */
export async function saveAirport(deps: DirectoryDeps, actor: Actor, { read, form }: Saved): Promise<void> {
  requireDirectories(actor);
  const { name, city, country } = checkedForm(airportNames, form);
  const iata = read?.iata ?? checkedForm(airportCode, form).iata;
  const columns = { name, city, country_code: country };
  await save(deps, actor, { table: 'airports', iata, revision: read?.revision ?? null, columns });
}

type Columns =
  | { table: 'airlines'; columns: { name: string } }
  | { table: 'airports'; columns: { name: string; city: string; country_code: string } };

async function save(
  deps: DirectoryDeps,
  actor: Actor,
  { table, iata, revision, columns }: Columns & { iata: string; revision: number | null },
): Promise<void> {
  const about = { kind: kindOf[table], about: iata };
  await transaction(deps.db, async (db) => {
    if (revision !== null) {
      await write(db, { table, iata, revision }, columns);
      return record({ ...deps, db }, actor, { action: 'directory.changed', ...about });
    }
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto(table)
      .values({ iata, ...columns } as never)
      .onConflict((conflict) => conflict.column('iata').doNothing())
      .executeTakeFirstOrThrow();
    if (added === 0n) throw new AppError('invalid_input', [{ field: 'iata', message: 'error_iata_known' }]);
    return record({ ...deps, db }, actor, { action: 'directory.added', ...about });
  });
}

interface Moved {
  table: CarrierTable;
  iata: string;
  revision: number;
  to: 'listed' | 'retired';
}

/** Retired: nobody chooses it any more, departures that name it stay. Refuses `forbidden`, `not_found`, `content_changed`. */
export async function moveCarrier(
  deps: DirectoryDeps,
  actor: Actor,
  { table, iata, revision, to }: Moved,
): Promise<void> {
  requireDirectories(actor);
  const action = to === 'retired' ? 'directory.retired' : 'directory.restored';
  await transaction(deps.db, async (db) => {
    await write(db, { table, iata, revision }, { standing: to });
    await record({ ...deps, db }, actor, { action, kind: kindOf[table], about: iata });
  });
}

/** Over the revision it was read at: whoever waited for a colleague is told. */
async function write(
  db: Db,
  { table, iata, revision }: Omit<Moved, 'to'>,
  columns: Partial<Record<'name' | 'city' | 'country_code' | 'standing', string>>,
): Promise<void> {
  // No code holds other letters; PostgreSQL is not asked for the letter NUL.
  if (!/^[A-Z0-9]{2,3}$/.test(iata)) throw new AppError('not_found');
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ ...columns, revision: revision + 1 })
    .where('iata', '=', iata)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const found = await db.selectFrom(table).select('iata').where('iata', '=', iata).executeTakeFirst();
  throw new AppError(found ? 'content_changed' : 'not_found');
}
