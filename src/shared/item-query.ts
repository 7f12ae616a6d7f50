// What a list of items can be asked for (spec §2 souvenirs, §7 merchandise list): page and API read the same names.
import { maxAmount } from './departure-query.ts';

export const evidenceKinds = ['halal', 'bpom'] as const;
/** What an authority certifies of an item. */
export type EvidenceKind = (typeof evidenceKinds)[number];

export const itemSorts = ['newest', 'cheapest', 'dearest', 'rating'] as const;
export type ItemSort = (typeof itemSorts)[number];

export interface ItemQuery {
  search: string;
  /** Slug of a category; empty: all. */
  category: string;
  startPrice: number | null;
  endPrice: number | null;
  sort: ItemSort;
}

/** '250.000', 'Rp 250000' → 250000; null for what is no price. */
export function readPrice(text: string | null): number | null {
  const digits = (text ?? '').replaceAll(/[^\d]/g, '');
  const amount = Number(digits);
  return digits !== '' && amount <= maxAmount ? amount : null;
}

/** The query of a list in its address, without what says nothing; `page` from the second on. */
export function itemListQuery(query: Partial<ItemQuery>, page = 1): string {
  const { search, category, startPrice, endPrice, sort } = query;
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(startPrice && { start_price: String(startPrice) }),
    ...(endPrice && { end_price: String(endPrice) }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params && `?${params}`;
}
