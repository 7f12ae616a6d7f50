// The hashed files that kept pages were made with: they stay as long as a kept page names them (decision 0035).
import { ordersStorePrefix } from './cached-orders.ts';
import { assetsIn, pagesStore } from './cached-pages.ts';

const assetsStore = 'assets-1';

/** What lies behind a hashed name never changes. */
export async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Those of a page that are not there yet. */
export async function cacheAssets(html: string): Promise<void> {
  const assets = await caches.open(assetsStore);
  const missing = await Promise.all(
    assetsIn(html).map(async (one) => ((await assets.match(one)) ? [] : [one])),
  );
  await assets.addAll(missing.flat());
}

/** Files that no kept page needs any more, and stores of another shape. */
export async function dropUnused(): Promise<void> {
  const names = await caches.keys();
  const ofPages = names.filter((name) => name === pagesStore || name.startsWith(ordersStorePrefix));
  await Promise.all(
    names
      .filter((name) => !ofPages.includes(name) && name !== assetsStore)
      .map((name) => caches.delete(name)),
  );
  const texts = await Promise.all(ofPages.map(textsIn));
  const needed = new Set(texts.flat().flatMap(assetsIn));
  const assets = await caches.open(assetsStore);
  const unused = (await assets.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unused.map((request) => assets.delete(request)));
}

async function textsIn(store: string): Promise<string[]> {
  return Promise.all((await (await caches.open(store)).matchAll()).map((page) => page.text()));
}
