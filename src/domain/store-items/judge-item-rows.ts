// What the rows of a table would do to a store's items (docs/product/store-console.md): begin drafts, change items, count stock, or why
// they may not. A pure decision about what was read.
import type { FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import type { ItemColumn } from '#shared/item-columns';
import { type ItemForm, itemForm } from '#shared/item-form';
import type { LocalText } from '#shared/locale';
import { wholeNumberOf } from '#shared/written-numbers';
import { descriptionLeast } from './item-check.ts';
import type { StoreItem } from './read-item.ts';

export interface ItemRow {
  /** As the spreadsheet counts. */
  number: number;
  texts: Record<ItemColumn, string>;
}

export interface ItemRowFault {
  row: number;
  column: ItemColumn | null;
  message: string;
  values?: Record<string, number | string>;
}

/** Of the variant with this Indonesian name. */
export interface StockPlan {
  variant: string;
  onHand: number;
  was: number;
}

export interface ItemPlan {
  row: number;
  reference: string;
  name: LocalText;
  /** Null: it begins as a draft. */
  item: { id: string; revision: number } | null;
  /** Null: nothing of it is written anew. */
  form: ItemForm | null;
  stock: StockPlan[];
}

interface Shelf {
  /** The item with that reference, of this store. */
  item: StoreItem | null;
  categories: readonly { slug: string; name: LocalText }[];
}

/** The rows of one reference, in their order: the variants of one item. */
export function judgeItemRows(
  rows: readonly ItemRow[],
  { item, categories }: Shelf,
): ItemPlan | ItemRowFault[] {
  const [first] = rows as [ItemRow];
  const { texts } = first;
  const faults: ItemRowFault[] = [];
  const blame = (row: ItemRow, column: ItemColumn | null, message: string, values?: ItemRowFault['values']) =>
    faults.push({ row: row.number, column, message, ...(values && { values }) });
  if (texts.reference === '') blame(first, 'reference', 'error_field_empty');
  else if (!item && texts.revision !== '') blame(first, 'revision', 'item_import_gone');
  const shared: readonly ItemColumn[] = [
    ...['name_id', 'name_en', 'description_id', 'description_en', 'category', 'revision'],
  ] as ItemColumn[];
  const names = new Set<string>();
  for (const row of rows) {
    for (const column of shared)
      if (row.texts[column] !== texts[column]) blame(row, column, 'item_import_differs');
    const name = row.texts.variant_id;
    if (names.has(name)) blame(row, 'variant_id', 'item_import_variant_twice');
    names.add(name);
  }
  const variants = variantsOf(rows, item);
  const input = inputOf(first, variants, { item, categories });
  for (const fault of nestedFormFaults(itemForm, input)) {
    const [row, column] = placeOf(fault, first, variants);
    blame(row, column, fault.message, fault.values);
  }
  if (faults.length > 0) return faults;
  const form = itemForm.parse(input);
  if (!categories.some(({ slug }) => slug === form.category))
    blame(first, 'category', 'item_import_category');
  const isSame = item !== null && JSON.stringify(form) === JSON.stringify(itemForm.parse(item.form));
  if (item && !isSame) {
    if (texts.revision !== String(item.revision)) blame(first, 'revision', 'item_import_changed');
    if (item.state === 'published' && form.description.id.length < descriptionLeast)
      blame(first, 'description_id', 'item_fault_description_short', { min: descriptionLeast });
  }
  const stock = rows.flatMap((row): StockPlan[] => {
    const counted = countOf(row, item);
    if (counted && 'message' in counted) blame(row, 'stock', counted.message, counted.values);
    return counted && 'onHand' in counted ? [counted] : [];
  });
  if (faults.length > 0) return faults;
  return {
    row: first.number,
    reference: texts.reference,
    name: form.name,
    item: item && { id: item.id, revision: item.revision },
    form: isSame ? null : form,
    stock,
  };
}

interface VariantInput {
  /** Null: the file does not name it. */
  row: ItemRow | null;
  input: unknown;
}

/** Those that are there keep their places, and stay as they are where the file does not name them; new ones follow. */
function variantsOf(rows: readonly ItemRow[], item: StoreItem | null): VariantInput[] {
  const known = item?.form.variants ?? [];
  const written = (row: ItemRow, id?: string) => ({
    row,
    input: {
      ...(id && { id }),
      name: { id: row.texts.variant_id, en: row.texts.variant_en },
      price: wholeNumberOf(row.texts.price),
      weight_grams: wholeNumberOf(row.texts.weight_grams),
    },
  });
  return [
    ...known.map((variant): VariantInput => {
      const row = rows.find(({ texts }) => texts.variant_id === variant.name.id);
      return row ? written(row, variant.id) : { row: null, input: variant };
    }),
    ...rows
      .filter(({ texts }) => !known.some(({ name }) => name.id === texts.variant_id))
      .map((row) => written(row)),
  ];
}

/** What the form is sent. */
function inputOf({ texts }: ItemRow, variants: readonly VariantInput[], { item, categories }: Shelf) {
  const none = { number: '', valid_until: null };
  const asked = texts.category.toLowerCase();
  const category = categories.find(
    ({ slug, name }) =>
      slug === asked || name.id.toLowerCase() === asked || (name.en ?? '').toLowerCase() === asked,
  );
  return {
    name: { id: texts.name_id, en: texts.name_en },
    description: { id: texts.description_id, en: texts.description_en },
    category: category?.slug ?? asked,
    // One that has none is found by its address, and stays without.
    reference: item ? item.form.reference : texts.reference,
    variants: variants.map(({ input }) => input),
    evidence: item?.form.evidence ?? { halal: none, bpom: none },
  };
}

/** In which cell a fault of the form is mended. */
function placeOf(
  { field }: FieldFault,
  first: ItemRow,
  variants: readonly VariantInput[],
): [ItemRow, ItemColumn | null] {
  const [part = '', index = '', within = '', language = ''] = field.split('.');
  if (part === 'name') return [first, index === 'en' ? 'name_en' : 'name_id'];
  if (part === 'description') return [first, index === 'en' ? 'description_en' : 'description_id'];
  if (part === 'category' || part === 'reference') return [first, part];
  const row = part === 'variants' ? variants[Number(index)]?.row : null;
  if (!row) return [first, null];
  if (within === 'price' || within === 'weight_grams') return [row, within];
  return [row, language === 'en' ? 'variant_en' : 'variant_id'];
}

/** Null: nothing was counted. */
function countOf(
  { texts }: ItemRow,
  item: StoreItem | null,
): StockPlan | Pick<ItemRowFault, 'message' | 'values'> | null {
  if (texts.stock === '' || texts.stock === texts.stock_was) return null;
  const onHand = wholeNumberOf(texts.stock);
  if (typeof onHand !== 'number' || onHand > 100_000)
    return { message: 'error_number_range', values: { min: 0, max: 100_000 } };
  const before = item?.variants.find(({ name }) => name.id === texts.variant_id)?.onHand ?? 0;
  if (onHand === before) return null;
  if (before > 0 && wholeNumberOf(texts.stock_was) !== before)
    return { message: 'item_error_stock_moved', values: { count: before } };
  return { variant: texts.variant_id, onHand, was: before };
}
