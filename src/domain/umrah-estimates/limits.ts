// The operator's limits of private umrah (docs/product/umrah-prices.md): the newest are in force for requests that begin now; one that began
// under others keeps them.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type UmrahLimits, umrahLimitNames } from '#shared/umrah-limits';

export interface NumberedLimits extends UmrahLimits {
  number: number;
}

/** Of the row `l`, as one object. */
export const limitColumns: RawBuilder<NumberedLimits> = sql`json_build_object('number', l.number, ${sql.join(
  umrahLimitNames.flatMap((name) => [sql.lit(name), sql.ref(`l.${name}`)]),
)})`;

/** There are always some: the first are written by the migration. */
export async function findLimitsInForce({ db }: { db: Db }): Promise<NumberedLimits> {
  const {
    rows: [row],
  } = await sql<{
    limits: NumberedLimits;
  }>`select ${limitColumns} as limits from umrah_limits l order by number desc limit 1`.execute(db);
  return row!.limits;
}
