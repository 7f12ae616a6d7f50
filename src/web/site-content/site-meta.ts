// Head entries of the reading pages: title, description, breadcrumb; only the version in force is for search engines.
import type { MetaDescriptor } from 'react-router';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList } from '#web/structured-data';
import { crumbs } from './reading-head.tsx';
import type { SitePageView } from './site-page-view.ts';

type Matches = Parameters<typeof pageMeta>[0];

interface ReadingMeta {
  title: string;
  description: string;
  /** Without language prefix and query. */
  path: string;
  noIndex?: boolean;
  /** What lies between the home page and this one. */
  above?: readonly { name: string; to: string }[];
  structured?: readonly object[];
}

export function readingMeta(
  matches: Matches,
  { structured = [], above = [], ...page }: ReadingMeta,
): MetaDescriptor[] {
  const frame = frameIn(matches);
  return pageMeta(matches, {
    ...page,
    structured: frame ? [breadcrumbList(frame, crumbs(page.title, above)), ...structured] : [],
  });
}

/** Of one of the brand's texts; `page` is missing when its loader failed. */
export function sitePageMeta(
  matches: Matches,
  page: SitePageView | undefined,
  description: string,
): MetaDescriptor[] {
  if (!page) return [];
  return readingMeta(matches, {
    title: page.title.text,
    description,
    path: page.path,
    noIndex: page.version !== page.inForce,
  });
}
