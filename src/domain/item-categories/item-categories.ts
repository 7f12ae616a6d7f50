// Front door of categories of items (docs/product/item-categories.md): what the shop is divided into, written by the operator.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask, type Role } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { itemCategoryForm } from '#shared/item-category-form';
import { type EvidenceKind, evidenceKinds } from '#shared/item-query';
import type { LocalText } from '#shared/locale';
import { hyphenated, isSlugOrId } from '#shared/names';

interface CategoryDeps {
  db: Db;
  now: () => Date;
}

export interface ItemCategory {
  /** Its place in addresses: it stays when the name changes. */
  slug: string;
  name: LocalText;
  evidence: EvidenceKind[];
  /** Of any state. */
  items: number;
}

/** In the order of the shop. Refuses `forbidden`. */
export async function listItemCategories({ db }: CategoryDeps, actor: Actor): Promise<ItemCategory[]> {
  requireOperatorTask(actor, 'itemCategories');
  const { rows } = await sql<ItemCategory>`
    select c.slug, c.name, c.evidence, (select count(*)::integer from items i where i.category_slug = c.slug) as items
    from item_categories c order by c.position, c.slug`.execute(db);
  return rows;
}

/** Begins one, as the last. Refuses `forbidden`, `invalid_input` (with `name_id` for a name that gives no address, or a known one). */
export async function createItemCategory(deps: CategoryDeps, actor: Actor, form: unknown): Promise<void> {
  const role = requireOperatorTask(actor, 'itemCategories');
  const category = checkedCategory(form);
  const slug = hyphenated(category.name.id).slice(0, 40).replace(/-$/, '');
  if (slug.length < 3) throw wrongName('item_category_short');
  const writing = transaction(deps.db, async (db) => {
    await db
      .insertInto('item_categories')
      .values(({ selectFrom, fn, lit, eb }) => ({
        slug,
        name: JSON.stringify(category.name),
        evidence: category.evidence,
        position: selectFrom('item_categories').select(
          eb(fn.coalesce(fn.max('position'), lit(0)), '+', lit(1)).as('next'),
        ),
      }))
      .execute();
    await record({ ...deps, db }, actor, { role, action: 'item_category.created', slug });
  });
  await writing.catch((error: unknown) => {
    throw isUniqueViolation(error) ? wrongName('item_category_known') : error;
  });
}

/** Its items are found by the new name at once. Refuses `forbidden`, `not_found`, `invalid_input`. */
export async function changeItemCategory(
  deps: CategoryDeps,
  actor: Actor,
  { slug, form }: { slug: string; form: unknown },
): Promise<void> {
  const role = requireOperatorTask(actor, 'itemCategories');
  const { name, evidence } = checkedCategory(form);
  if (!isSlugOrId(slug)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('item_categories')
      .set({ name: JSON.stringify(name), evidence })
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    // A trigger writes the words that searches read.
    await sql`update items set category_slug = category_slug where category_slug = ${slug}`.execute(db);
    await record({ ...deps, db }, actor, { role, action: 'item_category.changed', slug });
  });
}

/** One place up or down; at an end nothing changes. Refuses `forbidden`, `not_found`. */
export async function moveItemCategory(
  deps: CategoryDeps,
  actor: Actor,
  { slug, by }: { slug: string; by: -1 | 1 },
): Promise<void> {
  const role = requireOperatorTask(actor, 'itemCategories');
  await transaction(deps.db, async (db) => {
    // Who moves one waits for whoever is moving another, and reads the order afterwards.
    await sql`select from item_categories order by slug for update`.execute(db);
    const { rows } = await sql<{
      slug: string;
    }>`select slug from item_categories order by position, slug`.execute(db);
    const slugs = rows.map((row) => row.slug);
    const from = slugs.indexOf(slug);
    if (from < 0) throw new AppError('not_found');
    const neighbour = slugs[from + by];
    if (neighbour === undefined) return;
    slugs[from + by] = slug;
    slugs[from] = neighbour;
    await sql`update item_categories c set position = n.place
      from unnest(${slugs}::text[]) with ordinality as n (slug, place) where n.slug = c.slug and c.position <> n.place`.execute(
      db,
    );
    await record({ ...deps, db }, actor, { role, action: 'item_category.changed', slug });
  });
}

function checkedCategory(form: unknown) {
  const { name_id: id, name_en: en, evidence } = checkedForm(itemCategoryForm, form);
  return { name: { id, en }, evidence: evidenceKinds.filter((kind) => evidence.includes(kind)) };
}

const wrongName = (message: string) => new AppError('invalid_input', [{ field: 'name_id', message }]);

const record = (
  deps: CategoryDeps,
  actor: Actor,
  { role, action, slug }: { role: Role; action: AuditAction; slug: string },
) => recordAudit(deps, { actor, role, action, subjectId: null, details: { about: slug } });
