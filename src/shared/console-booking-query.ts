// Reads and writes the URL of the partner's list of orders (docs/product/partner-console.md: filters in the address).
import { type BookingState, bookingStates } from './booking-states.ts';
import { askedPage, typedSearch } from './list-query.ts';
import { isId } from './names.ts';

export const consoleBookingSorts = ['newest', 'departure', 'name', 'total'] as const;
export type ConsoleBookingSort = (typeof consoleBookingSorts)[number];

export const consoleBookingStates = bookingStates.filter((state) => state !== 'draft');

export interface ConsoleBookingQuery {
  search: string;
  state: BookingState | null;
  departure: string | null;
  sort: ConsoleBookingSort;
  page: number;
}

export function readConsoleBookingQuery(params: URLSearchParams): ConsoleBookingQuery {
  const departure = params.get('departure') ?? '';
  return {
    search: typedSearch(params),
    state: consoleBookingStates.find((state) => state === params.get('state')) ?? null,
    departure: isId(departure) ? departure : null,
    sort: consoleBookingSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: askedPage(params),
  };
}

/** The query string with its question mark, without defaults. */
export function writeConsoleBookingQuery({
  search,
  state,
  departure,
  sort,
  page,
}: ConsoleBookingQuery): string {
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(state && { state }),
    ...(departure && { departure }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : '';
}
