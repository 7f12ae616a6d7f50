// An item as lists and its page show it (spec §3 merchandise products and detail).
import { type RawBuilder, sql } from 'kysely';
import { type Picture, pictureOfItem } from '#domain/pictures';
import type { EvidenceKind } from '#shared/item-query';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';

export interface ItemCard {
  id: string;
  slug: string;
  name: LocalText;
  category: { slug: string; name: LocalText };
  drawing: string;
  /** The first of its store's photographs; null: the drawing stands there. */
  photo: Picture | null;
  store: { id: string; slug: string; name: string; city: string };
  priceFrom: Rupiah;
  priceTo: Rupiah;
  /** Packed, of the lightest and the heaviest variant. */
  weightFrom: number;
  weightTo: number;
  /** What can still be ordered, of all variants together. */
  stock: number;
  /** Certificates that are valid today. */
  evidence: EvidenceKind[];
  /** One decimal; null without reviews. */
  rating: number | null;
  ratingCount: number;
}

export interface ItemVariant {
  id: string;
  name: LocalText;
  price: Rupiah;
  weightGrams: number;
  stock: number;
}

export interface ItemEvidence {
  kind: EvidenceKind;
  /** Null: the category asks for it and nobody has shown it. */
  certificate: { number: string; source: string; validUntil: string | null; checkedOn: string } | null;
}

export interface Item extends ItemCard {
  description: LocalText;
  /** All of them, in the store's order. */
  photos: Picture[];
  variants: ItemVariant[];
  /** What its category must prove, and whatever else is on record; lapsed certificates count as missing. */
  proofs: ItemEvidence[];
  readyDays: number;
  /** False: the store is suspended or the item withdrawn; the page says so. */
  isSelling: boolean;
}

export interface ItemRow extends Omit<ItemCard, 'rating'> {
  rating: string | null;
}

/**
 * What is left of variant `v`, of which so much is set aside: the body of stock_left(), written out because PostgreSQL cannot unfold a
 * function that holds a query, and would start a new one for every row. A test holds it against the function.
 */
export const leftOf = (setAside: RawBuilder<unknown>) =>
  sql`greatest(0, v.on_hand - coalesce(${setAside}, 0))`;

/** Of an item's variants `v` together. */
export const soldColumns = (
  setAside: RawBuilder<unknown>,
) => sql`min(v.price) as price_from, max(v.price) as price_to, min(v.weight_grams) as weight_from, max(v.weight_grams) as weight_to,
  sum(${leftOf(setAside)})::integer as stock`;

/** Of variant `v`. */
export const setAsideOf = (at: Date) =>
  sql`(select sum(q.quantity) from stock_reservations q where q.variant_id = v.id and q.release_at > ${at})`;

/** Of items `i` of stores `s` what their card names: their partner `p`, region, category and ratings. */
export const namedTables = sql`items i join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id
  join regencies g on g.code = p.regency_code join item_categories c on c.slug = i.category_slug
  cross join lateral (select round(avg(r.rating), 1) as average, count(*)::integer as count
    from item_reviews r where r.item_id = i.id and r.hidden_at is null) rated`;

/** The same with what is `sold`, for a few items: lists count all of theirs at once. */
export const itemTables = (at: Date) => sql`${namedTables}
  cross join lateral (select ${soldColumns(setAsideOf(at))} from item_variants v where v.item_id = i.id) sold`;

/** Of a photograph `f`. */
export const pictureObject = sql`json_build_object('id', f.id, 'use', f.use, 'alt', f.alt, 'placeholder', f.placeholder)`;

/** `today` is the day in Indonesia. */
export const itemColumns = (today: string) => sql`i.id, i.slug, i.name,
  json_build_object('slug', c.slug, 'name', c.name) as category, i.drawing,
  ${pictureOfItem(sql`i.id`)} as photo,
  json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'city', g.name) as store,
  sold.price_from as "priceFrom", sold.price_to as "priceTo",
  sold.weight_from as "weightFrom", sold.weight_to as "weightTo", sold.stock,
  coalesce((select json_agg(e.kind order by e.kind) from item_evidence e
    where e.item_id = i.id and coalesce(e.valid_until >= ${today}::date, true)), '[]') as evidence,
  rated.average as rating, rated.count as "ratingCount"`;

/** What visitors may order, where it has a variant: published, by a store that sells. */
export const isOffered = sql`i.state = 'published' and s.approved_at is not null and p.state = 'active'`;

export function itemCardOf<Row extends ItemRow>(row: Row): Row & { rating: number | null } {
  return { ...row, rating: row.rating === null ? null : Number(row.rating) } as Row & {
    rating: number | null;
  };
}
