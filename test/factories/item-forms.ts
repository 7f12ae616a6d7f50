// An item as its store's form sends it, and one that is written by it.
import { createItem as writeItem } from '#domain/store-items';
import type { Deps } from '#domain/deps';
import type { SignedIn } from './accounts.ts';

/** Fit to be published; of a category that the demo and `createItem` have. */
export const itemFormOf = (changes: Record<string, unknown> = {}) => ({
  name: { id: 'Kurma Sukari', en: 'Sukari dates' },
  description: { id: 'Kurma lembut dari Qassim, dikemas rapat', en: 'Soft dates of Qassim' },
  category: 'kurma',
  variants: [{ name: { id: '500 gram', en: '500 grams' }, price: 60_000, weight_grams: 520 }],
  evidence: { halal: { number: 'ID123456', valid_until: null }, bpom: { number: '', valid_until: null } },
  ...changes,
});

export const writeStoreItem = (deps: Deps, { actor }: SignedIn, changes?: Record<string, unknown>) =>
  writeItem(deps, actor, itemFormOf(changes));
