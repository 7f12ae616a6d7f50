// The catch-all (spec §2 /{merchandiseSlug}): an item by its name alone; a store's name leads to the store. Whatever else it is
// does not exist.
import { data, redirect } from 'react-router';
import { findItem } from '#domain/items';
import { findStore } from '#domain/stores';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { itemMeta } from '#web/items/item-meta';
import { ItemPage } from '#web/items/item-page.tsx';
import { loadItemPage } from '#web/items/item-route.server';
import { productIsland } from '#web/ui/island-urls';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/merchandise';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const store = await findStore(request.deps, args.params.merchandiseSlug);
  if (store) throw redirect(localePath(paths.store(store.slug), request.locale), 301);
  const item = await findItem(request.deps, args.params.merchandiseSlug);
  if (!item) throw data(null, { status: 404 });
  return loadItemPage(request, item);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? itemMeta(matches, loaderData.item) : [];
}

export default function Merchandise({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ItemPage {...loaderData} />
      <script type="module" src={productIsland} fetchPriority="low" />
    </>
  );
}
