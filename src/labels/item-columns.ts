// What the columns of a store's table of items are called.
import * as m from '#messages/messages';
import { type ItemColumn, itemColumns, type ItemPlaces } from '#shared/item-columns';
import { locales } from '#shared/locale';

export const itemColumnLabel = {
  reference: m.item_column_reference,
  revision: m.item_column_revision,
  name_id: m.item_column_name_id,
  name_en: m.item_column_name_en,
  description_id: m.item_column_description_id,
  description_en: m.item_column_description_en,
  category: m.item_column_category,
  variant_id: m.item_column_variant_id,
  variant_en: m.item_column_variant_en,
  price: m.item_column_price,
  weight_grams: m.item_column_weight_grams,
  stock: m.item_column_stock,
  stock_was: m.item_column_stock_was,
} as const satisfies Record<ItemColumn, typeof m.item_column_reference>;

/** By what we call them in either language; null: one is missing. */
export function itemPlacesIn(headings: readonly string[]): ItemPlaces | null {
  const said = headings.map(plain);
  const places = itemColumns.map((column): [ItemColumn, number] => {
    const names = [column, ...locales.map((locale) => itemColumnLabel[column]({}, { locale }))].map(plain);
    return [column, said.findIndex((heading) => names.includes(heading))];
  });
  return places.every(([, place]) => place >= 0) ? (Object.fromEntries(places) as ItemPlaces) : null;
}

const plain = (text: string) => text.trim().toLowerCase();
