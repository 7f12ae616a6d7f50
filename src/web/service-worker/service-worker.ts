// Keeps what is only read for times without a network (docs/product/pages.md). Pages come from the network first; what was looked
// at is fetched a second time without cookies, so that a kept page is a guest's. Orders alone are their member's (./own-orders.ts).
import { splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { asset, dropUnused, cacheAssets } from './cached-assets.ts';
import { listCached, rewritten } from './cached-copies.ts';
import { withCachedPages } from './cached-headings.ts';
import { urlsToCache, cachedUrlFor, offlinePages, offlinePath, pagesStore } from './cached-pages.ts';
import { openPush, type PushMessage, renewSubscription, showPush, type SubscriptionChange } from './push.ts';
import { findOrderPage, forgetOrders, noteReader, cacheOrders } from './own-orders.ts';

/** As much of the worker's world as is used; the compiler's library knows only that of documents. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface VisitEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends WorkerEvent {
  readonly data: { path: string; place?: string };
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): PushMessage } | null;
}
interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface ChangeEvent extends WorkerEvent, SubscriptionChange {}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: VisitEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

/** A copy is fetched anew when it is older than this. */
const freshMs = 6 * 3_600_000;
/** A network that does not answer in this time is none, where there is a copy. */
const patienceMs = 5_000;

/** Where one becomes somebody else, or nobody. */
const doors = /^\/(auth\/|redirect-apple)/;

/** One change of the stores after the other: what is dropped is not what another is about to need. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  turn = turn.then(work, work);
  return turn;
}

// No page depends on the worker's build, so a new one takes over at once.
worker.addEventListener('install', (event) =>
  event.waitUntil(inTurn(() => Promise.all([...offlinePages.map(keep), worker.skipWaiting()]))),
);
worker.addEventListener('activate', (event) => event.waitUntil(inTurn(dropUnused)));
worker.addEventListener('message', (event) => event.waitUntil(inTurn(() => keepLookedAt(event.data))));
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json()));
});
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  const isDoor = request.mode === 'navigate' && doors.test(splitLocale(address.pathname).path);
  if (isDoor) event.waitUntil(forgetOrders());
  // Forms are the network's alone; only who leaves without one is told so.
  if (request.method !== 'GET' && !isDoor) return;
  if (request.mode === 'navigate') event.respondWith(visit(request, address));
  // A page that is the same for every member says nothing of who reads it: the answer with their own parts does.
  else if (splitLocale(address.pathname).path === paths.ownParts) event.respondWith(askNoted(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function visit(request: Request, address: URL): Promise<Response> {
  const copy = async () =>
    (await findOrderPage(address)) ??
    (await caches.open(pagesStore)).match(cachedUrlFor(address, await keptAddresses()) ?? '');
  const network = askNoted(request);
  // Whoever waits for the copy below still hears of a network that failed in between.
  network.catch(() => undefined);
  const isHeld = (await copy()) !== undefined;
  try {
    const answer = await (isHeld ? Promise.race([network, failAfter(patienceMs)]) : network);
    return offlinePages.includes(address.pathname) ? await listing(answer, address) : answer;
  } catch {
    // Looked for again: whose it is may have left meanwhile.
    return (await copy()) ?? listing(await caches.match(offlinePath(address.pathname)), address);
  }
}

async function askNoted(request: Request): Promise<Response> {
  const answer = await fetch(request);
  await noteReader(answer);
  return answer;
}

/** The page for times without a network, with what there is instead. */
async function listing(page: Response | undefined, { pathname }: URL): Promise<Response> {
  if (!page) return Response.error();
  return rewritten(
    page,
    withCachedPages(await page.text(), splitLocale(pathname).locale, await listCached()),
  );
}

function failAfter(ms: number): Promise<never> {
  return new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error('The network is too slow')), ms);
  });
}

/** The page itself says that it is being read (#web/ui/elements/cached-offline). */
async function keepLookedAt({ path, place }: Told['data']): Promise<void> {
  await cacheOrders(path);
  const addresses = urlsToCache(path, place, new Date());
  const pages = await caches.open(pagesStore);
  if (addresses.length > 1)
    await Promise.all(
      (await keptAddresses())
        .filter((one) => /\?place=/.test(one) && !one.includes(`?place=${place}`))
        .map((one) => pages.delete(one)),
    );
  for (const address of addresses) {
    const held = await pages.match(address);
    if (!held || Date.now() - Date.parse(held.headers.get('date') ?? '') > freshMs) await keep(address);
  }
  if (addresses.length > 0) await dropUnused();
}

/** A guest's copy, and the files it needs. Nothing is kept of a page that is not there or lies elsewhere. */
async function keep(address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  await cacheAssets(html);
  await (await caches.open(pagesStore)).put(address, rewritten(answer, html));
}

/** What was looked at: the pages that only say there is no network are never a copy of it. */
async function keptAddresses(): Promise<string[]> {
  const addresses = (await (await caches.open(pagesStore)).keys())
    .map(({ url }) => new URL(url))
    .map(({ pathname, search }) => pathname + search);
  return addresses.filter((one) => !offlinePages.includes(one));
}
