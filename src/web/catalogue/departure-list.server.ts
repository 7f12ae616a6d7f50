// The loader's work of every list of departures (spec §2 lists, §9): from the address to what the page shows.
import {
  type CatalogueScope,
  catalogueScope,
  cheapestMonths,
  countDepartures,
  type DepartureQuery,
  facetNamesOf,
  listDepartures,
  queryRules,
  understandQuery,
} from '#domain/catalogue';
import { readOnce } from '#domain/validity';
import { type Category, type FacetName, facetNames, type ProductKind } from '#shared/catalogue';
import { describeDepartureQuery, parseDepartureQuery, queryNames } from '#shared/departure-query';
import { activeFilters, withoutFilter } from './active-filter.ts';
import { facetViews } from './facet-view.ts';
import { searchWith } from './list-url.ts';
import type { ActiveFilter, ListView, Remedy } from './list-view.ts';
import { hasMore, listWindow, pageSize } from './list-window.ts';
import { sortLabel } from '#labels/catalogue';
import { everybodysCards, withWishes } from './card-views.server.ts';
import { areasOf } from '#web/request/areas-of.server';
import type { PageRequest } from '#web/request/page-context.server';

export interface ListPageOptions {
  /** Null = everything the brand sells. */
  category: Category | null;
  /** What the page is about, when it is less than the category. */
  kinds?: readonly ProductKind[] | undefined;
  facets: readonly FacetName[];
  hasDates?: boolean;
}

/** The list an address asks for. Values that cannot be read are left out and named in `ignored`. */
export async function loadDepartureList(request: PageRequest, options: ListPageOptions): Promise<ListView> {
  const { deps, brand, locale, search } = request;
  const { list, ids } = await readOnce(
    deps,
    'departure list',
    brand,
    [locale, search, options, areasOf(request)],
    () => readList(request, options),
  );
  return { ...list, cards: await withWishes(request, list.cards, ids) };
}

/** The list as everybody sees it, and whose cards stand in it. */
async function readList(
  request: PageRequest,
  options: ListPageOptions,
): Promise<{ list: ListView; ids: string[] }> {
  const { deps, brand, locale } = request;
  const scope = catalogueScope(deps, brand);
  const { query: typed, faults } = parseDepartureQuery(
    new URLSearchParams(request.search),
    queryRules(scope, { category: options.category ?? undefined, limit: pageSize }),
  );
  const { query, corrections } = await understandQuery(deps, scope, typed);
  const asked = aboutKinds(query, options.kinds);
  const window = listWindow(query.page);
  const [found, names, months] = await Promise.all([
    deps.readList((db) =>
      listDepartures({ db }, scope, { ...asked, page: window.page, limit: window.limit }),
    ),
    facetNamesOf(deps),
    cheapestMonths(deps, scope, asked),
  ]);
  const search = searchWith(request.search, {
    ...understoodNames(typed, query),
    page: query.page > 1 ? [String(query.page)] : [],
  });
  const active = [...activeFilters(query, names, locale), ...understoodSort(typed, query)];
  const choice = {
    offered: options.facets,
    chosen: query.facets,
    kinds: options.kinds ?? scope.kinds,
    pay: waysToPay(request),
  };
  const shown = found.items.slice(0, window.shown);
  const list: ListView = {
    cards: await everybodysCards(request, shown),
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    page: query.page,
    previousPage: window.previous,
    hasMore: hasMore(query.page, found.total, found.totalIsCapped),
    sort: query.sort,
    category: options.category,
    kinds: options.kinds ?? null,
    facets: facetViews(found.facetCounts, choice, names, locale),
    hasDates: options.hasDates ?? false,
    months,
    search,
    active,
    corrections: [...corrections, ...found.corrections],
    ignored: [...new Set(faults.map((fault) => fault.field))],
    remedies:
      found.total === 0
        ? await remedies(
            request,
            scope,
            query,
            options.kinds,
            active.map(({ name }) => name),
          )
        : [],
  };
  return { list, ids: shown.map(({ id }) => id) };
}

/** What words were understood as, as the links of the page write it: each filter can be dropped alone then. */
function understoodNames(typed: DepartureQuery, query: DepartureQuery): Record<string, string[]> {
  if (query === typed) return {};
  const address = describeDepartureQuery(query, { limit: query.limit });
  return Object.fromEntries(
    [...queryNames, ...facetNames]
      .filter((name) => name !== 'page' && name !== 'limit')
      .map((name) => [name, address.getAll(name).flatMap((text) => text.split(','))]),
  );
}

/** "murah" is an order of the list; it is shown beside the filters when it came from a word. */
function understoodSort(typed: DepartureQuery, query: DepartureQuery): ActiveFilter[] {
  return typed.sort === 'best_match' && query.sort !== 'best_match' && query.sort !== 'earliest'
    ? [{ name: 'sort', label: sortLabel[query.sort]() }]
    : [];
}

/** A page about some kinds shows those of them that are chosen, or all of them. */
function aboutKinds(query: DepartureQuery, kinds: readonly ProductKind[] | undefined): DepartureQuery {
  if (!kinds) return query;
  const chosen = kinds.filter((kind) => query.facets.kind?.includes(kind));
  return { ...query, facets: { ...query.facets, kind: chosen.length > 0 ? chosen : [...kinds] } };
}

function waysToPay(request: PageRequest): string[] {
  const areas = areasOf(request);
  const byArea = (['financing', 'savings'] as const).filter((area) => areas.includes(area));
  return ['down_payment', ...byArea];
}

/** What leaving each filter out would find, most first; only filters whose loss helps. */
async function remedies(
  { deps }: PageRequest,
  scope: CatalogueScope,
  query: DepartureQuery,
  kinds: readonly ProductKind[] | undefined,
  names: string[],
): Promise<Remedy[]> {
  const counts = await Promise.all(
    [...new Set(names)].map(async (name) => ({
      name,
      ...(await deps.readList((db) =>
        countDepartures({ db }, scope, aboutKinds(withoutFilter(query, name), kinds)),
      )),
    })),
  );
  return counts
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ name, total, totalIsCapped }) => ({ name, total, totalIsCapped }));
}
