// Files that search engines and browsers look for by name, each for the brand of its host: robots.txt, sitemap.xml,
// favicon.ico, and the manifest that makes the site installable (docs/product/pages.md).
import type { FastifyInstance } from 'fastify';
import { listNewestArticles } from '#domain/hasanah';
import { listItemSlugs } from '#domain/items';
import { listPartnerSlugs } from '#domain/partners';
import { catalogueScope, listProductSlugs } from '#domain/catalogue';
import { prayerPlaces } from '#domain/prayer-times';
import { surahs } from '#domain/quran';
import { listActivePromos } from '#domain/promos';
import { listDistributionPartners } from '#domain/distribution-partners';
import { listStoreSlugs } from '#domain/stores';
import type { Deps } from '#domain/deps';
import { iconFile, iconSide } from '#shared/brand-pictures';
import { defaultLocale } from '#shared/locale';
import * as paths from '#shared/paths';
import { surahPath } from '#shared/quran';
import { isAreaOpen } from '#web/areas';
import { monthPath, prayerUrl } from '#web/prayer-times/prayer-url';
import { sitemapXml, sitePaths } from './sitemap.server.ts';
import { areasOf } from '#web/request/areas-of.server';
import { visitedOrigin } from '#web/request/visited-host.server';

/** More than any brand runs at once. */
const mostPromos = 100;
const mostArticles = 1_000;

export function mountSeoFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      // Pages that nobody should find say noindex themselves: a robot must be able to read that.
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${visitedOrigin(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const brand = deps.brands.forHost(request.hostname);
    const scope = catalogueScope(deps, brand);
    const [products, partners, distribution, promos, articles, stores, items] = await Promise.all([
      listProductSlugs(deps, scope),
      listPartnerSlugs(deps),
      listDistributionPartners(deps),
      isAreaOpen('promos', brand.flags) ? listActivePromos(deps, brand, mostPromos) : [],
      isAreaOpen('hasanah', brand.flags) ? listNewestArticles(deps, brand, mostArticles) : [],
      isAreaOpen('merchandise', brand.flags) ? listStoreSlugs(deps) : [],
      isAreaOpen('merchandise', brand.flags) ? listItemSlugs(deps) : [],
    ]);
    const addresses = [
      ...sitePaths(areasOf({ brand, deps })),
      ...promos.map(({ slug }) => paths.promo(slug)),
      ...articles.map(({ slug }) => paths.article(slug)),
      ...partners.map((slug) => paths.partner(slug)),
      ...distribution.map(({ slug }) => paths.distributionPartner(slug)),
      ...stores.map((slug) => paths.store(slug)),
      ...items.map(({ store, item }) => paths.item(store, item)),
      ...(isAreaOpen('quran', brand.flags) ? surahs.map((surah) => surahPath(surah)) : []),
      ...products.map((slug) => paths.product(slug)),
      ...(isAreaOpen('prayerTimes', brand.flags)
        ? prayerPlaces.map(({ slug }) => prayerUrl(monthPath, { place: slug }))
        : []),
    ];
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(sitemapXml(visitedOrigin(request), addresses));
  });

  app.get('/manifest.webmanifest', (request, reply) => {
    const { name, icon, slogan, colors } = deps.brands.forHost(request.hostname);
    const iconOf = (file: 'small' | 'whole' | 'maskable') => {
      const side = iconSide(icon, file);
      return { src: iconFile(icon, file), sizes: `${side}x${side}`, type: 'image/png' };
    };
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(
        JSON.stringify({
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          lang: defaultLocale,
          name,
          short_name: name,
          description: slogan[defaultLocale],
          theme_color: colors.background_primary_dark,
          background_color: colors.background_web,
          icons: [iconOf('small'), iconOf('whole'), { ...iconOf('maskable'), purpose: 'maskable' }],
        }),
      );
  });

  app.get('/favicon.ico', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(deps.brands.forHost(request.hostname).icon, 302),
  );
}
