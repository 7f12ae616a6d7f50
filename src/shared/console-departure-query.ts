// Reads the URL of the partner's list of departures (docs/product/partner-console.md: filters in the address), filters the list and sorts it.
import { type ConsoleListQuery, type ConsoleSort, readConsoleList } from './console-list.ts';
import { type LocalText, type Locale, textIn } from './locale.ts';

export const consoleDepartureStates = ['on_sale', 'full', 'cancelled'] as const;
export type ConsoleDepartureState = (typeof consoleDepartureStates)[number];

export const consoleDepartureSorts = [
  'journey',
  'departs',
  'quota',
  'elsewhere',
  'held',
  'sold',
  'left',
  'orders',
] as const;
type ConsoleDepartureSort = (typeof consoleDepartureSorts)[number];
/** The nearest first. */
const firstSort: ConsoleSort<ConsoleDepartureSort> = { by: 'departs', isDown: false };

export interface ConsoleDepartureQuery extends ConsoleListQuery<ConsoleDepartureSort> {
  /** 'YYYY-MM'. */
  month: string | null;
  state: ConsoleDepartureState | null;
}

export function readConsoleDepartureQuery(params: URLSearchParams): ConsoleDepartureQuery {
  const month = params.get('month') ?? '';
  return {
    ...readConsoleList(params, consoleDepartureSorts, firstSort),
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
  { search, month, state }: Pick<ConsoleDepartureQuery, 'search' | 'month' | 'state'>,
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

/** What each order looks at. */
const valueOf: Record<
  ConsoleDepartureSort,
  (departure: ListedDeparture & { orders: number }, locale: Locale) => string | number
> = {
  journey: ({ title }, locale) => textIn(title, locale).text,
  departs: ({ departsOn }) => departsOn,
  quota: ({ quota }) => quota,
  elsewhere: ({ soldElsewhere }) => soldElsewhere,
  held: ({ held }) => held,
  sold: ({ sold }) => sold,
  left: seatsLeft,
  orders: ({ orders }) => orders,
};

/** Those asked for, in the order asked for; what is equal stays as it came: the nearest first. */
export function askedDepartures<Departure extends ListedDeparture & { orders: number }>(
  departures: readonly Departure[],
  query: Omit<ConsoleDepartureQuery, 'page'>,
  locale: Locale,
): Departure[] {
  const value = valueOf[query.sort.by];
  const compare = (one: Departure, other: Departure) => {
    const [left, right] = [value(one, locale), value(other, locale)];
    return typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right), locale);
  };
  return departures
    .filter((departure) => isDepartureAskedFor(departure, query))
    .toSorted((one, other) => (query.sort.isDown ? compare(other, one) : compare(one, other)));
}
