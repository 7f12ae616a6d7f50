// An item as its store's people see it (docs/product/store-console.md): with its faults, its stock and what of that is set aside.
import { type RawBuilder, sql } from 'kysely';
import { lastActionsAbout } from '#domain/audit';
import { type Actor, requireTending } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { EvidenceKind } from '#shared/item-query';
import type { ItemForm } from '#shared/item-form';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import { isId } from '#shared/names';
import { checkItem, evidenceSoonDays, type ItemFault } from './item-check.ts';

export interface StoreItemDeps {
  db: Db;
  now: () => Date;
}

export const storeItemStates = ['draft', 'published', 'withdrawn'] as const;
export type StoreItemState = (typeof storeItemStates)[number];

export interface StoreItemVariant {
  id: string;
  name: LocalText;
  price: Rupiah;
  weightGrams: number;
  onHand: number;
  /** Of it set aside for orders that are not paid yet. */
  reserved: number;
  /** Somebody ordered it: it stays. */
  isOrdered: boolean;
}

export interface StoreItem {
  id: string;
  storeId: string;
  storeSlug: string;
  slug: string;
  state: StoreItemState;
  /** To be named when saving. */
  revision: number;
  form: ItemForm;
  variants: StoreItemVariant[];
  faults: ItemFault[];
  /** The last thing done to it, by whom. */
  last: { at: Date; by: string | null } | null;
}

interface ItemRow {
  id: string;
  storeId: string;
  storeSlug: string;
  slug: string;
  state: StoreItemState;
  revision: number;
  name: LocalText;
  description: LocalText;
  category: string;
  asked: EvidenceKind[];
  isApproved: boolean;
  isFrozen: boolean;
  reference: string;
  photos: number;
  variants: StoreItemVariant[];
  evidence: { kind: EvidenceKind; number: string; valid_until: string | null }[];
}

/** Refuses `not_found` to everybody but the store's staff, `forbidden` to those whose duty it is not. */
export async function getStoreItem(deps: StoreItemDeps, actor: Actor, id: string): Promise<StoreItem> {
  if (!isId(id)) throw new AppError('not_found');
  const [item] = await readItems(deps, sql`i.id = ${id}::uuid`);
  if (!item) throw new AppError('not_found');
  requireTending(actor, 'items', item.storeId);
  return item;
}

/** The store's items by what it calls them: their code, or else their address. The caller has checked who may. */
export async function findByReference(
  deps: StoreItemDeps,
  storeId: string,
  references: readonly string[],
): Promise<Map<string, StoreItem>> {
  const items = await readItems(
    deps,
    sql`i.store_id = ${storeId}::uuid and coalesce(i.reference, i.slug) = any (${[...references]}::text[])`,
  );
  return new Map(items.map((item) => [item.form.reference || item.slug, item]));
}

async function readItems(deps: StoreItemDeps, which: RawBuilder<unknown>): Promise<StoreItem[]> {
  const { db, now } = deps;
  const { rows } = await sql<ItemRow>`
    select i.id, i.store_id as "storeId", p.slug as "storeSlug", i.slug, i.state, i.revision, i.name, i.description,
      i.category_slug as category, coalesce(i.reference, '') as reference, c.evidence as asked, s.approved_at is not null as "isApproved", p.state <> 'active' as "isFrozen",
      (select count(*)::integer from pictures f where f.item_id = i.id) as photos,
      coalesce((select json_agg(json_build_object('id', v.id, 'name', v.name, 'price', v.price, 'weightGrams', v.weight_grams, 'onHand', v.on_hand,
        'reserved', v.on_hand - stock_left(v.id, ${now()}), 'isOrdered', exists (select from store_order_lines l where l.variant_id = v.id))
        order by v.position) from item_variants v where v.item_id = i.id), '[]') as variants,
      coalesce((select json_agg(json_build_object('kind', e.kind, 'number', e.number, 'valid_until', e.valid_until))
        from item_evidence e where e.item_id = i.id), '[]') as evidence
    from items i join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id join item_categories c on c.slug = i.category_slug
    where ${which} order by i.id`.execute(db);
  const done = await lastActionsAbout(
    deps,
    rows.map(({ id }) => id),
  );
  const today = todayInIndonesia(now());
  return rows.map((row) => itemOf(row, today, done.get(row.id)));
}

function itemOf(row: ItemRow, today: string, last: { at: Date; by: string | null } | undefined): StoreItem {
  const form = formOf(row);
  return {
    id: row.id,
    storeId: row.storeId,
    storeSlug: row.storeSlug,
    slug: row.slug,
    state: row.state,
    revision: row.revision,
    form,
    variants: row.variants,
    faults: checkItem(form, {
      evidence: row.asked,
      isStoreApproved: row.isApproved,
      isStoreFrozen: row.isFrozen,
      photos: row.photos,
      onHand: row.variants.reduce((sum, { onHand }) => sum + onHand, 0),
      today,
      soon: addDays(today, evidenceSoonDays),
    }),
    last: last ? { at: last.at, by: last.by } : null,
  };
}

function formOf({ name, description, category, reference, variants, evidence }: ItemRow): ItemForm {
  const certificate = (wanted: EvidenceKind) => {
    const held = evidence.find(({ kind }) => kind === wanted);
    return { number: held?.number ?? '', valid_until: held?.valid_until ?? null };
  };
  return {
    name,
    description,
    category,
    reference,
    variants: variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: Number(variant.price),
      weight_grams: variant.weightGrams,
    })),
    evidence: { halal: certificate('halal'), bpom: certificate('bpom') },
  };
}

/** Every category an item can be in, in the operator's order. */
export async function listAllCategories({ db }: { db: Db }): Promise<{ slug: string; name: LocalText }[]> {
  const { rows } = await sql<{ slug: string; name: LocalText }>`
    select slug, name from item_categories order by position, slug`.execute(db);
  return rows;
}
