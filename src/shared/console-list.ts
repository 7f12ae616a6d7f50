// What the address of a console's list says: search, order and page, beside the filters of its own. Invalid values are dropped: an
// old bookmark still shows a list.
import { askedPage, typedSearch } from './list-query.ts';

export interface ConsoleSort<Key extends string> {
  by: Key;
  isDown: boolean;
}

export interface ConsoleListQuery<Key extends string> {
  search: string;
  page: number;
  sort: ConsoleSort<Key>;
}

/** `sort=name` is upwards, `sort=-name` downwards; `first` where nothing is asked. */
export function readConsoleList<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  first: ConsoleSort<Key>,
): ConsoleListQuery<Key> {
  const sort = consoleSort(params.get('sort'), keys, first);
  return { search: typedSearch(params), page: askedPage(params), sort };
}

/** What an order says as an address or a call writes it; `first` where it says nothing known. */
export function consoleSort<Key extends string>(
  asked: string | null | undefined,
  keys: readonly Key[],
  first: ConsoleSort<Key>,
): ConsoleSort<Key> {
  const isDown = asked?.startsWith('-') ?? false;
  const by = keys.find((key) => key === (isDown ? asked?.slice(1) : asked));
  return by ? { by, isDown } : first;
}

/** Every order of a list as it is written: `-` is downwards. */
export const consoleOrders = <const Key extends string>(
  keys: readonly Key[],
): readonly (Key | `-${Key}`)[] => [...keys, ...keys.map((key) => `-${key}` as const)];

/** The list's address with something changed; what is null or empty is left out, and another order begins at its first page. */
export function consoleListPath(
  path: string,
  search: string,
  change: Readonly<Record<string, string | number | null>>,
): string {
  const params = new URLSearchParams(search);
  if (!('page' in change)) params.delete('page');
  for (const [name, value] of Object.entries(change))
    if (value === null || value === '') params.delete(name);
    else params.set(name, String(value));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
