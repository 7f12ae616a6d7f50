// A list of departures as its URL asks for it: pages and API read it alike (spec §2 list filters, docs/product/catalogue.md).
import {
  type Category,
  type FacetName,
  facetNames,
  type ListSort,
  listSorts,
  type ProductKind,
  productKinds,
} from './catalogue.ts';
import type { FieldFault } from './errors.ts';
import { maxPage, maxPageSize, searchMaxLength } from './limits.ts';

export interface DepartureQuery {
  /** Undefined = every category the brand sells. */
  category?: Category | undefined;
  /** Search text: stemmed, tolerant of typing errors, also matches partner, hotel and city names. */
  search?: string | undefined;
  /** Chosen values of each facet; values of one facet are alternatives, facets combine. */
  facets: Partial<Record<FacetName, string[]>>;
  /** All-in price per person, whole rupiah, both ends included. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Earliest and latest date of departure. */
  departsFrom?: string | undefined;
  departsTo?: string | undefined;
  /** Minimum free seats. */
  people?: number | undefined;
  sort: ListSort | 'best_match';
  page: number;
  limit: number;
}

export interface QueryRules {
  /** What the page or call is about: not part of the URL. */
  category?: Category | undefined;
  /** Kinds that exist here; any other value is unknown. */
  kinds?: readonly ProductKind[];
  /** False where financing is switched off: then `pay=financing` is an unknown value. */
  financing?: boolean;
  limit: number;
}

/** URL parameters besides the facets. */
export const queryNames = [
  'q',
  'price_min',
  'price_max',
  'departs_from',
  'departs_to',
  'people',
  'sort',
  'page',
  'limit',
] as const;

const facetShapes: Record<FacetName, RegExp> = {
  kind: /^[a-z_]+$/,
  month: /^20\d\d-(0[1-9]|1[0-2])$/,
  days: /^([1-9]|[1-5]\d|60)$/,
  from: /^[A-Z]{3}$/,
  to: /^[a-z0-9-]{2,60}$/,
  airline: /^[A-Z0-9]{2}$/,
  stars: /^[1-5]$/,
  partner: /^[a-z0-9-]{2,80}$/,
  pay: /^(financing|savings|down_payment)$/,
};
const maxFacetValues = 20;
export const maxAmount = 100_000_000_000;
/** Dates outside are typing errors: a half-typed year, or one of another calendar. */
export const firstDay = '2000-01-01';
export const lastDay = '2099-12-31';

/**
 * Reads a URL. Leaves what cannot be read out of the query and names it in `faults`: the API then refuses, a page shows
 * the list without it and says so. Several values come comma-separated or repeated; empty ones mean "not chosen", as
 * forms send them.
 */
export function parseDepartureQuery(
  params: URLSearchParams,
  rules: QueryRules,
): { query: DepartureQuery; faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const fault = (field: string, message = 'error_invalid_value') => void faults.push({ field, message });
  const one = <T>(name: string, read: (text: string) => T | undefined): T | undefined => {
    const text = (params.get(name) ?? '').trim();
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) fault(name);
    return value;
  };

  const search = one('q', readSearch);
  const query: DepartureQuery = {
    category: rules.category,
    search,
    facets: {},
    priceMin: one('price_min', (text) => wholeNumber(text, 0, maxAmount)),
    priceMax: one('price_max', (text) => wholeNumber(text, 0, maxAmount)),
    departsFrom: one('departs_from', readDate),
    departsTo: one('departs_to', readDate),
    people: one('people', (text) => wholeNumber(text, 1, 100)),
    sort: one('sort', readSort) ?? defaultSort(search),
    page: one('page', (text) => wholeNumber(text, 1, maxPage)) ?? 1,
    limit: one('limit', (text) => wholeNumber(text, 1, maxPageSize)) ?? rules.limit,
  };
  for (const name of facetNames) {
    const { known, unknown } = readFacet(name, params.getAll(name), rules);
    if (known.length > 0) query.facets[name] = known;
    if (unknown) fault(name);
  }
  if (isReversed(query.priceMin, query.priceMax)) {
    fault('price_max', 'error_range_reversed');
    query.priceMax = undefined;
  }
  if (isReversed(query.departsFrom, query.departsTo)) {
    fault('departs_to', 'error_range_reversed');
    query.departsTo = undefined;
  }
  return { query, faults };
}

/** True for a range that runs backwards; an open range never does. Dates are YYYY-MM-DD. */
export function isReversed<End extends number | string>(from: End | undefined, to: End | undefined): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** The canonical URL of a query: parameters in a fixed order, defaults left out, several values comma-separated. */
export function describeDepartureQuery(
  query: DepartureQuery,
  rules: Pick<QueryRules, 'limit'>,
): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) =>
    void (value !== undefined && params.set(name, String(value)));
  put('q', query.search);
  for (const name of facetNames) {
    const values = query.facets[name];
    if (values && values.length > 0) params.set(name, [...values].sort().join(','));
  }
  put('price_min', query.priceMin);
  put('price_max', query.priceMax);
  put('departs_from', query.departsFrom);
  put('departs_to', query.departsTo);
  put('people', query.people);
  put('sort', query.sort === defaultSort(query.search) ? undefined : query.sort);
  put('page', query.page === 1 ? undefined : query.page);
  put('limit', query.limit === rules.limit ? undefined : query.limit);
  return params;
}

function defaultSort(search: string | undefined): DepartureQuery['sort'] {
  return search ? 'best_match' : 'earliest';
}

function readSort(text: string): DepartureQuery['sort'] | undefined {
  return ([...listSorts, 'best_match'] as const).find((sort) => sort === text);
}

/** Keyboards type no control characters, and PostgreSQL refuses NUL. */
function readSearch(text: string): string | undefined {
  if (text.length > searchMaxLength || /\p{Cc}/u.test(text)) return undefined;
  return text.replace(/\s+/g, ' ');
}

function readFacet(
  name: FacetName,
  texts: string[],
  rules: QueryRules,
): { known: string[]; unknown: boolean } {
  const spell = (text: string) =>
    name === 'from' || name === 'airline' ? text.trim().toUpperCase() : text.trim();
  const values = [...new Set(texts.flatMap((text) => text.split(',')).map(spell))].filter(
    (value) => value !== '',
  );
  const known = values.filter((value) => isKnownValue(name, value, rules)).slice(0, maxFacetValues);
  return { known, unknown: known.length < values.length };
}

function isKnownValue(
  name: FacetName,
  value: string,
  { kinds = productKinds, financing = true }: QueryRules,
): boolean {
  if (!facetShapes[name].test(value)) return false;
  if (name === 'kind') return (kinds as readonly string[]).includes(value);
  return financing || name !== 'pay' || value !== 'financing';
}

/** Undefined unless `text` is a whole number within both ends. */
function wholeNumber(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function readDate(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return undefined;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 31 February as 3 March: only a date that formats back to itself is valid.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text ? undefined : text;
}
