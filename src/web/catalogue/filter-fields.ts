// From the filter form to the address. Used by the list's island.
import { isReversed } from '#shared/departure-query';
import { searchWith } from './list-url.ts';

/** The search a form asks for: empty fields left out, several values of a name joined. */
export function formSearch(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return searchWith(query.size > 0 ? `?${query}` : '', {});
}

/** Whether the search asks for a range that runs backwards: the API refuses it. */
export function hasReversedRange(search: string): boolean {
  const query = new URLSearchParams(search);
  const day = (name: string) => query.get(name) ?? undefined;
  const amount = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return (
    isReversed(amount('price_min'), amount('price_max')) || isReversed(day('departs_from'), day('departs_to'))
  );
}
