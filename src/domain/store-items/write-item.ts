// Writing an item (docs/product/store-console.md): begun as a draft, saved, duplicated, published, taken off and put back. Who saves over a
// colleague's change is told so, and overwrites nothing.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, storeOfActor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction } from '#shared/audit';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import { evidenceKinds } from '#shared/item-query';
import { type ItemForm, itemForm } from '#shared/item-form';
import { hyphenated } from '#shared/names';
import { descriptionLeast } from './item-check.ts';
import { getStoreItem, type StoreItem, type StoreItemDeps, type StoreItemState } from './read-item.ts';

/** A draft of the actor's store. Refuses `forbidden`, `invalid_input` with the path of each field at fault: also `reference` for a code of another of its items. */
export async function createItem(deps: StoreItemDeps, actor: Actor, input: unknown): Promise<StoreItem> {
  const storeId = storeOfActor(actor, 'items');
  const form = await checkedItem(deps.db, input);
  return refusingTaken(begin(deps, actor, storeId, form));
}

/** Another draft like it, without code, stock, photographs and certificates: those are of one item. Refuses `not_found`, `forbidden`. */
export async function duplicateItem(deps: StoreItemDeps, actor: Actor, id: string): Promise<StoreItem> {
  const { storeId, form } = await getStoreItem(deps, actor, id);
  const none = { number: '', valid_until: null };
  return begin(deps, actor, storeId, {
    ...form,
    name: {
      id: `${form.name.id.slice(0, 110)} (salinan)`,
      ...(form.name.en && { en: `${form.name.en.slice(0, 113)} (copy)` }),
    },
    reference: '',
    variants: form.variants.map(({ id: _id, ...variant }) => variant),
    evidence: { halal: none, bpom: none },
  });
}

function begin(deps: StoreItemDeps, actor: Actor, storeId: string, form: ItemForm): Promise<StoreItem> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const id = randomUUID();
    await sql`insert into items (id, store_id, slug, reference, category_slug, name, description, drawing, state, created_at, changed_at)
      values (${id}::uuid, ${storeId}::uuid, ${slugOf(id, form.name.id)}, ${form.reference || null}, ${form.category}, ${JSON.stringify(form.name)}::jsonb,
        ${JSON.stringify(form.description)}::jsonb, ${drawingFor(form.category)}, 'draft', ${deps.now()}, ${deps.now()})`.execute(
      db,
    );
    await writeParts(within, { id, storeId }, form);
    await record(within, actor, 'item.created', id);
    return getStoreItem(within, actor, id);
  });
}

/**
 * Saves the item over the revision it was read at; a published one is read so at once, and stays fit to be. Refuses `not_found`,
 * `forbidden`, `item_changed` when somebody saved meanwhile, `invalid_input` with the path of each field at fault: also for a variant that
 * is missing although somebody ordered it, and for a code of another of the store's items.
 */
export async function saveItem(
  deps: StoreItemDeps & LockDeps,
  actor: Actor,
  { id, revision, form: input }: { id: string; revision: number; form: unknown },
): Promise<StoreItem> {
  const { storeId, state, variants } = await getStoreItem(deps, actor, id);
  const form = await checkedItem(deps.db, input);
  if (state === 'published' && form.description.id.length < descriptionLeast)
    throw new AppError('invalid_input', [
      { field: 'description.id', message: 'item_fault_description_short', values: { min: descriptionLeast } },
    ]);
  // Nobody orders a variant while it changes or goes.
  const locks = variants.map((variant) => ({ kind: 'merchandise_stock' as const, id: variant.id }));
  const saving = lockedTransaction(deps, locks, async (db) => {
    const within = { ...deps, db };
    const { numAffectedRows } =
      await sql`update items set name = ${JSON.stringify(form.name)}::jsonb, description = ${JSON.stringify(form.description)}::jsonb,
        drawing = case when category_slug = ${form.category} then drawing else ${drawingFor(form.category)} end, category_slug = ${form.category},
        reference = ${form.reference || null}, revision = revision + 1, changed_at = ${deps.now()} where id = ${id}::uuid and revision = ${revision}`.execute(
        db,
      );
    if (numAffectedRows === 0n) throw new AppError('item_changed');
    await writeParts(within, { id, storeId }, form);
    await record(within, actor, 'item.changed', id);
    return getStoreItem(within, actor, id);
  });
  return refusingTaken(saving);
}

/** Another item of the store has this code: its index says so, whoever writes at the same moment. */
async function refusingTaken(writing: Promise<StoreItem>): Promise<StoreItem> {
  return writing.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('invalid_input', [{ field: 'reference', message: takenMessage }], { cause: error });
  });
}

const takenMessage = 'item_error_reference_taken';
export const isReferenceTaken = (error: unknown): boolean =>
  error instanceof AppError && error.faults.some(({ message }) => message === takenMessage);

/** Sells it from now on. Refuses `not_found`, `forbidden`, `item_changed`, `item_incomplete` while something keeps it from being sold. */
export function publishItem(
  deps: StoreItemDeps,
  actor: Actor,
  asked: { id: string; revision: number },
): Promise<void> {
  return moveItem(deps, actor, asked, { to: 'published', action: 'item.published' });
}

/** Takes it off: its page stays and says so. Refuses `not_found`, `forbidden`, `item_changed`. */
export function withdrawItem(
  deps: StoreItemDeps,
  actor: Actor,
  asked: { id: string; revision: number },
): Promise<void> {
  return moveItem(deps, actor, asked, { to: 'withdrawn', action: 'item.withdrawn' });
}

async function moveItem(
  deps: StoreItemDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
  { to, action }: { to: Exclude<StoreItemState, 'draft'>; action: AuditAction },
): Promise<void> {
  const from: readonly StoreItemState[] = to === 'withdrawn' ? ['published'] : ['draft', 'withdrawn'];
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const { faults } = await getStoreItem(within, actor, id);
    if (to === 'published' && faults.some(({ isBlocking }) => isBlocking))
      throw new AppError('item_incomplete');
    const { numUpdatedRows } = await db
      .updateTable('items')
      .set({ state: to, revision: revision + 1, changed_at: deps.now() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('item_changed');
    await record(within, actor, action, id);
  });
}

async function writeParts(
  deps: StoreItemDeps,
  { id, storeId }: { id: string; storeId: string },
  form: ItemForm,
): Promise<void> {
  await writeVariants(deps.db, id, form.variants);
  await writeEvidence(deps, { id, storeId }, form.evidence);
}

async function writeVariants(db: Db, itemId: string, variants: ItemForm['variants']): Promise<void> {
  const known = await db
    .selectFrom('item_variants')
    .select([
      'id',
      sql<boolean>`exists (select from store_order_lines l where l.variant_id = item_variants.id)`.as(
        'ordered',
      ),
    ])
    .where('item_id', '=', itemId)
    .execute();
  const kept = variants.flatMap(({ id }) => (id ? [id] : []));
  if (kept.some((id) => !known.some((one) => one.id === id)) || new Set(kept).size < kept.length)
    throw new AppError('invalid_input', [{ field: 'variants', message: 'error_invalid_value' }]);
  const gone = known.filter(({ id }) => !kept.includes(id));
  if (gone.some(({ ordered }) => ordered))
    throw new AppError('invalid_input', [{ field: 'variants', message: 'item_error_variant_ordered' }]);
  if (gone.length > 0)
    await db
      .deleteFrom('item_variants')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  // Positions are unique: out of the way first.
  await sql`update item_variants set position = position + 1000 where item_id = ${itemId}::uuid`.execute(db);
  for (const [index, { id = randomUUID(), name, price, weight_grams }] of variants.entries())
    await sql`insert into item_variants (id, item_id, position, name, price, weight_grams)
      values (${id}::uuid, ${itemId}::uuid, ${index + 1}, ${JSON.stringify(name)}::jsonb, ${price}, ${weight_grams})
      on conflict (id) do update set position = excluded.position, name = excluded.name, price = excluded.price, weight_grams = excluded.weight_grams`.execute(
      db,
    );
}

/** A store vouches for its own certificates: it is named as their source. One that did not change keeps who checked it, and when. */
async function writeEvidence(
  { db, now }: StoreItemDeps,
  { id, storeId }: { id: string; storeId: string },
  evidence: ItemForm['evidence'],
): Promise<void> {
  for (const kind of evidenceKinds) {
    const { number, valid_until: until } = evidence[kind];
    if (number === '')
      await db.deleteFrom('item_evidence').where('item_id', '=', id).where('kind', '=', kind).execute();
    else
      await sql`insert into item_evidence (item_id, kind, number, source, valid_until, checked_on)
        select ${id}::uuid, ${kind}, ${number}, p.name, ${until}::date, ${todayInIndonesia(now())}::date from partners p where p.id = ${storeId}::uuid
        on conflict (item_id, kind) do update set number = excluded.number, source = excluded.source, valid_until = excluded.valid_until,
          checked_on = excluded.checked_on
        where item_evidence.number <> excluded.number or item_evidence.valid_until is distinct from excluded.valid_until`.execute(
        db,
      );
  }
}

/** Until it has photographs: what is drawn of most items of its category. */
const drawingFor = (
  category: string,
) => sql<string>`coalesce((select drawing from items where category_slug = ${category}
  group by drawing order by count(*) desc, drawing limit 1), 'box')`;

/** The name, and a part of the id: it is unique, and none of the fixed addresses. */
function slugOf(id: string, name: string): string {
  return `${hyphenated(name).slice(0, 70) || 'barang'}-${id.slice(0, 8)}`;
}

export function record(deps: StoreItemDeps, actor: Actor, action: AuditAction, about: string): Promise<void> {
  return recordAudit(deps, { actor, role: 'store_staff', action, subjectId: null, details: { about } });
}

/** Also refuses a category that nobody knows. */
async function checkedItem(db: Db, input: unknown): Promise<ItemForm> {
  const faults = nestedFormFaults(itemForm, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const form = itemForm.parse(input);
  const known = await db
    .selectFrom('item_categories')
    .select('slug')
    .where('slug', '=', form.category)
    .executeTakeFirst();
  if (!known) throw new AppError('invalid_input', [{ field: 'category', message: 'error_invalid_value' }]);
  return form;
}
