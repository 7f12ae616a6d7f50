// The address of the partner's list of orders, read and written (look.md "Desks": filters in the address).
import { type BookingState, bookingStates } from './booking-states.ts';
import { askedPage, typedSearch } from './list-query.ts';
import { isId } from './names.ts';

export const deskBookingSorts = ['newest', 'departure', 'name', 'total'] as const;
export type DeskBookingSort = (typeof deskBookingSorts)[number];

export const deskBookingStates = bookingStates.filter((state) => state !== 'draft');

export interface DeskBookingQuery {
  search: string;
  state: BookingState | null;
  departure: string | null;
  sort: DeskBookingSort;
  page: number;
}

export function readDeskBookingQuery(params: URLSearchParams): DeskBookingQuery {
  const departure = params.get('departure') ?? '';
  return {
    search: typedSearch(params),
    state: deskBookingStates.find((state) => state === params.get('state')) ?? null,
    departure: isId(departure) ? departure : null,
    sort: deskBookingSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: askedPage(params),
  };
}

/** The query with its question mark, without what is usual. */
export function writeDeskBookingQuery({ search, state, departure, sort, page }: DeskBookingQuery): string {
  const params = new URLSearchParams({
    ...(search && { q: search }), ...(state && { state }), ...(departure && { departure }), ...(sort !== 'newest' && { sort }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `?${params}` : '';
}
