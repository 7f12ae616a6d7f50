// Lists of items (spec §2 /oleh-oleh, §7 merchandise list): searched, by category, price and store, in an order; what is
// sold out comes last.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { ItemQuery, ItemSort } from '#shared/item-query';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import { isOnSale, type ItemCard, itemCardOf, itemColumns, type ItemRow, itemTables } from './item.ts';
import { searchItems } from './search-items.ts';

export interface ItemDeps {
  db: Db;
  now: () => Date;
}

export interface ItemFilter extends Partial<ItemQuery> {
  /** Id of the store. */
  storeId?: string;
  /** Left out: what is shown already. */
  exceptId?: string;
  page: number;
  limit: number;
}

export interface ItemList extends Page<ItemCard> {
  /** What was looked for in place of a mistyped search; null otherwise. */
  corrected: string | null;
}

const orders: Record<ItemSort, RawBuilder<unknown>> = {
  newest: sql`i.created_at desc`,
  cheapest: sql`sold.price_from`,
  dearest: sql`sold.price_to desc`,
  rating: sql`rated.average desc nulls last, rated.count desc`,
};

/** An item is within the price range when one of its variants is. */
export async function listItems({ db, now }: ItemDeps, filter: ItemFilter): Promise<ItemList> {
  const { search = '', category, startPrice, endPrice, storeId, exceptId, page, limit } = filter;
  const { condition, corrected } = await searchItems({ db }, search);
  const where = sql.join(
    [
      isOnSale,
      condition,
      ...(category ? [sql`i.category_slug = ${category}`] : []),
      ...(startPrice || endPrice
        ? [
            sql`exists (select from item_variants v where v.item_id = i.id and v.price between ${startPrice ?? 0} and ${endPrice ?? Number.MAX_SAFE_INTEGER})`,
          ]
        : []),
      ...(storeId ? [sql`i.store_id = ${storeId}::uuid`] : []),
      ...(exceptId ? [sql`i.id <> ${exceptId}::uuid`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ items: ItemRow[] | null; total: number }>`
    with found as materialized (select i.id, row_number() over (order by sold.stock = 0, ${orders[filter.sort ?? 'newest']}, i.id) as position
      from ${itemTables(now())} where ${where})
    select (select count(*)::integer from found) as total, (select json_agg(shown order by shown.position) from (
      select found.position, ${itemColumns(todayInIndonesia(now()))} from found join ${itemTables(now())} on i.id = found.id
      where found.position > ${(page - 1) * limit} and found.position <= ${page * limit}) shown) as items`.execute(
    db,
  );
  const { items, total } = rows[0]!;
  return { items: (items ?? []).map(itemCardOf), page, limit, total, totalIsCapped: false, corrected };
}

/** Those of these ids that can be ordered, in their order. */
export async function listItemsByIds({ db, now }: ItemDeps, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ItemRow>`select ${itemColumns(todayInIndonesia(now()))} from ${itemTables(now())}
    where i.id = any (${ids}::uuid[]) and ${isOnSale} order by array_position(${ids}::uuid[], i.id)`.execute(
    db,
  );
  return rows.map(itemCardOf);
}

export interface ItemCategory {
  slug: string;
  name: LocalText;
  /** Items on sale. */
  total: number;
}

/** Categories with something on sale, in the operator's order. */
export async function listItemCategories({ db }: { db: Db }): Promise<ItemCategory[]> {
  const { rows } = await sql<ItemCategory>`
    select c.slug, c.name, count(*)::integer as total from item_categories c join items i on i.category_slug = c.slug
      join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id
    where i.state = 'published' and s.approved_at is not null and p.state = 'active'
    group by c.slug order by c.position`.execute(db);
  return rows;
}

/** Store and item of every address of the sitemap. */
export async function listItemSlugs({ db }: { db: Db }): Promise<{ store: string; item: string }[]> {
  const { rows } = await sql<{ store: string; item: string }>`
    select p.slug as store, i.slug as item from items i join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id
    where i.state = 'published' and s.approved_at is not null and p.state = 'active' order by i.created_at desc, i.id`.execute(
    db,
  );
  return rows;
}
