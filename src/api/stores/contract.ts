// Stores (spec §7 Merchandise (v1): partners/{p}/store); `{p}` is a slug or an id.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { paged, searchText } from '#api/inputs';

/** The same for everybody: stored as it is sent until something of it changes. */
const open = { who: 'everyone', isShared: true } as const;
const stores = '/api/v1/merchandise/partners';

const storeData = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  city: z.string(),
  founded_year: z.int(),
  joined_on: z.iso.date(),
  ready_days: z.int(),
  is_selling: z.boolean(),
  suspended_reason: z.string().nullable(),
  item_count: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
});

export const storesContract = {
  stores: endpoint({
    ...open,
    method: 'GET',
    path: stores,
    spec: 'docs/product/api.md',
    summary: 'Stores that sell, by name',
    query: paged(pageSizes.list).extend({ search: searchText.optional() }),
    data: z.array(storeData),
    paged: true,
  }),
  store: endpoint({
    ...open,
    method: 'GET',
    path: `${stores}/:p/store`,
    spec: '§7 Merchandise (v1)',
    summary: 'One store',
    params: z.object({ p: z.string() }),
    data: storeData,
    errors: ['not_found'],
  }),
};
