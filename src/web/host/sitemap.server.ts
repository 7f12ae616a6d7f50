// The sitemap: every public page in both languages, each naming its twins. Pure.
import { escapeHtml } from '#shared/escape-html';
import type { FeatureFlags } from '#domain/brands';
import { guideSlugs } from '#domain/guides';
import { localePath } from '#shared/locale-path';
import { type AreaName, isAreaOpen } from '#web/areas';

/** Pages without a name in their address, with the area each needs. */
const pages: readonly { path: string; area: AreaName }[] = [
  { path: '/', area: 'site' },
  { path: '/umroh', area: 'catalogue' },
  { path: '/haji', area: 'hajj' },
  { path: '/product-haji', area: 'hajj' },
  { path: '/wisata-syariah', area: 'catalogue' },
  { path: '/partner', area: 'catalogue' },
  { path: '/jadwal-sholat', area: 'prayerTimes' },
  { path: '/jadwal-sholat/solatAwal', area: 'prayerTimes' },
  { path: '/promo', area: 'promos' },
  { path: '/blog', area: 'hasanah' },
  { path: '/tentang-kami', area: 'site' },
  { path: '/galleries', area: 'site' },
  { path: '/faq', area: 'site' },
  { path: '/kebijakan-privasi', area: 'site' },
  { path: '/syarat-ketentuan', area: 'site' },
  { path: '/distribution-partners', area: 'site' },
  { path: '/doa', area: 'doa' },
  { path: '/quran', area: 'quran' },
  { path: '/panduan', area: 'guides' },
  ...guideSlugs.map((slug) => ({ path: `/panduan/${slug}`, area: 'guides' as const })),
];

export function sitePaths(flags: FeatureFlags): string[] {
  return pages.filter(({ area }) => isAreaOpen(area, flags)).map(({ path }) => path);
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
