// Souvenirs over HTTP (spec §7 Merchandise (v1)).
import { itemsContract } from './contract.ts';
import {
  findItem,
  listItemCategories,
  listItemReviews,
  listItems,
  listWishedItems,
  recordItemView,
  toggleItemWish,
} from '#domain/items';
import { listBanners } from '#domain/site-content';
import { findStore } from '#domain/stores';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { presentItemReview } from '#api/reviews/present';
import { presentItem, presentItemDetail } from './present.ts';

export const itemsApi = implement(itemsContract, {
  list: async ({ query }, { deps, locale }) => {
    const { start_price, end_price, ...rest } = query;
    const filter = {
      ...definedOf(rest),
      page: query.page,
      limit: query.limit,
      startPrice: start_price ?? null,
      endPrice: end_price ?? null,
    };
    const page = await deps.readList((db) => listItems({ db, now: deps.now }, filter));
    return {
      data: page.items.map((item) => presentItem(item, locale)),
      pagination: presentPagination(page),
    };
  },
  categories: async (_input, { deps, locale }) => ({
    data: (await listItemCategories(deps)).map(({ slug, name, total }) => ({
      slug,
      name: textIn(name, locale).text,
      total,
    })),
  }),
  banners: async (_input, { deps, brand, locale }) => {
    const banners = await listBanners(deps, brand, {
      today: todayInIndonesia(deps.now()),
      place: 'souvenirs',
    });
    return {
      data: banners.map(({ id, title, text, link, picture }) => ({
        id,
        title: textIn(title, locale).text,
        text: textIn(text, locale).text,
        link,
        picture,
      })),
    };
  },
  item: async ({ params }, request) => ({
    data: presentItemDetail(await getItem(params.id, request), request.locale),
  }),
  details: async ({ params }, request) => ({
    data: presentItemDetail(await getItemOf(params, request), request.locale),
  }),
  reviews: async ({ params, query }, request) => {
    const item = await getItemOf(params, request);
    const page = await listItemReviews(request.deps, item.id, query);
    return {
      data: page.items.map(presentItemReview),
      pagination: presentPagination(page),
    };
  },
  recommendation: async ({ params, query: { limit } }, request) => {
    const { id, store } = await getItemOf(params, request);
    const { items } = await listItems(request.deps, {
      storeId: store.id,
      exceptId: id,
      sort: 'rating',
      page: 1,
      limit,
    });
    return { data: items.map((item) => presentItem(item, request.locale)) };
  },
  products: async ({ params, query }, { deps, locale }) => {
    const store = await findStore(deps, params.p);
    if (!store) throw new AppError('not_found');
    const page = await deps.readList((db) =>
      listItems({ db, now: deps.now }, { storeId: store.id, ...query }),
    );
    return {
      data: page.items.map((item) => presentItem(item, locale)),
      pagination: presentPagination(page),
    };
  },
  seen: async ({ params }, request) => {
    const { id } = await getItemOf(params, request);
    await recordItemView(request.deps, request.ensureGuestId(), id);
    return { data: null };
  },
  wish: async ({ body }, { deps, actor }) => {
    const { isDeleted } = await toggleItemWish(deps, actor, body.merchandise_id);
    return { data: { is_deleted: isDeleted }, messageKey: isDeleted ? 'wishlist_removed' : 'wishlist_added' };
  },
  wishes: async ({ query }, { deps, actor, locale }) => {
    const page = await listWishedItems(deps, actor, query);
    return {
      data: page.items.map((item) => presentItem(item, locale)),
      pagination: presentPagination(page),
    };
  },
});

async function getItem(name: string, { deps }: ApiRequest) {
  const item = await findItem(deps, name);
  if (!item) throw new AppError('not_found');
  return item;
}

/** Of the store that the address names, by its slug or id. */
async function getItemOf({ p, q }: { p: string; q: string }, request: ApiRequest) {
  const item = await getItem(q, request);
  if (item.store.slug !== p && item.store.id !== p) throw new AppError('not_found');
  return item;
}

/** Without what was not asked. */
function definedOf({
  category,
  search,
  sort,
}: {
  category?: string | undefined;
  search?: string | undefined;
  sort?: 'newest' | 'cheapest' | 'dearest' | 'rating' | undefined;
}) {
  return { ...(category && { category }), ...(search && { search }), ...(sort && { sort }) };
}
