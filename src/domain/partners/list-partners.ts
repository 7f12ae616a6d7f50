// Lists of partners (spec §7 partners, partners/travel, partners/financial, partners/agency, distribution-channel list).
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Category } from '#shared/catalogue';
import type { PartnerSort } from '#shared/partner-sorts';
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
  /** Part of a name, of a company or of a city. */
  search?: string | undefined;
  /** Code of the regency. */
  city?: string | undefined;
  /** By name where nothing is said. */
  sort?: PartnerSort | undefined;
  page: number;
  limit: number;
}

const orders: Record<PartnerSort, RawBuilder<unknown>> = {
  name: sql`t.name`,
  rating: sql`rated.average desc nulls last, rated.count desc, t.name`,
  packages: sql`packages.active desc, t.name`,
};

/** Active partners first, suspended last; each group in the order asked for. */
export async function listPartners(
  { db }: { db: Db },
  scope: PartnerScope,
  filter: PartnerFilter,
): Promise<Page<PartnerSummary>> {
  const { kind, sellingOnly, sells, search, city, sort = 'name', page, limit } = filter;
  const words = search?.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const conditions = [
    // Stores have lists of their own.
    kind ? sql`t.kind = ${kind}` : sql`t.kind <> 'store'`,
    ...(sellingOnly
      ? [
          sql`t.state = 'active' and exists (
      select from licences l where l.partner_id = t.id and l.valid_until >= ${scope.today}::date)`,
        ]
      : []),
    ...(words
      ? [
          sql`(t.name ilike ${`%${words}%`} or t.legal_name ilike ${`%${words}%`} or g.name ilike ${`%${words}%`})`,
        ]
      : []),
    ...(city ? [sql`t.regency_code = ${city}`] : []),
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
      order by t.state, ${orders[sort]}, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::integer as total from partners t join regencies g on g.code = t.regency_code where ${where}`.execute(
      db,
    ),
  ]);
  return { items: rows.map(summaryOf), page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** The cities that travel partners are in, by name. */
export async function listPartnerCities({ db }: { db: Db }): Promise<{ code: string; name: string }[]> {
  return db
    .selectFrom('regencies')
    .select(['code', 'name'])
    .where('code', 'in', (partners) =>
      partners.selectFrom('partners').select('regency_code').where('kind', '=', 'travel'),
    )
    .orderBy('name')
    .execute();
}
