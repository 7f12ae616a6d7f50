// Stores over HTTP (spec §7 Merchandise (v1)).
import { storesContract } from './contract.ts';
import { findStore, listStores, type Store } from '#domain/stores';
import { AppError } from '#shared/errors';
import { type Locale, textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';

export const storesApi = implement(storesContract, {
  stores: async ({ query }, { deps, locale }) => {
    const page = await deps.readList((db) => listStores({ db }, query));
    return {
      data: page.items.map((store) => presentStore(store, locale)),
      pagination: presentPagination(page),
    };
  },
  store: async ({ params }, { deps, locale }) => {
    const store = await findStore(deps, params.p);
    if (!store) throw new AppError('not_found');
    return { data: presentStore(store, locale) };
  },
});

function presentStore(store: Store, locale: Locale) {
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    description: textIn(store.description, locale).text,
    city: store.city,
    founded_year: store.foundedYear,
    joined_on: store.joinedOn,
    ready_days: store.readyDays,
    is_selling: store.isSelling,
    suspended_reason: store.suspendedReason && textIn(store.suspendedReason, locale).text,
    item_count: store.itemCount,
    rating: store.rating,
    rating_count: store.ratingCount,
  };
}
