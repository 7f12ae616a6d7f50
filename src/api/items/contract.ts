// Souvenirs (spec §7 Merchandise (v1)): lists, one item, categories, banners, what is saved. `{id}`, `{p}` and `{q}` are slugs or ids.
import * as z from 'zod';
import { maxAmount } from '#shared/departure-query';
import { evidenceKinds, itemSorts } from '#shared/item-query';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { limited, named, paged, searchText } from '#api/inputs';
import { itemReviewData } from '#api/reviews/review-data';

const spec = '§7 Merchandise (v1)';
const open = { who: 'everyone', spec } as const;
/** The same for everybody: stored as it is sent until something of it changes. */
const shared = { ...open, isShared: true } as const;
const items = '/api/v1/merchandise';
const rupiah = z.int().nonnegative();
const price = z.coerce.number<string>().int().min(0).max(maxAmount).optional();

export const itemData = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  store: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string() }),
  picture: z.string(),
  start_price: rupiah,
  end_price: rupiah,
  /** What can still be ordered, of all variants together. */
  stock: z.int(),
  /** Certificates that are valid today. */
  evidence: z.array(z.enum(evidenceKinds)),
  rating: z.number().nullable(),
  rating_count: z.int(),
});

const itemDetailData = itemData.extend({
  description: z.string(),
  is_selling: z.boolean(),
  ready_days: z.int(),
  variants: z.array(
    z.object({ id: z.uuid(), name: z.string(), price: rupiah, weight_grams: z.int(), stock: z.int() }),
  ),
  /** What the category asks for; `certificate` is null where nobody has shown one. */
  proofs: z.array(
    z.object({
      kind: z.enum(evidenceKinds),
      certificate: z
        .object({
          number: z.string(),
          source: z.string(),
          valid_until: z.iso.date().nullable(),
          checked_on: z.iso.date(),
        })
        .nullable(),
    }),
  ),
});

const ofStore = z.object({ p: z.string(), q: z.string() });

export const itemsContract = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: items,
    summary: 'Items on sale, what is sold out last; a mistyped search is corrected',
    query: paged(pageSizes.list).extend({
      category: z.string().max(40).optional(),
      search: searchText.optional(),
      start_price: price,
      end_price: price,
      sort: z.enum(itemSorts).optional(),
    }),
    data: z.array(itemData),
    paged: true,
  }),
  categories: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/categories`,
    summary: 'Categories with something on sale',
    data: z.array(z.object({ slug: z.string(), name: z.string(), total: z.int() })),
  }),
  banners: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/banners`,
    summary: 'Banners above the souvenirs, in their order',
    data: z.array(
      z.object({ id: z.uuid(), title: z.string(), text: z.string(), link: z.string(), picture: z.string() }),
    ),
  }),
  item: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/:id`,
    summary: 'One item with its variants and certificates',
    params: named,
    data: itemDetailData,
    errors: ['not_found'],
  }),
  details: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/partners/:p/:q/details`,
    summary: 'One item of a store',
    params: ofStore,
    data: itemDetailData,
    errors: ['not_found'],
  }),
  reviews: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/partners/:p/:q/reviews`,
    summary: 'What buyers wrote about an item, newest first',
    params: ofStore,
    query: paged(pageSizes.list),
    data: z.array(itemReviewData),
    paged: true,
    errors: ['not_found'],
  }),
  recommendation: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/partners/:p/:q/store-recommendation`,
    summary: 'What else the store recommends beside an item: best rated first',
    params: ofStore,
    query: limited(pageSizes.list),
    data: z.array(itemData),
    errors: ['not_found'],
  }),
  products: endpoint({
    ...shared,
    method: 'GET',
    path: `${items}/partners/:p/products`,
    summary: 'Items of a store',
    params: z.object({ p: z.string() }),
    query: paged(pageSizes.list),
    data: z.array(itemData),
    paged: true,
    errors: ['not_found'],
  }),
  seen: endpoint({
    ...open,
    method: 'GET',
    path: `${items}/partners/:p/products/:q/seen`,
    summary: 'Store that this browser looked at the item',
    params: ofStore,
    data: z.null(),
    errors: ['not_found'],
  }),
  wish: endpoint({
    method: 'POST',
    path: `${items}/user/wishlist`,
    who: 'member',
    spec,
    summary: 'Save an item (its id or slug), or take it off again',
    body: z.object({ merchandise_id: z.string() }),
    data: z.object({ is_deleted: z.boolean() }),
    errors: ['not_found'],
  }),
  wishes: endpoint({
    method: 'GET',
    path: `${items}/user/wishlist`,
    who: 'member',
    spec: 'docs/product/api.md',
    summary: 'Saved items, the latest first',
    query: paged(pageSizes.list),
    data: z.array(itemData),
    paged: true,
  }),
};
