// One name below /oleh-oleh (spec §2): a store with what it recommends and sells, or, without a store of that name, an item.
import { data } from 'react-router';
import { findItem, listItems } from '#domain/items';
import { findStore } from '#domain/stores';
import { askedPage } from '#shared/list-query';
import { itemMeta } from '#web/items/item-meta';
import { ItemPage } from '#web/items/item-page.tsx';
import { loadItemPage } from '#web/items/item-route.server';
import { itemCardView } from '#web/items/item-view';
import { storeMeta } from '#web/stores/store-meta';
import { StorePage } from '#web/stores/store-page.tsx';
import { storeView } from '#web/stores/store-view';
import { productIsland } from '#web/ui/island-urls';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/store-or-item';

const recommendationsShown = 4;
const perPage = 24;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const { deps, locale } = request;
  const store = await findStore(deps, args.params.partnerSlug);
  if (store) {
    const page = askedPage(new URLSearchParams(request.search));
    const [best, all] = await Promise.all([
      page === 1
        ? listItems(deps, { storeId: store.id, sort: 'rating', page: 1, limit: recommendationsShown })
        : { items: [] },
      deps.readList((db) => listItems({ db, now: deps.now }, { storeId: store.id, page, limit: perPage })),
    ]);
    return {
      store: storeView(store, locale),
      recommended: best.items
        .filter(({ rating }) => rating !== null)
        .map((item) => itemCardView(item, locale)),
      list: { ...all, items: all.items.map((item) => itemCardView(item, locale)) },
    };
  }
  const item = await findItem(deps, args.params.partnerSlug);
  if (!item) throw data(null, { status: 404 });
  return loadItemPage(request, item);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return 'store' in loaderData
    ? storeMeta(matches, loaderData.store, loaderData.list.page)
    : itemMeta(matches, loaderData.item);
}

export default function StoreOrItem({ loaderData }: Route.ComponentProps) {
  if ('store' in loaderData) return <StorePage {...loaderData} />;
  return (
    <>
      <ItemPage {...loaderData} />
      <script type="module" src={productIsland} fetchPriority="low" />
    </>
  );
}
