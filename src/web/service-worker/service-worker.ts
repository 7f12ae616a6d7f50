// Keeps what is only read for times without a network (issue "worship" 5). Pages come from the network first; what was looked
// at is fetched a second time without cookies, so that a kept page is a guest's and logging out leaves nothing of anybody.
import { addressesToKeep, assetsIn, keptAddressFor, offlinePages, offlinePath, pagesStore } from './kept-pages.ts';

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
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: VisitEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

const assetsStore = 'assets-1';
/** A copy is fetched anew when it is older than this. */
const freshMs = 6 * 3_600_000;
/** A network that does not answer in this time is none, where there is a copy. */
const patienceMs = 5_000;

/** One change of the stores after the other: what is dropped is not what another is about to need. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  turn = turn.then(work, work);
  return turn;
}

// No page depends on the worker's build, so a new one takes over at once.
worker.addEventListener('install', (event) => event.waitUntil(inTurn(() => Promise.all([...offlinePages.map(keep), worker.skipWaiting()]))));
worker.addEventListener('activate', (event) => event.waitUntil(inTurn(dropUnused)));
worker.addEventListener('message', (event) => event.waitUntil(inTurn(() => keepLookedAt(event.data))));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(request, address));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function visit(request: Request, address: URL): Promise<Response> {
  const copy = async () => (await caches.open(pagesStore)).match(keptAddressFor(address, await keptAddresses()) ?? '');
  const network = fetch(request);
  // Whoever waits for the copy below still hears of a network that failed in between.
  network.catch(() => undefined);
  const held = await copy();
  try {
    return await (held ? Promise.race([network, failAfter(patienceMs)]) : network);
  } catch {
    return held ?? (await caches.match(offlinePath(address.pathname))) ?? Response.error();
  }
}

function failAfter(ms: number): Promise<never> {
  return new Promise((_, refuse) => { setTimeout(() => refuse(new Error('The network is too slow')), ms); });
}

/** What lies behind a hashed name never changes. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The page itself says that it is being read (#web/islands/kept-offline). */
async function keepLookedAt({ path, place }: Told['data']): Promise<void> {
  const addresses = addressesToKeep(path, place, new Date());
  const pages = await caches.open(pagesStore);
  if (addresses.length > 1) await Promise.all((await keptAddresses()).filter((one) => /\?place=/.test(one) && !one.includes(`?place=${place}`)).map((one) => pages.delete(one)));
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
  const assets = await caches.open(assetsStore);
  const wanted = assetsIn(await answer.clone().text());
  const missing = await Promise.all(wanted.map(async (one) => ((await assets.match(one)) ? [] : [one])));
  await assets.addAll(missing.flat());
  await (await caches.open(pagesStore)).put(address, answer);
}

/** Files that no kept page needs any more, and stores of another shape. */
async function dropUnused(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== pagesStore && name !== assetsStore);
  await Promise.all(names.map((name) => caches.delete(name)));
  const [pages, assets] = [await caches.open(pagesStore), await caches.open(assetsStore)];
  const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const needed = new Set(texts.flatMap(assetsIn));
  const unused = (await assets.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unused.map((request) => assets.delete(request)));
}

async function keptAddresses(): Promise<string[]> {
  return (await (await caches.open(pagesStore)).keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
}
