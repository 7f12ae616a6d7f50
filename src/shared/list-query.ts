// What every list reads from its URL: the search text and the page. Invalid values are dropped: an old bookmark still
// shows a list.
import { maxPage, searchMaxLength } from './limits.ts';

/** Keyboards type no control characters, and the database refuses NUL. */
export function typedSearch(params: URLSearchParams, name = 'q'): string {
  return (params.get(name) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, searchMaxLength);
}

/** `name`: where a page of the site has a list beside its own. */
export function askedPage(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}
