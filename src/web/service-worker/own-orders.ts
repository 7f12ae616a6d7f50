// One's own orders in a store named by the session they were answered for (decision 0035). An answer for anybody else, and every
// way in or out, drops the store before anything more is answered.
import { sessionIdleDays } from '#shared/sessions';
import { copyHeader, guestReader, readerHeader } from '#shared/reader';
import { cacheAssets } from './cached-assets.ts';
import { rewritten } from './cached-copies.ts';
import { asCopy, cachedOrderUrl, orderUrlsToCache, ordersIn, ordersStorePrefix } from './cached-orders.ts';

/** A copy that was not looked at is fetched anew when it is older than this. */
const freshMs = 6 * 3_600_000;
/** The session itself is over after so long without a visit. */
const longestMs = sessionIdleDays * 86_400_000;
/** Pages kept at most: three tabs, and the newest orders in them. */
const mostPages = 20;

/** Who reads, as the last answer said; undefined from the worker's start to the first answer. */
let reader: string | undefined;
let dropping: Promise<unknown> = Promise.resolve();

/** Leaves the orders of one reader, and nobody else's. */
function leaveOrdersOf(name: string): Promise<unknown> {
  reader = name;
  dropping = ordersStores().then((stores) =>
    Promise.all(
      stores.filter((store) => store !== ordersStorePrefix + name).map((store) => caches.delete(store)),
    ),
  );
  return dropping;
}

export function forgetOrders(): Promise<unknown> {
  return leaveOrdersOf(guestReader);
}

/** What an answer says of who reads; one that says nothing changes nothing. */
export async function noteReader(answer: Response): Promise<void> {
  const name = answer.headers.get(readerHeader);
  if (name) await leaveOrdersOf(name);
}

/** The copy of an order page, of whoever reads. */
export async function findOrderPage(address: URL): Promise<Response | undefined> {
  const kept = cachedOrderUrl(address);
  if (!kept) return undefined;
  await dropping;
  for (const store of await ordersStores()) {
    const copy = await (await caches.open(store)).match(kept);
    if (copy && ageOf(copy) < longestMs && (reader === undefined || store === ordersStorePrefix + reader))
      return copy;
  }
  return undefined;
}

/** Keeps the page that was looked at as it is now, and beside it the list and the orders it leads to. */
export async function cacheOrders(path: string): Promise<void> {
  const addresses = new Set(orderUrlsToCache(path));
  // What is found on the way is kept too: a set hands out what is added while one goes through it.
  for (const address of addresses) {
    const held = address === path ? undefined : await findOrderPage(new URL(address, location.href));
    const html = held && ageOf(held) < freshMs ? await held.text() : await keepCopy(address);
    for (const order of ordersIn(html)) if (addresses.size < mostPages) addresses.add(order);
  }
}

/** Files a copy under the session that the answer names, unless that one has left meanwhile. */
async function keepCopy(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { [copyHeader]: '1' } });
  const name = answer.headers.get(readerHeader);
  if (!answer.ok || answer.redirected || !name || name === guestReader || (reader ?? name) !== name)
    return '';
  const html = asCopy(await answer.text());
  await cacheAssets(html);
  const store = ordersStorePrefix + name;
  await (await caches.open(store)).put(address, rewritten(answer, html));
  if ((reader ?? name) !== name) await caches.delete(store);
  return html;
}

async function ordersStores(): Promise<string[]> {
  return (await caches.keys()).filter((store) => store.startsWith(ordersStorePrefix));
}

function ageOf(copy: Response): number {
  return Date.now() - Date.parse(copy.headers.get('date') ?? '');
}
