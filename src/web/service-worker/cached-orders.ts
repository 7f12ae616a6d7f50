// Which pages of one's own orders stay readable without a network, under which address (decision 0035). Pure. Papers, travellers'
// forms, letters and payments are none of them.
import { orderTabs } from '#shared/booking-states';
import { localePath, splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';

/** Followed by the session whose answers are in the store (#shared/reader). */
export const ordersStorePrefix = 'orders-2-';

const orderPages = /^\/member\/my-order(\/[\w-]+)?\/?$/;

/** The page that was looked at, the list as it opens, and its three tabs. None for any other page. */
export function orderUrlsToCache(path: string): string[] {
  const { path: bare, locale } = splitLocale(path);
  if (!orderPages.test(bare)) return [];
  const list = localePath(paths.member.orders, locale);
  return [...new Set([path, list, ...orderTabs.map((tab) => addressOfTab(list, tab))])];
}

/** Where a visit would be kept. Searches and pages of the list are answered by its first page. */
export function cachedOrderUrl({ pathname, searchParams }: URL): string | undefined {
  return orderPages.test(splitLocale(pathname).path)
    ? addressOfTab(pathname, searchParams.get('tab'))
    : undefined;
}

/** Orders to which a kept page leads. */
export function ordersIn(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/href="((?:\/en)?\/member\/my-order\/[\w-]+)["?]/g)].map(([, address]) => address!),
    ),
  ];
}

/** The page says itself from when it is, once it is a copy. */
export function asCopy(html: string): string {
  return html.replace('hidden="" data-kept-copy', 'data-kept-copy');
}

function addressOfTab(list: string, tab: string | null): string {
  return orderTabs.some((known) => known === tab) ? `${list}?tab=${tab}` : list;
}
