// Copies of pages in their stores: what is written with them, and what can be said of all without reading one.
import { headingHeader, headingOf, type CachedHeading } from './cached-headings.ts';
import { ordersStorePrefix } from './cached-orders.ts';
import { pagesStore } from './cached-pages.ts';

/** An answer with other words, and their heading in a header. */
export function rewritten(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  // The text is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(headingHeader, headingOf(html));
  return new Response(html, { status: answer.status, headers });
}

/** Every kept page, one's own orders first: who travels looks for them. */
export async function listCached(): Promise<CachedHeading[]> {
  const orders = (await caches.keys()).filter((name) => name.startsWith(ordersStorePrefix));
  return (await Promise.all([...orders, pagesStore].map(headingsIn))).flat();
}

async function headingsIn(name: string): Promise<CachedHeading[]> {
  const store = await caches.open(name);
  return Promise.all(
    (await store.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      return {
        address: pathname + search,
        heading: (await store.match(request))?.headers.get(headingHeader) ?? null,
      };
    }),
  );
}
