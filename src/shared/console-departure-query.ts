// Reads the URL of the partner's list of departures (docs/product/partner-console.md: filters in the address), and filters the list.
import { typedSearch } from './list-query.ts';
import type { LocalText } from './locale.ts';

export const consoleDepartureStates = ['on_sale', 'full', 'cancelled'] as const;
export type ConsoleDepartureState = (typeof consoleDepartureStates)[number];

export interface ConsoleDepartureQuery {
  search: string;
  /** 'YYYY-MM'. */
  month: string | null;
  state: ConsoleDepartureState | null;
}

export function readConsoleDepartureQuery(params: URLSearchParams): ConsoleDepartureQuery {
  const month = params.get('month') ?? '';
  return {
    search: typedSearch(params),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    state: consoleDepartureStates.find((state) => state === params.get('state')) ?? null,
  };
}

interface ListedDeparture {
  title: LocalText;
  departsOn: string;
  isCancelled: boolean;
  quota: number;
  soldElsewhere: number;
  held: number;
  sold: number;
}

export const seatsLeft = ({
  quota,
  soldElsewhere,
  held,
  sold,
}: Omit<ListedDeparture, 'title' | 'departsOn' | 'isCancelled'>) =>
  Math.max(0, quota - soldElsewhere - held - sold);

/** In memory: the months need all of a partner's departures that are not over. */
export function isDepartureAskedFor(
  departure: ListedDeparture,
  { search, month, state }: ConsoleDepartureQuery,
): boolean {
  const titles = Object.values(departure.title).join('\n').toLowerCase();
  const now: ConsoleDepartureState = departure.isCancelled
    ? 'cancelled'
    : seatsLeft(departure) > 0
      ? 'on_sale'
      : 'full';
  return (
    titles.includes(search.toLowerCase()) &&
    (month === null || departure.departsOn.startsWith(month)) &&
    (state === null || state === now)
  );
}
