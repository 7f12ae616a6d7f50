// Lists of stores (spec §2 /oleh-oleh/toko): whoever sells, by name.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import type { Page } from '#shared/paging';
import { isApproved, type Store, storeColumns, storeOf, type StoreRow, storeTables } from './store.ts';

/** `search` matches name and city. Suspended stores are left out: a list is a recommendation. */
export async function listStores(
  { db }: { db: Db },
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<Page<Store>> {
  const text = likeLabels(search ?? '');
  const found = text === '' ? sql`true` : sql`concat_ws(' ', p.name, g.name) ilike ${`%${text}%`}`;
  const where = sql`${isApproved} and p.state = 'active' and ${found}`;
  const [{ rows }, counted] = await Promise.all([
    sql<StoreRow>`select ${storeColumns} from ${storeTables} where ${where}
      order by p.name, p.id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::integer as total from stores s join partners p on p.id = s.partner_id
      join regencies g on g.code = p.regency_code where ${where}`.execute(db),
  ]);
  return { items: rows.map(storeOf), page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** The addresses of all stores for the sitemap. */
export async function listStoreSlugs({ db }: { db: Db }): Promise<string[]> {
  const rows = await db
    .selectFrom('stores')
    .innerJoin('partners', 'partners.id', 'stores.partner_id')
    .select('partners.slug')
    .where('stores.approved_at', 'is not', null)
    .where('partners.state', '=', 'active')
    .orderBy('partners.name')
    .execute();
  return rows.map(({ slug }) => slug);
}
