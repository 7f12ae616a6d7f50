// Moves files between rows and storage (docs/product/files.md). An object is written before its row names it, and removed after no row does;
// no transaction is open while the network is asked. Whoever is interrupted leaves what `removeFiles` tidies up.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import type { FileDeps } from './files.ts';
import { type FileStorage, storedAsSuffix as suffix } from './storage.ts';

export interface MoveDeps extends FileDeps {
  db: Db;
}

/** A column of bytes that may lie in storage. */
export interface FileColumn {
  table: string;
  /** Of the bytes. */
  column: string;
  /** The column that names the object. */
  storedAs: string;
  /** Columns of the primary key. */
  key: string[];
}

export interface Moved {
  moved: number;
  /** What could not be moved, and why. */
  failed: string[];
}

/** For writing one object and naming it: many times what a request may take. */
const writingMinutes = 60;
const removingMinutes = 10;
/** Per run and column, so that none takes long; the next takes the others. */
const batch = 200;

/** As the database itself lists them. */
export async function listFileColumns({ db }: { db: Db }): Promise<FileColumn[]> {
  const { rows } = await sql<FileColumn>`
    select c.relname as "table", left(a.attname, -length(${suffix})) as "column", a.attname::text as "storedAs",
      array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by k.attnum) as key
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and right(a.attname, length(${suffix})) = ${suffix}
    order by 1, 2`.execute(db);
  return rows;
}

/** How many lie where. */
export async function countFiles({ db }: { db: Db }): Promise<{ database: number; storage: number }> {
  const counts = { database: 0, storage: 0 };
  for (const { table, column, storedAs } of await listFileColumns({ db })) {
    const { rows } = await sql<{ database: number; storage: number }>`
      select count(*) filter (where ${sql.ref(storedAs)} is null)::integer as database, count(${sql.ref(storedAs)})::integer as storage
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    counts.database += rows[0]!.database;
    counts.storage += rows[0]!.storage;
  }
  return counts;
}

/** Moves some of those that lie in the wrong place; stops when storage does not answer. */
export async function moveFiles(deps: MoveDeps): Promise<Moved> {
  const { storage } = deps.files;
  const result: Moved = { moved: 0, failed: [] };
  if (!storage) return result;
  let failures = 0;
  for (const file of await listFileColumns(deps)) {
    for (const row of await misplacedRows(deps, file)) {
      try {
        const isMoved = await (deps.files.place === 'storage' ? moveOut : moveBack)(
          { ...deps, storage },
          file,
          row,
        );
        if (isMoved) result.moved += 1;
      } catch (error) {
        result.failed.push(`${file.table} ${Object.values(row).join(' ')}: ${saidBy(error)}`);
        if (!(error instanceof LostFileError) && (failures += 1) >= failuresMax) return result;
      }
    }
  }
  return result;
}

/** A lost object is no reason to leave the others; storage that is away is. */
const failuresMax = 3;
class LostFileError extends Error {}
const saidBy = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

type Row = Record<string, string | number>;
interface StorageDeps extends MoveDeps {
  storage: FileStorage;
}

async function misplacedRows(
  { db, files }: MoveDeps,
  { table, column, storedAs, key }: FileColumn,
): Promise<Row[]> {
  const isMisplaced =
    files.place === 'storage'
      ? sql`${sql.ref(storedAs)} is null and ${sql.ref(column)} is not null`
      : sql`${sql.ref(storedAs)} is not null`;
  const { rows } = await sql<Row>`
    select ${sql.join(key.map((name) => sql.ref(name)))} from ${sql.table(table)} where ${isMisplaced} limit ${batch}`.execute(
    db,
  );
  return rows;
}

const isRow = (row: Row) =>
  sql<boolean>`${sql.join(
    Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )}`;

/** Whether it moved: not when its row was changed or deleted meanwhile. */
async function moveOut(
  { db, storage }: StorageDeps,
  { table, column, storedAs }: FileColumn,
  row: Row,
): Promise<boolean> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select ${sql.ref(column)} as bytes from ${sql.table(table)}
    where ${isRow(row)} and ${sql.ref(storedAs)} is null and ${sql.ref(column)} is not null`.execute(db);
  if (!rows[0]) return false;
  const { bytes } = rows[0];
  const key = randomUUID();
  // Before the object is there: a process that dies now leaves nothing behind that nobody knows of.
  await sql`insert into file_removals (key, due_at) values (${key}, now() + make_interval(mins => ${writingMinutes}))`.execute(
    db,
  );
  await storage.put(key, bytes);
  return transaction(db, async (within) => {
    const named = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ''::bytea, ${sql.ref(storedAs)} = ${key}
      where ${isRow(row)} and ${sql.ref(storedAs)} is null and ${sql.ref(column)} = ${bytes}`.execute(within);
    if (!named.numAffectedRows) {
      await sql`update file_removals set due_at = now() where key = ${key}`.execute(within);
      return false;
    }
    const kept = await sql`delete from file_removals where key = ${key} and taken_at is null`.execute(within);
    if (!kept.numAffectedRows) throw new Error('writing took longer than an hour');
    return true;
  });
}

async function moveBack(
  { db, storage }: StorageDeps,
  { table, column, storedAs }: FileColumn,
  row: Row,
): Promise<boolean> {
  const { rows } = await sql<{ key: string | null }>`
    select ${sql.ref(storedAs)} as key from ${sql.table(table)} where ${isRow(row)}`.execute(db);
  const key = rows[0]?.key;
  if (!key) return false;
  const bytes = await storage.get(key);
  if (!bytes) throw new LostFileError(`storage lacks ${key}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${bytes}, ${sql.ref(storedAs)} = null
    where ${isRow(row)} and ${sql.ref(storedAs)} = ${key}`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Removes objects that no row names. Returns how many; rejects with the first that cannot be, and the next run tries again. */
export async function removeFiles({ db, files: { storage } }: MoveDeps): Promise<number> {
  if (!storage) return 0;
  const { rows } = await sql<{ key: string }>`
    update file_removals set taken_at = now() where key in (
      select key from file_removals where due_at <= now() and (taken_at is null or taken_at < now() - make_interval(mins => ${removingMinutes}))
      order by due_at limit ${batch} for update skip locked)
    returning key`.execute(db);
  // Whoever names an object forgets its removal, unless that was taken: a name that stands now stays.
  const named = await namedAmong(
    { db },
    rows.map(({ key }) => key),
  );
  for (const { key } of rows) {
    if (!named.has(key)) await storage.remove(key);
    await sql`delete from file_removals where key = ${key}`.execute(db);
  }
  return rows.length - named.size;
}

async function namedAmong({ db }: { db: Db }, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const columns = await listFileColumns({ db });
  const { rows } = await sql<{ key: string }>`${sql.join(
    columns.map(
      ({ table, storedAs }) =>
        sql`select ${sql.ref(storedAs)} as key from ${sql.table(table)} where ${sql.ref(storedAs)} = any (${keys}::uuid[])`,
    ),
    sql` union all `,
  )}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Has objects removed that the database knows nothing of: those that a restored backup has forgotten. Returns how many. Only for a bucket
 * that no other installation uses.
 */
export async function sweepFiles(deps: MoveDeps): Promise<number> {
  const { storage } = deps.files;
  if (!storage) return 0;
  let found = 0;
  let keys: string[] = [];
  const judge = async () => {
    const named = await namedAmong(deps, keys);
    const strange = keys.filter((key) => !named.has(key));
    const { numAffectedRows } = await sql`
      insert into file_removals (key, due_at) select unnest(${strange}::uuid[]), now() on conflict (key) do nothing`.execute(
      deps.db,
    );
    found += Number(numAffectedRows);
    keys = [];
  };
  for await (const key of storage.list()) {
    if (isKey.test(key)) keys.push(key);
    if (keys.length === 500) await judge();
  }
  await judge();
  return found;
}

const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
