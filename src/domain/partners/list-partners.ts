// Lists of partners (spec §7 partners, partners/travel, partners/financial, partners/agency, distribution-channel list).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Category } from '#shared/catalogue';
import type { Page } from '#shared/paging';
import type { PartnerKind, PartnerSummary } from './partner.ts';
import {
  type PartnerRow,
  type PartnerScope,
  summaryColumns,
  summaryOf,
  summaryTables,
} from './partner-rows.ts';

export interface PartnerFilter {
  kind?: PartnerKind | undefined;
  /** Only partners that may sell today: not suspended and with a valid licence. What promotes a partner asks for these. */
  sellingOnly?: boolean;
  /** Only partners with a departure of this category that can be bought. */
  sells?: Category | undefined;
  page: number;
  limit: number;
}

/** Active partners first, suspended last; each group by name. */
export async function listPartners(
  { db }: { db: Db },
  scope: PartnerScope,
  filter: PartnerFilter,
): Promise<Page<PartnerSummary>> {
  const { kind, sellingOnly, sells, page, limit } = filter;
  const conditions = [
    // Stores have lists of their own.
    kind ? sql`t.kind = ${kind}` : sql`t.kind <> 'store'`,
    ...(sellingOnly
      ? [
          sql`t.state = 'active' and exists (
      select from licences l where l.partner_id = t.id and l.valid_until >= ${scope.today}::date)`,
        ]
      : []),
    ...(sells && !scope.categories.includes(sells) ? [sql`false`] : []),
    ...(sells
      ? [
          sql`exists (select from departure_cards c where c.partner_id = t.id and c.category = ${sells} and c.sellable_until >= ${scope.today}::date)`,
        ]
      : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<PartnerRow>`select ${summaryColumns(scope)} from ${summaryTables(scope)} where ${where}
      order by t.state, t.name, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from partners t where ${where}`.execute(db),
  ]);
  return { items: rows.map(summaryOf), page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}
