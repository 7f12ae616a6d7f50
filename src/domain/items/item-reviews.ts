// What buyers wrote about an item, with what its store replied (spec §2 product page, §7 partners/{p}/{q}/reviews).
import { type RawBuilder, sql } from 'kysely';
import { type Actor, storeOfActor } from '#domain/memberships';
import { picturesOfReview, type UnnamedPicture } from '#domain/pictures';
import type { Db } from '#platform/database/database';
import type { Locale, LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';

export interface ItemReview {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  /** The language it was written in. */
  locale: Locale;
  createdAt: string;
  itemName: LocalText;
  /** What its author shows of it. */
  pictures: UnnamedPicture[];
  /** The store's own words; null: none so far. */
  reply: { text: string; at: string } | null;
}

interface Shown {
  page: number;
  limit: number;
}

/** Newest first; hidden ones are left out. */
export async function listItemReviews(
  { db }: { db: Db },
  itemId: string,
  shown: Shown,
): Promise<Page<ItemReview>> {
  return listOf(db, { of: sql`r.item_id = ${itemId}::uuid`, order: sql`r.created_at desc, r.id` }, shown);
}

/** Of all items of the store somebody works for, those without a reply first. Refuses `forbidden`. */
export async function listStoreReviews(
  { db }: { db: Db },
  actor: Actor,
  shown: Shown,
): Promise<Page<ItemReview>> {
  const storeId = storeOfActor(actor, 'reviews');
  const order = sql`r.replied_at is not null, r.created_at desc, r.id`;
  return listOf(db, { of: sql`i.store_id = ${storeId}::uuid`, order }, shown);
}

async function listOf(
  db: Db,
  { of, order }: { of: RawBuilder<unknown>; order: RawBuilder<unknown> },
  { page, limit }: Shown,
): Promise<Page<ItemReview>> {
  const found = sql`from item_reviews r join items i on i.id = r.item_id where ${of} and r.hidden_at is null`;
  const { rows } = await sql<{ items: ItemReview[] | null; total: number }>`
    select count(*)::integer as total, (select json_agg(shown) from (
      select r.id, r.author_name as "authorName", r.rating, r.text, r.locale, r.created_at as "createdAt", i.name as "itemName",
        ${picturesOfReview(sql`r.id`)} as pictures,
        case when r.replied_at is not null then json_build_object('text', r.reply, 'at', r.replied_at) end as reply
      ${found} order by ${order} limit ${limit} offset ${(page - 1) * limit}) shown) as items
    ${found}`.execute(db);
  const { items, total } = rows[0]!;
  const iso = (at: string) => new Date(at).toISOString();
  return {
    items: (items ?? []).map(({ createdAt, reply, ...each }) => ({
      ...each,
      createdAt: iso(createdAt),
      reply: reply && { ...reply, at: iso(reply.at) },
    })),
    page,
    limit,
    total,
    totalIsCapped: false,
  };
}
