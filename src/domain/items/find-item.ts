// One item with its variants and certificates (spec §2 product page, §7 merchandise/{id}, partners/{p}/{q}/details).
import { sql } from 'kysely';
import { todayInIndonesia } from '#shared/dates';
import { isId, isSlugOrId } from '#shared/names';
import {
  type Item,
  itemCardOf,
  itemColumns,
  type ItemRow,
  itemTables,
  leftOf,
  pictureObject,
  setAsideOf,
} from './item.ts';
import type { ItemDeps } from './list-items.ts';

/** By slug or id, of this store if one is named; null for drafts and what does not exist. A withdrawn item is found. */
export async function findItem(
  { db, now }: ItemDeps,
  slugOrId: string,
  storeSlug?: string,
): Promise<Item | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const at = now();
  const today = todayInIndonesia(at);
  const named = isId(slugOrId) ? sql`i.id = ${slugOrId}::uuid` : sql`i.slug = ${slugOrId}`;
  const { rows } = await sql<ItemRow & Omit<Item, keyof ItemRow>>`
    select ${itemColumns(today)}, i.description,
      coalesce((select json_agg(${pictureObject} order by f.place, f.created_at, f.id) from pictures f where f.item_id = i.id), '[]') as photos, s.ready_days as "readyDays",
      i.state = 'published' and p.state = 'active' as "isSelling",
      (select json_agg(json_build_object('id', v.id, 'name', v.name, 'price', v.price, 'weightGrams', v.weight_grams,
        'stock', ${leftOf(setAsideOf(at))}) order by v.position) from item_variants v where v.item_id = i.id) as variants,
      coalesce((select json_agg(json_build_object('kind', k.kind, 'certificate', case when e.kind is not null then json_build_object(
          'number', e.number, 'source', e.source, 'validUntil', e.valid_until, 'checkedOn', e.checked_on) end) order by k.kind desc)
        from (select unnest(c.evidence) as kind union select kind from item_evidence where item_id = i.id) k
        left join item_evidence e on e.item_id = i.id and e.kind = k.kind and coalesce(e.valid_until >= ${today}::date, true)), '[]') as proofs
    from ${itemTables(at)}
    where ${named} and i.state <> 'draft' and s.approved_at is not null and sold.price_from is not null
      and ${storeSlug === undefined ? sql`true` : sql`p.slug = ${storeSlug}`}`.execute(db);
  return rows[0] ? itemCardOf(rows[0]) : null;
}
