// Pages that are the same for everybody who is nobody yet, and but for their own parts (web/own-parts) for every member, and may therefore be
// answered from the cache (docs/product/page-cache.md). A table of addresses: what is asked for must be known before anything of the page is
// loaded. Pages that write (a search, an article's readers) or read a cookie of their own (prayer times) are none.
import { facetNames } from '#shared/catalogue';
import { queryNames } from '#shared/departure-query';
import * as paths from '#shared/paths';
import { isAppPage } from '#web/app-pages';

interface SharedPage {
  /** Without language prefix; `:name` stands for one part of the path. */
  path: string;
  /** The names of a query that change what it shows; with any other name it is rendered anew. */
  query: readonly string[];
  /** It shows what a guest has looked at. */
  showsGuest?: boolean;
}

/** Everything a list reads from its address but free words: whoever types, asks for a page of their own. */
const listQuery = [...queryNames.filter((name) => name !== 'q'), ...facetNames, 'p', 'type'];

export const sharedPages: readonly SharedPage[] = [
  { path: '/', query: ['tab'], showsGuest: true },
  { path: paths.home, query: ['tab'], showsGuest: true },
  { path: paths.umrah, query: listQuery },
  { path: paths.hajj, query: listQuery },
  { path: paths.hajjList, query: listQuery },
  { path: paths.tourism, query: listQuery },
  { path: paths.compare, query: ['p'] },
  { path: paths.product(':slug'), query: [] },
  { path: paths.partners, query: ['page'] },
  { path: paths.partner(':slug'), query: ['tab', 'page'] },
  { path: paths.promos, query: ['page'] },
  { path: paths.promo(':slug'), query: [] },
  {
    path: paths.souvenirs,
    query: ['category', 'start_price', 'end_price', 'sort', 'page'],
    showsGuest: true,
  },
  { path: paths.stores, query: ['page'] },
  { path: paths.store(':partnerSlug'), query: ['page'] },
  { path: paths.item(':partnerSlug', ':slug'), query: ['reviews'] },
  { path: paths.doa, query: [] },
  { path: paths.quran, query: [] },
  { path: paths.surah(':number', ':slug'), query: [] },
  { path: paths.guides, query: [] },
  { path: paths.guide(':slug'), query: [] },
  { path: paths.aboutUs, query: [] },
  { path: paths.faq, query: [] },
  { path: paths.galleries, query: ['page'] },
  { path: paths.privacy, query: ['version'] },
  { path: paths.terms, query: ['version'] },
  { path: paths.distributionPartners, query: [] },
  { path: paths.distributionPartner(':slug'), query: [] },
];

const patterns = sharedPages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, String.raw`[\w-]+`)}$`),
}));

/** The page at `path` (without language prefix, without query), where it is shared: below a store's addresses stand its visitor's cart and orders. */
export function findSharedPage(path: string): SharedPage | null {
  if (isAppPage(path)) return null;
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
