// Which price table is in force on a day, and writing the next one (docs/product/private-umrah.md). A version is never rewritten.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { priceTable, type PriceTable } from './price-table.ts';

export interface TableVersion {
  id: string;
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
    .select(['id', 'version', 'effective_on as effectiveOn', 'document'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = { ...row, table: priceTable.parse(row.document) };
  if (read.size >= mostRead) read.clear();
  delete (found as { document?: unknown }).document;
  read.set(id, found);
  return found;
}

/** Writes the next version. Throws on a table that is not right: forms check before. */
export async function unsafeStoreTable(
  { db }: { db: Db },
  {
    partnerId,
    effectiveOn,
    table,
    note,
    at,
  }: { partnerId: string | null; effectiveOn: string; table: PriceTable; note: string | null; at: Date },
): Promise<string> {
  const document = JSON.stringify(priceTable.parse(table));
  const {
    rows: [row],
  } = await sql<{ id: string }>`
    insert into umrah_price_tables (partner_id, version, effective_on, document, note, created_at)
    select ${partnerId}::uuid, coalesce(max(version), 0) + 1, ${effectiveOn}, ${document}, ${note}, ${at} from umrah_price_tables
      where partner_id is not distinct from ${partnerId}::uuid
    returning id`.execute(db);
  return row!.id;
}
