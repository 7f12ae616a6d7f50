// From the filter form to the address. Used by the list's island.
import { searchWith } from './list-address.ts';

/** The search a form asks for: empty fields left out, several values of a name joined. */
export function formSearch(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value);
  return searchWith(query.size > 0 ? `?${query}` : '', {});
}
