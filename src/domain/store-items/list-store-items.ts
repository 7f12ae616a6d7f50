// A store's items for its console (docs/product/store-console.md): all of them, searched, sorted and narrowed to what needs somebody; and
// how many need somebody.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, storeOfActor } from '#domain/memberships';
import { likeLabels } from '#platform/database/like';
import { addDays, todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import { evidenceSoonDays } from './item-check.ts';
import type { StoreItemDeps, StoreItemState } from './read-item.ts';

export interface ListedStoreItem {
  id: string;
  name: LocalText;
  category: LocalText;
  state: StoreItemState;
  priceFrom: Rupiah;
  /** What can still be ordered. */
  left: number;
  changedAt: Date;
}

export const storeItemSorts = ['name', 'price', 'left', 'changed_at'] as const;
/** What needs somebody: nothing left, little left, a certificate that has ended or ends soon. */
export const storeItemNeeds = ['sold_out', 'few_left', 'evidence'] as const;
export type StoreItemNeed = (typeof storeItemNeeds)[number];

interface StoreItemQuery {
  page: number;
  limit: number;
  state?: StoreItemState | undefined;
  need?: StoreItemNeed | undefined;
  category?: string | undefined;
  search?: string | undefined;
  sort?: { by: (typeof storeItemSorts)[number]; isDown: boolean } | undefined;
}

/** Our choice: a parcel or two. */
const fewLeft = 5;

const columnOf: Record<(typeof storeItemSorts)[number], RawBuilder<unknown>> = {
  name: sql`lower(name ->> 'id')`,
  price: sql`"priceFrom"`,
  left: sql`"left"`,
  changed_at: sql`"changedAt"`,
};

const needs: Record<StoreItemNeed, RawBuilder<boolean>> = {
  sold_out: sql`each.state = 'published' and each."left" = 0`,
  few_left: sql`each.state = 'published' and each."left" between 1 and ${sql.lit(fewLeft)}`,
  evidence: sql`each.state = 'published' and each."endsSoon"`,
};

/** Refuses `forbidden`. */
export async function listStoreItems(
  deps: StoreItemDeps,
  actor: Actor,
  {
    page,
    limit,
    state,
    need,
    category,
    search = '',
    sort = { by: 'changed_at', isDown: true },
  }: StoreItemQuery,
): Promise<Page<ListedStoreItem>> {
  const words = `%${likeLabels(search)}%`;
  const found = sql`from (${itemsOf(deps, storeOfActor(actor, 'items'))}) each
    where (${state ?? null}::text is null or each.state = ${state ?? null}) and ${need ? needs[need] : sql`true`}
      and (${category ?? null}::text is null or each."categorySlug" = ${category ?? null})
      and (each.name ->> 'id' ilike ${words} or each.name ->> 'en' ilike ${words})`;
  const order = sql`${columnOf[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`}`;
  const { rows } =
    await sql<ListedStoreItem>`select * ${found} order by ${order}, id limit ${limit} offset ${(page - 1) * limit}`.execute(
      deps.db,
    );
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(deps.db);
  return { items: rows, page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** How many items need somebody, and how many drafts wait. Refuses `forbidden`. */
export async function countStoreNeeds(
  deps: StoreItemDeps,
  actor: Actor,
): Promise<Record<StoreItemNeed | 'draft' | 'published', number>> {
  const storeId = storeOfActor(actor, 'items');
  const { rows } = await sql<Record<StoreItemNeed | 'draft' | 'published', number>>`select
      count(*) filter (where ${needs.sold_out})::integer as sold_out, count(*) filter (where ${needs.few_left})::integer as few_left,
      count(*) filter (where ${needs.evidence})::integer as evidence, count(*) filter (where each.state = 'draft')::integer as draft,
      count(*) filter (where each.state = 'published')::integer as published
    from (${itemsOf(deps, storeId)}) each`.execute(deps.db);
  return rows[0]!;
}

function itemsOf({ now }: StoreItemDeps, storeId: string) {
  const at = now();
  return sql`select i.id, i.name, c.name as category, c.slug as "categorySlug", i.state, sold.price_from as "priceFrom",
      coalesce(sold.stock, 0) as "left", coalesce(i.changed_at, i.created_at) as "changedAt",
      exists (select from item_evidence e where e.item_id = i.id and e.valid_until <= ${addDays(todayInIndonesia(at), evidenceSoonDays)}::date) as "endsSoon"
    from items i join item_categories c on c.slug = i.category_slug
    cross join lateral (select min(v.price) as price_from, sum(stock_left(v.id, ${at}))::integer as stock from item_variants v where v.item_id = i.id) sold
    where i.store_id = ${storeId}::uuid`;
}
