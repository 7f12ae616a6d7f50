// A store's items from a table (docs/product/store-console.md): tried first, then written under the rules of the forms, all rows or none. A
// row names its item by the store's own reference, so that the same table twice changes nothing.
import { sql } from 'kysely';
import { type Actor, storeOfActor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { readUploadedSheet, type UploadedSheet } from '#platform/spreadsheets/read-upload';
import { sheetRefusal, sheetTrial } from '#platform/spreadsheets/sheet-trial';
import { AppError } from '#shared/errors';
import { type ItemColumn, itemColumns, type ItemPlaces, itemRowsMost } from '#shared/item-columns';
import { countStock } from './count-stock.ts';
import { type ItemPlan, type ItemRow, type ItemRowFault, judgeItemRows } from './judge-item-rows.ts';
import {
  findByReference,
  getStoreItem,
  listAllCategories,
  type StoreItem,
  type StoreItemDeps,
} from './read-item.ts';
import { createItem, isReferenceTaken, saveItem } from './write-item.ts';

type ImportDeps = StoreItemDeps & LockDeps;

export interface TriedItems {
  /** Names these bytes and what would be written: what was looked at is what is written, or nothing is. */
  trial: string;
  plans: ItemPlan[];
  faults: ItemRowFault[];
}

interface ItemFile {
  file: Uint8Array;
  /** Where the columns stand; null: one is missing. */
  placesIn: (headings: readonly string[]) => ItemPlaces | null;
}

/**
 * What `importItems` would do with the file; nothing is written. Refuses `forbidden`, `payload_too_large`, `unavailable`, and
 * `invalid_input` with `file`: unreadable as a whole, a column that is missing, or more rows than are written at once.
 */
export async function tryItems(
  deps: ImportDeps,
  actor: Actor,
  { file, placesIn }: ItemFile,
): Promise<TriedItems> {
  const storeId = storeOfActor(actor, 'items');
  return tryRows(deps, storeId, rowsOf(await readUploadedSheet(file, actor.accountId), placesIn));
}

/**
 * Writes what was tried. Refuses what `tryItems` refuses, `busy`, and `invalid_input` with `file`: its rows have faults, or something else
 * than what was looked at would be written now, because somebody sold, counted or saved meanwhile. Then nothing was written.
 */
export async function importItems(
  deps: ImportDeps,
  actor: Actor,
  { file, placesIn, trial }: ItemFile & { trial: string },
): Promise<{ created: number; changed: number }> {
  const storeId = storeOfActor(actor, 'items');
  const read = rowsOf(await readUploadedSheet(file, actor.accountId), placesIn);
  const writing = transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    // All stock that the table names, at once and in the order of orders, before anything is judged.
    const items = await readNamed(within, storeId, read.rows);
    const variants = [...items.values()].flatMap((item) => item.variants.map(({ id }) => id));
    await lockKeys(
      within,
      variants.map((id) => ({ kind: 'merchandise_stock', id })),
    );
    const tried = await tryRows(within, storeId, read);
    if (tried.faults.length > 0) throw sheetRefusal('error_import_faults', { count: tried.faults.length });
    if (tried.trial !== trial) throw sheetRefusal('error_import_other');
    const done = { created: 0, changed: 0 };
    for (const plan of tried.plans) {
      if (!plan.form && plan.stock.length === 0) continue;
      done[plan.item ? 'changed' : 'created'] += 1;
      await writePlan(within, actor, plan);
    }
    return done;
  });
  return writing.catch((error: unknown) => {
    // Somebody has begun the same items at the same moment.
    if (isReferenceTaken(error)) throw sheetRefusal('error_import_other');
    throw error;
  });
}

async function writePlan(deps: ImportDeps, actor: Actor, plan: ItemPlan): Promise<void> {
  const written = await writeForm(deps, actor, plan);
  for (const { variant, onHand, was } of plan.stock) {
    const { id: variantId } = written.variants.find(({ name }) => name.id === variant)!;
    await countStock(deps, actor, { variantId, form: { on_hand: onHand, was } }).catch((error: unknown) => {
      // What is being paid for is not in the table: told at its row.
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
      const [{ message, values }] = error.faults as [AppError['faults'][number]];
      throw new AppError('invalid_input', [{ field: 'file', message, ...(values && { values }) }]);
    });
  }
}

function writeForm(deps: ImportDeps, actor: Actor, { item, form }: ItemPlan): Promise<StoreItem> {
  if (!item) return createItem(deps, actor, form);
  return form ? saveItem(deps, actor, { ...item, form }) : getStoreItem(deps, actor, item.id);
}

interface ReadRows {
  hash: string;
  rows: ItemRow[];
  faults: ItemRowFault[];
}

function rowsOf({ hash, headings, rows }: UploadedSheet, placesIn: ItemFile['placesIn']): ReadRows {
  const places = placesIn(headings);
  if (!places) throw sheetRefusal('item_import_columns');
  if (rows.length > itemRowsMost) throw sheetRefusal('item_import_rows', { max: itemRowsMost });
  return {
    hash,
    rows: rows.map(({ number, cells }) => ({
      number,
      texts: Object.fromEntries(
        itemColumns.map((column) => [column, (cells[places[column]] ?? '').trim()]),
      ) as Record<ItemColumn, string>,
    })),
    faults: rows.flatMap(({ number, troubles }) =>
      troubles.map(({ column, message, values }) => ({
        row: number,
        column: itemColumns.find((one) => places[one] === column) ?? null,
        message,
        ...(values && { values }),
      })),
    ),
  };
}

async function tryRows(
  deps: ImportDeps,
  storeId: string,
  { hash, rows, faults: troubles }: ReadRows,
): Promise<TriedItems> {
  const [items, categories] = [await readNamed(deps, storeId, rows), await listAllCategories(deps)];
  const groups = Map.groupBy(rows, ({ number, texts }) => texts.reference || `row ${number}`);
  const plans: ItemPlan[] = [];
  const faults = [...troubles];
  for (const [reference, group] of groups) {
    const judged = judgeItemRows(group, { item: items.get(reference) ?? null, categories });
    if (Array.isArray(judged)) faults.push(...judged);
    else plans.push(judged);
  }
  return {
    trial: sheetTrial({ hash }, plans),
    plans,
    faults: faults.toSorted((one, other) => one.row - other.row),
  };
}

const readNamed = (deps: StoreItemDeps, storeId: string, rows: readonly ItemRow[]) =>
  findByReference(
    deps,
    storeId,
    rows.map(({ texts }) => texts.reference),
  );

/** All items of the store somebody works for, as rows of the table. Refuses `forbidden`. */
export async function listItemRows(
  deps: StoreItemDeps,
  actor: Actor,
): Promise<Record<ItemColumn, string | number>[]> {
  const storeId = storeOfActor(actor, 'items');
  const { rows } = await sql<Record<ItemColumn, string | number>>`
    select coalesce(i.reference, i.slug) as reference, i.revision, i.name->>'id' as name_id, coalesce(i.name->>'en', '') as name_en,
      i.description->>'id' as description_id, coalesce(i.description->>'en', '') as description_en, i.category_slug as category,
      v.name->>'id' as variant_id, coalesce(v.name->>'en', '') as variant_en, v.price, v.weight_grams, v.on_hand as stock, v.on_hand as stock_was
    from items i join item_variants v on v.item_id = i.id where i.store_id = ${storeId}::uuid
    order by i.created_at, i.id, v.position`.execute(deps.db);
  return rows;
}
