// An item of a store (spec §2 /oleh-oleh/{partnerSlug optional}/{slug}). Only read: no framework script.
import { data, redirect } from 'react-router';
import { findItem } from '#domain/items';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { itemMeta } from '#web/items/item-meta';
import { ItemPage } from '#web/items/item-page.tsx';
import { answerItemForm, loadItemPage } from '#web/items/item-route.server';
import { productIsland } from '#web/ui/island-urls';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/item';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const { partnerSlug, slug } = args.params;
  const item = await findItem(request.deps, slug);
  if (!item) throw data(null, { status: 404 });
  // Under its id, or a store that it moved from, the address leads to its own.
  if (item.slug !== slug || item.store.slug !== partnerSlug)
    throw redirect(localePath(paths.item(item.store.slug, item.slug), request.locale) + request.search, 301);
  return loadItemPage(request, item);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  return answerItemForm(request, args.request, args.params.slug);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? itemMeta(matches, loaderData.item) : [];
}

export default function ItemRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ItemPage {...loaderData} />
      <script type="module" src={productIsland} fetchPriority="low" />
    </>
  );
}
