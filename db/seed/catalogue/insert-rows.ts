// Writes many rows in one statement, which is what keeps the seed under its three seconds.
import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB, JsonValue } from '#platform/database/types';

/** A row as it is inserted; what goes into a jsonb column has a type of its own where it is written. */
export type Row<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]>]: JsonValue extends Insertable<DB[Table]>[Column]
    ? unknown
    : Insertable<DB[Table]>[Column];
};

/** Inserts all rows (of one shape: the first row's columns count for all). No row, no statement. */
export async function insertRows<Table extends keyof DB & string>(
  db: Db,
  table: Table,
  rows: Row<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  // JSON carries every row in one parameter; PostgreSQL turns it into the table's own types.
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
