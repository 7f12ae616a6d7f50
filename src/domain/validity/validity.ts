// Until when what visitors are shown stays true by itself (docs/product/page-cache.md): some of it changes with the clock alone, and no table
// changes then.
import { sql } from 'kysely';
import type { CachedReads } from '#platform/database/cached-reads';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';

/** Instants at which a row begins or ceases to count. Days need no line here: every answer ends at midnight. */
const instants: readonly { table: string; column: string }[] = [
  { table: 'seat_claims', column: 'release_at' },
  { table: 'stock_reservations', column: 'release_at' },
  { table: 'promo_redemptions', column: 'release_at' },
  { table: 'articles', column: 'publish_at' },
];

/** Held in memory by the brand directory: every answer is a brand's, whatever else it was read from. */
export const brandTables = ['brands', 'brand_hosts', 'financing_approvals'] as const;

/** Our choice: no answer is older, whatever was overlooked. */
const longestMs = 60_000;

/**
 * The moment after `at` at which something read from these tables changes by the clock: the next end of a hold, midnight in Jakarta, a
 * minute later at the latest.
 */
export async function stillShownUntil(
  { db, reads }: { db: Db; reads: CachedReads },
  tables: readonly string[],
  at: Date,
): Promise<Date> {
  const midnight = new Date(`${addDays(todayInIndonesia(at), 1)}T00:00:00+07:00`);
  const next = await Promise.all(
    instants
      .filter(({ table }) => tables.includes(table))
      .map(({ table, column }) => nextInstant({ db, reads }, table, column, at)),
  );
  const moments = [at.getTime() + longestMs, midnight.getTime(), ...next.filter((one) => one !== null)];
  return new Date(Math.min(...moments));
}

/**
 * What `load` reads for everybody of one brand, from memory until something of it changes. `asked` is everything it depends on beside the
 * brand, the database and the clock.
 */
export function readOnce<T>(
  { db, reads, now }: { db: Db; reads: CachedReads; now: () => Date },
  name: string,
  brand: object,
  asked: unknown,
  load: () => Promise<T>,
): Promise<T> {
  const at = now();
  return reads.held(
    `${name} ${editionOf(brand)} ${todayInIndonesia(at)} ${JSON.stringify(asked)}`,
    {
      now: () => at.getTime(),
      until: async (tables) => (await stillShownUntil({ db, reads }, tables, at)).getTime(),
    },
    load,
  );
}

/** Brands are held in memory and made anew when one changes: no two editions are the same object. */
const editions = new WeakMap<object, number>();
let lastEdition = 0;

function editionOf(brand: object): number {
  const known = editions.get(brand) ?? (lastEdition += 1);
  editions.set(brand, known);
  return known;
}

/** Asked of the database only when the table has changed, or when the last answer has passed. */
async function nextInstant(
  { db, reads }: { db: Db; reads: CachedReads },
  table: string,
  column: string,
  at: Date,
): Promise<number | null> {
  const name = `next ${table}.${column}`;
  const ask = async () => {
    const { rows } = await sql<{ next: Date | null }>`
      select min(${sql.ref(column)}) as next from ${sql.table(table)} where ${sql.ref(column)} > ${at}`.execute(
      db,
    );
    return rows[0]!.next?.getTime() ?? null;
  };
  const known = await reads.value(name, ask);
  return known !== null && known <= at.getTime() ? ask() : known;
}
