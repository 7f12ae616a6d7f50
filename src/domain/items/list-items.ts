// Lists of items (spec §2 /oleh-oleh, §7 merchandise list): searched, by category, price and store, in an order; what is
// sold out comes last.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { ItemQuery, ItemSort } from '#shared/item-query';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import {
  isOffered,
  type ItemCard,
  itemCardOf,
  itemColumns,
  type ItemRow,
  itemTables,
  namedTables,
  soldColumns,
} from './item.ts';
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

/** Of what is `sold`, and of what is `rated` where that orders. */
const orders: Record<ItemSort, RawBuilder<unknown>> = {
  newest: sql`sold.created_at desc`,
  cheapest: sql`sold.price_from`,
  dearest: sql`sold.price_to desc`,
  rating: sql`rated.average desc nulls last, rated.count desc nulls last`,
};

const ratings = sql`rated as materialized (select r.item_id, round(avg(r.rating), 1) as average, count(*) as count
  from item_reviews r where r.hidden_at is null group by r.item_id),`;

/** An item is within the price range when one of its variants is. */
export async function listItems({ db, now }: ItemDeps, filter: ItemFilter): Promise<ItemList> {
  const { search = '', category, startPrice, endPrice, storeId, exceptId, page, limit } = filter;
  const { condition, corrected } = await searchItems({ db }, search);
  const where = sql.join(
    [
      isOffered,
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
  const sort = filter.sort ?? 'newest';
  // Stock is counted once for all items of the list, not item by item: what is set aside is little, and read once.
  const { rows } = await sql<{ items: ItemRow[] | null; total: number }>`
    with asked as materialized (select i.id, i.created_at from items i join stores s on s.partner_id = i.store_id
      join partners p on p.id = s.partner_id where ${where}),
    held as materialized (select q.variant_id, sum(q.quantity) as quantity from stock_reservations q where q.release_at > ${now()} group by q.variant_id),
    sold as materialized (select asked.id, asked.created_at, ${soldColumns(sql`held.quantity`)}
      from asked join item_variants v on v.item_id = asked.id left join held on held.variant_id = v.id group by asked.id, asked.created_at),
    ${sort === 'rating' ? ratings : sql``}
    found as materialized (select sold.*, row_number() over (order by sold.stock = 0, ${orders[sort]}, sold.id) as position
      from sold ${sort === 'rating' ? sql`left join rated on rated.item_id = sold.id` : sql``})
    select (select count(*)::integer from found) as total, (select json_agg(shown order by shown.position) from (
      select sold.position, ${itemColumns(todayInIndonesia(now()))} from found sold join (${namedTables}) on i.id = sold.id
      where sold.position > ${(page - 1) * limit} and sold.position <= ${page * limit}) shown) as items`.execute(
    db,
  );
  const { items, total } = rows[0]!;
  return { items: (items ?? []).map(itemCardOf), page, limit, total, totalIsCapped: false, corrected };
}

/** Those of these ids that can be ordered, in their order. */
export async function listItemsByIds({ db, now }: ItemDeps, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ItemRow>`select ${itemColumns(todayInIndonesia(now()))} from ${itemTables(now())}
    where i.id = any (${ids}::uuid[]) and ${isOffered} and sold.price_from is not null order by array_position(${ids}::uuid[], i.id)`.execute(
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
