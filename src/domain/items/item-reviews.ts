// What buyers wrote about an item (spec §2 product page, §7 partners/{p}/{q}/reviews).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Locale } from '#shared/locale';
import type { Page } from '#shared/paging';

export interface ItemReview {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  /** The language it was written in. */
  locale: Locale;
  createdAt: string;
}

/** Newest first; hidden ones are left out. */
export async function listItemReviews(
  { db }: { db: Db },
  itemId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<ItemReview>> {
  const { rows } = await sql<{ items: ItemReview[] | null; total: number }>`
    select count(*)::integer as total, (select json_agg(shown) from (
      select r.id, r.author_name as "authorName", r.rating, r.text, r.locale, r.created_at as "createdAt"
      from item_reviews r where r.item_id = ${itemId}::uuid and r.hidden_at is null
      order by r.created_at desc, r.id limit ${limit} offset ${(page - 1) * limit}) shown) as items
    from item_reviews r where r.item_id = ${itemId}::uuid and r.hidden_at is null`.execute(db);
  const { items, total } = rows[0]!;
  return {
    items: (items ?? []).map((each) => ({ ...each, createdAt: new Date(each.createdAt).toISOString() })),
    page,
    limit,
    total,
    totalIsCapped: false,
  };
}
