// The columns of a store's table of items (docs/product/store-console.md): one row for each variant.

export const itemColumns = [
  'reference',
  'revision',
  'name_id',
  'name_en',
  'description_id',
  'description_en',
  'category',
  'variant_id',
  'variant_en',
  'price',
  'weight_grams',
  'stock',
  'stock_was',
] as const;
export type ItemColumn = (typeof itemColumns)[number];

/** At which place of the file each column stands. */
export type ItemPlaces = Record<ItemColumn, number>;

/** Our choice: a large store's shelf; all its stock is locked at once. */
export const itemRowsMost = 300;
