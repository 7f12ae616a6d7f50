// The list of what was kept, written into the page for times without a network before it is shown: nothing moves under a thumb. Pure.
import { splitLocale } from '#shared/locale-path';
import { offlinePages } from './cached-pages.ts';

/** A copy carries its heading in a header, so that the list is made without reading a page. */
export const headingHeader = 'x-heading';

export interface CachedHeading {
  /** Path and search, of this site. */
  address: string;
  /** As it came in the header. */
  heading: string | null;
}

/** What stands in the first heading of a page, fit for a header. Empty without one. */
export function headingOf(html: string): string {
  const tag = html.search(/<h1\b/);
  const start = tag < 0 ? -1 : html.indexOf('>', tag);
  const end = start < 0 ? -1 : html.indexOf('</h1>', start);
  return end < 0
    ? ''
    : encodeURIComponent(
        html
          .slice(start + 1, end)
          .replaceAll(/<[^<>]*>/g, '')
          .trim(),
      );
}

/** Links in the language of the page to what can be read; the page as it is where there is nothing. */
export function withCachedPages(html: string, locale: string, kept: readonly CachedHeading[]): string {
  const links = kept
    .filter(({ address, heading }) => heading && isListed(address, locale))
    // The words were markup when they were taken from a page of ours, and are markup again.
    .map(
      ({ address, heading }) =>
        `<li><a href="${address.replaceAll('&', '&amp;')}">${decodeURIComponent(heading!)}</a></li>`,
    );
  if (links.length === 0) return html;
  return html
    .replace('hidden="" data-kept-pages', 'data-kept-pages')
    .replace(/<ul data-kept-list[^<>]*>/, (list) => list + links.join(''));
}

/** A month is reached from its place's own page, a tab from the list. */
function isListed(address: string, locale: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://kept.example');
  return (
    splitLocale(pathname).locale === locale &&
    !offlinePages.includes(pathname) &&
    !searchParams.has('month') &&
    !searchParams.has('tab')
  );
}
