// What search engines read of an item's page: its one address, price and stock (spec §2; docs/product/items.md).
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, souvenir } from '#web/structured-data';
import type { ItemPageView } from './item-view.ts';

/** An item answers at three addresses; this one is its own. */
export function itemMeta(matches: Parameters<typeof pageMeta>[0], item: ItemPageView): MetaDescriptor[] {
  const frame = frameIn(matches);
  if (!frame) return [];
  return pageMeta(matches, {
    title: `${item.name.text}, ${item.storeName}`,
    description: `${item.price}. ${item.description.text}`.slice(0, 160),
    path: item.path,
    structured: [
      breadcrumbList(frame, itemCrumbs(item)),
      souvenir(frame, {
        name: item.name.text,
        description: item.description.text,
        path: item.path,
        picture: item.picture,
        lowPrice: item.priceFrom,
        highPrice: item.priceTo,
        offers: item.variants.length,
        isInStock: item.isSelling && !item.isSoldOut,
        seller: { name: item.storeName, path: paths.store(item.store.slug) },
        rating: item.rating,
        ratingCount: item.ratingCount,
      }),
    ],
  });
}

export function itemCrumbs(item: ItemPageView) {
  return [
    { name: m.item_title(), to: paths.souvenirs },
    { name: item.storeName, to: paths.store(item.store.slug) },
    { name: item.name.text },
  ];
}
