// The sitemap: every public page in both languages, each naming its twins. Pure.
import { escapeHtml } from '#shared/escape-html';
import { guideSlugs } from '#domain/guides';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { AreaName } from '#web/areas';

/** Pages without a name in their address, with the area each needs. */
const pages: readonly { path: string; area: AreaName }[] = [
  { path: '/', area: 'site' },
  { path: paths.umrah, area: 'catalogue' },
  { path: paths.hajj, area: 'hajj' },
  { path: paths.hajjList, area: 'hajj' },
  { path: paths.tourism, area: 'catalogue' },
  { path: paths.financing, area: 'financing' },
  { path: paths.savings, area: 'savings' },
  { path: paths.savingsPackages, area: 'savings' },
  { path: paths.partners, area: 'catalogue' },
  { path: paths.souvenirs, area: 'merchandise' },
  { path: paths.stores, area: 'merchandise' },
  { path: paths.prayerTimes, area: 'prayerTimes' },
  { path: paths.nextPrayer, area: 'prayerTimes' },
  { path: paths.promos, area: 'promos' },
  { path: paths.blog, area: 'hasanah' },
  { path: paths.aboutUs, area: 'site' },
  { path: paths.galleries, area: 'site' },
  { path: paths.faq, area: 'site' },
  { path: paths.privacy, area: 'site' },
  { path: paths.terms, area: 'site' },
  { path: paths.distributionPartners, area: 'site' },
  { path: paths.doa, area: 'doa' },
  { path: paths.quran, area: 'quran' },
  { path: paths.guides, area: 'guides' },
  ...guideSlugs.map((slug) => ({ path: paths.guide(slug), area: 'guides' as const })),
];

export function sitePaths(areas: readonly AreaName[]): string[] {
  return pages.filter(({ area }) => areas.includes(area)).map(({ path }) => path);
}

/** sitemaps.org: a file holds at most 50,000 addresses; each path is two. Paths come most important first. */
const mostPaths = 25_000;

export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.slice(0, mostPaths).map((path) => {
    const address = {
      id: escapeHtml(origin + localePath(path, 'id')),
      en: escapeHtml(origin + localePath(path, 'en')),
    };
    const twins = `<xhtml:link rel="alternate" hreflang="id" href="${address.id}"/><xhtml:link rel="alternate" hreflang="en" href="${address.en}"/>`;
    return `<url><loc>${address.id}</loc>${twins}</url>\n<url><loc>${address.en}</loc>${twins}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  );
}
