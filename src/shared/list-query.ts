// What every list reads of its address: the words searched for and the page. What is not understood is left out: an old bookmark
// still shows a list.
import { maxPage, searchMaxLength } from './limits.ts';

/** No key of a keyboard types a control character, and the database refuses one of them. */
export function typedSearch(params: URLSearchParams, name = 'q'): string {
  return (params.get(name) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, searchMaxLength);
}

export function askedPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}
