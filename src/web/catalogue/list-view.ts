// What a list page shows, as its loader hands it over (web/catalogue/departure-list.server.ts makes it).
import type { CheapestMonth, Correction } from '#domain/catalogue';
import type { Category, ProductKind } from '#shared/catalogue';
import type { DepartureQuery } from '#shared/departure-query';
import type { CardView } from './card-view.ts';
import type { FacetView } from './facet-view.ts';

export interface ListView {
  cards: CardView[];
  total: number;
  totalIsCapped: boolean;
  /** Page of the address, from 1; see list-window.ts. */
  page: number;
  previousPage: number | null;
  hasMore: boolean;
  sort: DepartureQuery['sort'];
  category: Category | null;
  /** What the page is about, when it is less than the category. */
  kinds: readonly ProductKind[] | null;
  facets: FacetView[];
  hasDates: boolean;
  /** The lowest all-in price of each month; empty where there is too much to read. */
  months: CheapestMonth[];
  /** The search of this page without language or consultant code. */
  search: string;
  active: ActiveFilter[];
  /** Words that were taken for others. */
  corrections: Correction[];
  /** Names in the address whose values were not understood. */
  ignored: string[];
  /** Only when nothing was found: what leaving one filter out would show, most first. */
  remedies: Remedy[];
}

export interface ActiveFilter {
  name: string;
  /** Undefined for filters that hold one value. */
  value?: string;
  label: string;
}

/** What leaving one filter out would show. */
export interface Remedy {
  name: string;
  total: number;
  totalIsCapped: boolean;
}
