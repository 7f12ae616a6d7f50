// Which price table is in force on a day, and writing the next one (docs/product/private-umrah.md). A version is never rewritten.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { priceTable, type PriceTable, writtenPriceTable } from './price-table.ts';

export interface TableVersion {
  id: string;
  /** Null: the operator's. */
  partnerId: string | null;
  version: number;
  effectiveOn: string;
  table: PriceTable;
}

/** Versions never change: each is read once. Our choice: a few dozen are in use. */
const read = new Map<string, TableVersion>();
const mostRead = 200;

/** The table in force on a day: the partner's own, or with null the operator's. Null where there is none. */
export async function findTableInForce(
  { db }: { db: Db },
  { partnerId, onDay }: { partnerId: string | null; onDay: string },
): Promise<TableVersion | null> {
  const row = await db
    .selectFrom('umrah_price_tables')
    .select('id')
    .where('partner_id', 'is not distinct from', partnerId)
    .where('effective_on', '<=', onDay)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('umrah_price_withdrawals')
            .whereRef('table_id', '=', 'umrah_price_tables.id')
            .select('at'),
        ),
      ),
    )
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? findTableById({ db }, row.id) : null;
}

/** A partner's own prices today; null where it uses the usual ones. */
export function findPartnerTable(
  deps: { db: Db; now: () => Date },
  partnerId: string,
): Promise<TableVersion | null> {
  return findTableInForce(deps, { partnerId, onDay: todayInIndonesia(deps.now()) });
}

/** One version, also one that is no longer in force: by it an estimate is computed again. */
export async function findTableById({ db }: { db: Db }, id: string): Promise<TableVersion> {
  const known = read.get(id);
  if (known) return known;
  const row = await db
    .selectFrom('umrah_price_tables')
    .select(['id', 'partner_id as partnerId', 'version', 'effective_on as effectiveOn', 'document'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = { ...row, table: priceTable.parse(row.document) };
  if (read.size >= mostRead) read.clear();
  delete (found as { document?: unknown }).document;
  read.set(id, found);
  return found;
}

/** Whoever writes a version, or decides by what there is, waits for whoever does so now. */
export const priceTablesLock = (partnerId: string | null) =>
  ({ kind: 'umrah_prices', id: partnerId ?? 'operator' }) as const;

/** Writes the next version. Throws on a table that is not right: forms check before. */
export async function unsafeStoreTable(
  deps: LockDeps,
  {
    partnerId,
    effectiveOn,
    table,
    note,
    at,
  }: { partnerId: string | null; effectiveOn: string; table: PriceTable; note: string | null; at: Date },
): Promise<{ id: string; version: number }> {
  const document = JSON.stringify(writtenPriceTable.parse(table));
  // The newest number is read in a statement after the one that waited.
  return lockedTransaction(deps, [priceTablesLock(partnerId)], async (db) => {
    const {
      rows: [row],
    } = await sql<{ id: string; version: number }>`
      insert into umrah_price_tables (partner_id, version, effective_on, document, note, created_at)
      select ${partnerId}::uuid, coalesce(max(version), 0) + 1, ${effectiveOn}, ${document}, ${note}, ${at} from umrah_price_tables
        where partner_id is not distinct from ${partnerId}::uuid
      returning id, version`.execute(db);
    return row!;
  });
}
