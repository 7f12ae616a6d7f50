// Measures a page in the browser: what axe finds, how large targets are, whether it overflows, shifts or complains.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type {
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  Response,
} from 'playwright-core';
import { splitLocale } from '#shared/locale-path';
import type { SignedIn } from '#test/factories/accounts';
import { inTime } from '#test/in-time';
import { isAppPage } from '#web/app-pages';
import '#web/console-app-pages';
import { appStarted, storeSession } from './journey.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Bytes a second and milliseconds: slow enough for pictures and fonts to arrive after the words. */
const homeNetwork = { offline: false, latency: 40, downloadThroughput: 400_000, uploadThroughput: 100_000 };
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 80_000 };

export interface WatchedPage {
  page: Page;
  /** Console errors (the browser reports a broken content policy there), requests to others: everything that happened so far. */
  complaints: string[];
  /** What it asked for and has not got, for whoever waits in vain. */
  waitsFor(): string;
  /** Notes nothing more: its tab may show another page. */
  leave(): void;
}

/** As browsers tell it; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface MeasuredWindow extends Window {
  readShifts(): { value: number; moved: string[] }[];
}

/** How much of a page may move by itself, added up over its arrival, as browsers count it: a link below its neighbour instead of beside it. */
const toleratedShift = 0.02;

export interface Conditions {
  /** As a cheap phone on slow 4G opens it: a slow processor, and nothing kept. */
  isFirstVisit?: boolean;
  /** The browser lets pages bring their worker: it is waited for. */
  hasServiceWorker?: boolean;
}

/** The browser's hint that a script was fetched ahead and is not used yet; and which. */
const startsLate = /The resource (\S+\.js) was preloaded using link preload but not used within/;

/**
 * What is still to complain about once the page has started: on a busy machine its scripts only began later than the browser expects.
 * A script that the page does not import stays a complaint, however late: it was fetched for nothing.
 */
export async function provenComplaints({ page, complaints }: WatchedPage): Promise<string[]> {
  if (!complaints.some((one) => startsLate.test(one))) return complaints;
  await appStarted(page);
  const imported = await importedScripts(page);
  return complaints.filter((one) => !imported.has(startsLate.exec(one)?.[1] ?? ''));
}

/** What has run once the page has started: the scripts its document imports, and those that these import when they load. */
async function importedScripts(page: Page): Promise<Set<string>> {
  const found = new Set<string>();
  const follow = async (text: string, base: string, imports: RegExp): Promise<void> => {
    for (const [, name] of text.matchAll(imports)) {
      const address = new URL(name!, base).href;
      if (!address.endsWith('.js') || found.has(address)) continue;
      found.add(address);
      await follow(await textOf(page, address), address, staticImports);
    }
  };
  await follow(await textOf(page, page.url()), page.url(), documentImports);
  return found;
}

/** In a built script: what it waits for. */
const staticImports = /(?:from|import)\s*["'`]([^"'`]+)["'`]/g;
/** In a document, which starts its page with `import()`, too. */
const documentImports = /(?:from|import)[\s(]*["'`]([^"'`]+)["'`]/g;

/** Asked by the browser: only it knows our hosts. */
const textOf = (page: Page, address: string) =>
  page.evaluate((url) => fetch(url).then((answer) => answer.text()), address);

/** Opens an address as a new visitor, or as a member, in a tab of its own on a slow network, and notes all that goes wrong from the first byte on. */
export async function openWatched(
  context: BrowserContext,
  address: string,
  member?: SignedIn,
  { isFirstVisit = false, hasServiceWorker = !isFirstVisit }: Conditions = {},
): Promise<WatchedPage> {
  const tab = await openTab(context, { isFirstVisit });
  return openWatchedIn(tab, address, member, { hasServiceWorker });
}

/** A tab on a slow network that notes what moves by itself on each of its pages. */
export async function openTab(
  context: BrowserContext,
  { isFirstVisit = false }: Conditions = {},
): Promise<Page> {
  const page = await inTime('a new page', context.newPage());
  await page.addInitScript(() => {
    const shifts: ReturnType<MeasuredWindow['readShifts']> = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'what is gone');
              return `${placeOf(previousRect)} → ${placeOf(currentRect)}: ${what.slice(0, 120)}`;
            }),
          });
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as unknown as MeasuredWindow).readShifts = () => {
      add(observer.takeRecords());
      return shifts;
    };
  });
  await inTime('the conditions of its network', setConditions(page, isFirstVisit));
  return page;
}

/** Opens an address as `openWatched` does, in a tab of `openTab` that may have shown others before. */
export async function openWatchedIn(
  page: Page,
  address: string,
  member?: SignedIn,
  { hasServiceWorker = true }: Conditions = {},
): Promise<WatchedPage> {
  const context = page.context();
  // What the page before still asks for would be asked without its cookies, and noted for this one. An address of the same site, which
  // asks for nothing: an empty page would begin a new process, and twice the work.
  await page.goto(new URL('/robots.txt', address).href);
  // A consultant's code or a language would stay with the visitor before.
  await inTime('the cookies of the visitor before forgotten', context.clearCookies());
  if (member) await storeSession(context, member, new URL(address).origin);
  const complaints: string[] = [];
  const open = new Set<Request>();
  const waitsFor = () => [...open].map((request) => `${request.method()} ${request.url()}`).join(', ');
  const { host } = new URL(address);
  // The status of an error page is what that page is about. What the browser had fetched ahead of a worker that was just starting, it
  // fetches once more, and says so. A browser without workers says that too.
  const expected =
    /status of 404|cross-world service worker resource mismatch|registration blocked by Playwright/;
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => complaints.push(`error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.host !== host) complaints.push(`third party: ${request.url()}`);
    open.add(request);
  };
  const onEnd = (request: Request) => open.delete(request);
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && response.url() !== address)
      complaints.push(`answered ${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const leave = () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
    page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  };
  await page.goto(address, { waitUntil: 'load' });
  // What a page changes as it starts is seen with it; by itself it starts after its first paint, and often after it was measured.
  if (startsHere(page.url())) await appStarted(page);
  // The first page brings the worker; the next one is opened when it is at work, as a visitor would who reads.
  if (hasServiceWorker)
    await inTime(
      'its service worker ready',
      page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)),
      { state: waitsFor },
    );
  return { page, complaints, waitsFor, leave };
}

const startsHere = (address: string) => isAppPage(splitLocale(new URL(address).pathname).path);

async function setConditions(page: Page, isFirstVisit: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', isFirstVisit ? slowNetwork : homeNetwork);
  await session.send('Network.setCacheDisabled', { cacheDisabled: isFirstVisit });
  if (isFirstVisit) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Of axe, of targets and of width, as a journey asks on its way. What looks for them is a script: without it nothing is found. */
export async function faultsOf(
  page: Page,
  { javaScriptEnabled = true }: BrowserContextOptions = {},
): Promise<string[]> {
  if (!javaScriptEnabled) return [];
  return [...(await axeFindings(page)), ...(await overflow(page)), ...(await smallTargets(page))];
}

/** What axe finds once everything has come to rest: rule, and the places. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Brought to its end instead of waited for: a toast alone stays for seconds.
  await inTime(
    'a frame after its animations',
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      return new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    }),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const atTop = await runAxe(page);
  if (atTop.length === 0 || (await page.locator('main [data-bottom-bar]').count()) === 0) return atTop;
  // A bar at the lower edge cuts whatever happens to lie there: a fault of the page is one wherever the page stands (./nothing-covers.ts asks
  // whether what is cut can be brought into sight).
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const atEnd = new Set(await runAxe(page));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return atTop.filter((finding) => !finding.startsWith('target-size:') || atEnd.has(finding));
}

/** Past the driver's own evaluation, which wraps half a megabyte in a script of its own: twice the renderer's time. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`);
}

async function runAxe(page: Page): Promise<string[]> {
  const look = page.evaluate(async (values) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary ?? ''}`),
    }));
  }, tags);
  // The only step that works for long: seconds, on a machine that does much else.
  const violations = await inTime('a look by axe', look, { longest: 60_000 });
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node}`));
}

/** What moved by itself, from where to where, as far as it is too much; after a walk to the foot of the page that loads what waits there. */
export async function layoutShifts({
  page,
  waitsFor: state,
}: Pick<WatchedPage, 'page' | 'waitsFor'>): Promise<string[]> {
  const step = <T>(name: string, work: () => T | Promise<T>) => inTime(name, page.evaluate(work), { state });
  await step('its typefaces', () => document.fonts.ready.then(() => undefined));
  await step('frames on a walk to its foot', async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await step('its pictures', async () => {
    // What the walk was too quick for.
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  const shifts = await step('frames at its head', async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    // A shift is told after the frame in which it is seen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as MeasuredWindow).readShifts();
  });
  if (shifts.reduce((sum, { value }) => sum + value, 0) <= toleratedShift) return [];
  return shifts.map(({ value, moved }) => [value.toFixed(4), ...moved].join('\n'));
}

/** Controls that a thumb would miss: less than 48 px high (docs/product/pages.md). Links inside sentences are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls =
      'button, summary, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio]), label:has(> input), nav a, header a, footer nav a';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
          !control.closest('.skip-link'),
      )
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height < least - 0.5)
      .map(
        ({ control, box }) =>
          `${Math.round(box.width)}×${Math.round(box.height)}: ${control.outerHTML.slice(0, 120)}`,
      );
  }, 48);
}

/** Examples in empty fields that end before they have been read. */
export function cutExamples(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.checkVisibility())
      .flatMap((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        ruler.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const needed = ruler.measureText(field.placeholder).width;
        return needed > room ? [`${Math.round(needed)} > ${Math.round(room)}: ${field.placeholder}`] : [];
      });
  });
}

/** Elements that stick out of the page to the side, as far as the page can be scrolled there. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticking = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...sticking.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
