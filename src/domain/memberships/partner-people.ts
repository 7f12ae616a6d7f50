// The people of travel partners whom something concerns, for those who tell them (docs/product/memberships.md).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { dutiesFor, type PartnerTask } from '#shared/partner-duties';

/** Whoever works there and may do one of the tasks, once for each partner. */
export async function findPartnerPeople(
  { db }: { db: Db },
  partnerIds: readonly string[],
  ...tasks: PartnerTask[]
): Promise<{ accountId: string; partnerId: string }[]> {
  const { rows } = await sql<{ accountId: string; partnerId: string }>`
    select distinct account_id as "accountId", partner_id as "partnerId" from memberships
    where partner_id = any (${partnerIds}::uuid[]) and role = 'partner_staff' and duties && ${dutiesFor(...tasks)}::text[]`.execute(
    db,
  );
  return rows;
}
