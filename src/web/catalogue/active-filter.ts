// The filters of a query in words, and a query without one of them. Pure; used by loaders.
import type { FacetNames } from '#domain/catalogue';
import * as m from '#messages/messages';
import { facetNames } from '#shared/catalogue';
import { formatDate } from '#shared/dates';
import type { DepartureQuery } from '#shared/departure-query';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { facetLabel } from './facet-view.ts';
import type { ActiveFilter } from './list-view.ts';

/** Every filter in force, one entry per chosen value. Search words are no filter: they have their own field. */
export function activeFilters(query: DepartureQuery, names: FacetNames, locale: Locale): ActiveFilter[] {
  const facets = facetNames.flatMap((name) =>
    (query.facets[name] ?? []).map((value) => ({
      name,
      value,
      label: facetLabel(name, value, names, locale),
    })),
  );
  return [...facets, ...rangeFilters(query, locale)];
}

function rangeFilters(query: DepartureQuery, locale: Locale): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const put = (name: string, label: string) => void found.push({ name, label });
  if (query.priceMin !== undefined)
    put('price_min', m.catalogue_price_at_least({ price: formatRupiah(query.priceMin) }));
  if (query.priceMax !== undefined)
    put('price_max', m.catalogue_price_at_most({ price: formatRupiah(query.priceMax) }));
  if (query.departsFrom !== undefined)
    put('departs_from', m.catalogue_departs_at_earliest({ date: formatDate(query.departsFrom, locale) }));
  if (query.departsTo !== undefined)
    put('departs_to', m.catalogue_departs_at_latest({ date: formatDate(query.departsTo, locale) }));
  if (query.people !== undefined) put('people', m.catalogue_people({ count: query.people }));
  return found;
}

const rangeFields = {
  price_min: 'priceMin',
  price_max: 'priceMax',
  departs_from: 'departsFrom',
  departs_to: 'departsTo',
  people: 'people',
} as const satisfies Record<string, keyof DepartureQuery>;

/** The query with the filter behind a name of the address left out. */
export function withoutFilter(query: DepartureQuery, name: string): DepartureQuery {
  const field = (rangeFields as Record<string, keyof DepartureQuery | undefined>)[name];
  if (field) return { ...query, [field]: undefined };
  return {
    ...query,
    facets: Object.fromEntries(Object.entries(query.facets).filter(([facet]) => facet !== name)),
  };
}
