// What search engines read of a store's page.
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, storeOf } from '#web/structured-data';
import type { StoreView } from './store-view.ts';

export function storeMeta(
  matches: Parameters<typeof pageMeta>[0],
  store: StoreView,
  page: number,
): MetaDescriptor[] {
  const frame = frameIn(matches);
  if (!frame) return [];
  const path = paths.store(store.slug);
  return pageMeta(matches, {
    title: page > 1 ? m.store_title_page({ store: store.name, page }) : store.name,
    description: store.description.text,
    path: page > 1 ? `${path}?page=${page}` : path,
    structured: [
      breadcrumbList(frame, storeCrumbs(store)),
      storeOf(frame, { ...store, description: store.description.text, path }),
    ],
  });
}

export function storeCrumbs(store: Pick<StoreView, 'name'>) {
  return [
    { name: m.item_title(), to: paths.souvenirs },
    { name: m.store_title(), to: paths.stores },
    { name: store.name },
  ];
}
