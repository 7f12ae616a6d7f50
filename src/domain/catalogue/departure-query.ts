// What a list of departures answers; what it is asked stands in #shared/departure-query.
import type { FacetName } from '#shared/catalogue';
import type { Page } from '#shared/paging';
import type { Correction } from './correct-words.ts';
import type { DepartureCard } from './departure-card.ts';

export type { DepartureQuery } from '#shared/departure-query';

export interface FacetCount {
  value: string;
  count: number;
}

/**
 * Counts of each facet's values under all *other* filters. Null when there are too many departures to count;
 * a facet in use that alone keeps the list under the cap shows only its chosen values.
 */
export type FacetCounts = Record<FacetName, FacetCount[]> | null;

export interface DepartureList extends Page<DepartureCard> {
  facetCounts: FacetCounts;
  /** Words nothing has, and those of the catalogue that were looked for instead. */
  corrections: Correction[];
}
