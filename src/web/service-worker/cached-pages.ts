// Which pages stay readable without a network, and under which address (docs/product/pages.md). Pure: a page is kept as a guest
// sees it, so nothing of an account is ever in it.
import { locales } from '#shared/locale';
import { localePath, splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';

/** The store of kept pages, named by the shape of what is in it, not by the build: what was kept outlives an update. */
export const pagesStore = 'pages-2';

/** What is only read. Of their addresses the path alone counts; searches and sent codes make no other page. */
const readingPages = /^\/(doa|panduan|quran)(\/(?!DropdownShare)[\w-]+)*\/?$/;
const prayerPages = /^\/jadwal-sholat(\/solatAwal)?\/?$/;
const monthsKept = 3;

/** The pages shown for what was not kept, one in each language. */
export const offlinePages = locales.map((locale) => localePath(paths.offline, locale));

/** The one in the language of an address. */
export function offlinePath(path: string): string {
  return localePath(paths.offline, splitLocale(path).locale);
}

/**
 * Addresses to keep when a page was looked at: itself, or, for prayer times, both pages of `place` and its coming months.
 * None for a page that is not kept.
 */
export function urlsToCache(path: string, place: string | undefined, now: Date): string[] {
  const { path: bare, locale } = splitLocale(path);
  if (readingPages.test(bare)) return [path];
  if (!prayerPages.test(bare) || !place) return [];
  const months = Array.from({ length: monthsKept }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  );
  return [paths.nextPrayer, paths.prayerTimes]
    .map((page) => `${page}?place=${place}`)
    .concat(months.map((month) => `${paths.prayerTimes}?place=${place}&month=${month}`))
    .map((address) => localePath(address, locale));
}

/**
 * Which of the kept addresses answers a visit, best first: of prayer times those of its place and month, then of its place,
 * then, where it names none, of the place last chosen.
 */
export function cachedUrlFor(address: URL, kept: readonly string[]): string | undefined {
  const { path } = splitLocale(address.pathname);
  if (!prayerPages.test(path)) return kept.find((one) => one === address.pathname);
  const ofPage = kept
    .map((one) => new URL(one, address))
    .filter(({ pathname }) => pathname === address.pathname);
  const [place, month] = ['place', 'month'].map((name) => address.searchParams.get(name));
  const ofPlace = ofPage.filter(({ searchParams }) => !place || searchParams.get('place') === place);
  const best =
    ofPlace.find(({ searchParams }) => searchParams.get('month') === month) ??
    ofPlace.find(({ searchParams }) => !searchParams.has('month'));
  return best && best.pathname + best.search;
}

/** Files a page needs that never change behind their address: font, islands, parts of app pages. What the router calls its manifest stands in the page itself, and is no file. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/(?:(?:id|en)\/)?(?!manifest-)[\w.-]+\.(?:js|woff2|css)/g))];
}
