// An item as its store's form sends it, and one that is written by it.
import { createItem as writeItem } from '#domain/store-items';
import type { Deps } from '#domain/deps';
import { itemPlacesIn } from '#labels/item-columns';
import { type ItemColumn, itemColumns } from '#shared/item-columns';
import type { SignedIn } from './accounts.ts';

/** Fit to be published; of a category that the demo and `createItem` have. */
export const itemFormOf = (changes: Record<string, unknown> = {}) => ({
  name: { id: 'Kurma Sukari', en: 'Sukari dates' },
  description: { id: 'Kurma lembut dari Qassim, dikemas rapat', en: 'Soft dates of Qassim' },
  category: 'kurma',
  reference: '',
  variants: [{ name: { id: '500 gram', en: '500 grams' }, price: 60_000, weight_grams: 520 }],
  evidence: { halal: { number: 'ID123456', valid_until: null }, bpom: { number: '', valid_until: null } },
  ...changes,
});

export const writeStoreItem = (deps: Deps, { actor }: SignedIn, changes?: Record<string, unknown>) =>
  writeItem(deps, actor, itemFormOf(changes));

const rowOfTable: Record<ItemColumn, string> = {
  reference: 'KRM-01',
  revision: '',
  name_id: 'Kurma Sukari',
  name_en: 'Sukari dates',
  description_id: 'Kurma lembut dari Qassim, dikemas rapat',
  description_en: '',
  category: 'kurma',
  variant_id: '500 gram',
  variant_en: '',
  price: '60.000',
  weight_grams: '520',
  stock: '',
  stock_was: '',
};

/** A store's table of items as CSV: a test names only what it is about. */
export function itemFileOf(rows: readonly Partial<Record<ItemColumn, string | number>>[]) {
  const lines = rows.map((row) => itemColumns.map((column) => row[column] ?? rowOfTable[column]).join(';'));
  return { file: Buffer.from([itemColumns.join(';'), ...lines].join('\n')), placesIn: itemPlacesIn };
}
