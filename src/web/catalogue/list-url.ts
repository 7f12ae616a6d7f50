// The address of a list is its whole state (docs/product/catalogue.md): these functions write the next address from the present one.
// Pure; a search is '' or starts with '?'. Several values of one name are joined by commas.
import { affiliateParam } from '#shared/affiliate';
import { compareMax } from '#shared/limits';

/** Products chosen for the comparison, by slug. */
export const compareParam = 'p';

/** The values of one name, whether written as `a=1,2` or as `a=1&a=2` (a form without script). */
export function chosen(search: string, name: string): string[] {
  return [
    ...new Set(
      new URLSearchParams(search)
        .getAll(name)
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    ),
  ];
}

/**
 * The search with some names changed: an empty list drops the name. The page goes back to the first unless it is among
 * the changes. The consultant code is left out: links add it themselves.
 */
export function searchWith(search: string, changes: Record<string, readonly string[]>): string {
  const next = new Map<string, readonly string[]>();
  for (const name of new URLSearchParams(search).keys()) {
    if (name !== 'page' && name !== affiliateParam) next.set(name, chosen(search, name));
  }
  for (const [name, values] of Object.entries(changes)) next.set(name, values);
  const pairs = [...next]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The search without one value of a name, or without the name when no value is given. */
export function searchWithout(search: string, name: string, value?: string): string {
  return searchWith(search, {
    [name]: value === undefined ? [] : chosen(search, name).filter((one) => one !== value),
  });
}

/** The search with a product taken into the comparison, or out of it; unchanged pages stay open. Null when it is full. */
export function searchComparing(search: string, slug: string): string | null {
  const compared = chosen(search, compareParam);
  const page = chosen(search, 'page');
  if (compared.includes(slug))
    return searchWith(search, { [compareParam]: compared.filter((one) => one !== slug), page });
  return compared.length >= compareMax
    ? null
    : searchWith(search, { [compareParam]: [...compared, slug], page });
}
