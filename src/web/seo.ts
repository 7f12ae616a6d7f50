// What search engines and link previews read of a page: title, canonical address, language twins, picture (docs/product/pages.md).
import type { MetaDescriptor } from 'react-router';
import type { Frame } from './frame.ts';
import { localePath } from '#shared/locale-path';

/** Pictures drawn by server/drawn-files.ts. */
export type OgImage = 'home' | `product/${string}` | `travel/${string}`;

interface PageMeta {
  /** Without the brand; the home page names the brand itself. */
  title: string;
  description: string;
  /** Path without prefix this page is known under, when it is not its own path: with the query that makes it another page. */
  path?: string;
  image?: OgImage;
  /** Pages that no one should find: comparisons, searches, errors. */
  noIndex?: boolean;
  /** Built by #web/structured-data. */
  structured?: readonly object[];
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The frame, in a route's `meta({ matches })`; null when the root loader failed. */
export function frameIn(matches: Matches): Frame | null {
  return (matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined) ?? null;
}

/** Everything between <head> and its scripts that a page says of itself: `export const meta = ({ matches, loaderData }) => pageMeta(matches, {…})`. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const frame = frameIn(matches);
  if (!frame) return [{ title: page.title }, { name: 'robots', content: 'noindex' }];
  const { brand, locale, origin } = frame;
  const title = page.title.includes(brand.name) ? page.title : `${page.title} · ${brand.name}`;
  const path = page.path ?? frame.path;
  const address = origin + localePath(path, locale);
  const image = `${origin}/og/${locale}/${page.image ?? 'home'}.png`;
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'theme-color', content: brand.themeColor },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : addressLinks(origin, path, address)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locale === 'id' ? 'id_ID' : 'en_GB' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Data, not code: a content policy does not concern it, and the router escapes what could end the element.
    ...(page.structured ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The one address of a page, without filters and tracking, and its twins in both languages. */
function addressLinks(origin: string, path: string, address: string): MetaDescriptor[] {
  const inIndonesian = origin + localePath(path, 'id');
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'id', href: inIndonesian },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: origin + localePath(path, 'en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: inIndonesian },
  ];
}
