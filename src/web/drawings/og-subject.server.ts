// What a link preview shows of a page: the words and the cover that go into its picture.
import * as m from '#messages/messages';
import type { Brand } from '#domain/brands';
import { findPartner } from '#domain/partners';
import { catalogueScope, findProduct } from '#domain/catalogue';
import type { Deps } from '#domain/deps';
import { runWithLocale } from '#platform/request-locale';
import { formatDate } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { coverFor } from '#art/cover';
import type { OgPicture } from '#art/og-picture';
import { colorsOf } from './brand-style.server.ts';

/** The picture of 'home', 'product/{slug}' or 'travel/{slug}' (#web/seo OgImage); null for what does not exist. */
export async function findOgSubject(
  deps: Deps,
  brand: Brand,
  locale: Locale,
  name: string,
): Promise<OgPicture | null> {
  const [kind, slug = '', ...rest] = name.split('/');
  if (rest.length > 0) return null;
  const of = { name: brand.name, colors: colorsOf(brand) };
  if (kind === 'home' && slug === '') {
    return {
      brand: of,
      title: textIn(brand.slogan, locale).text,
      lines: [],
      cover: { scene: 'madinah', sky: 'dawn', seed: '1' },
    };
  }
  const scope = catalogueScope(deps, brand);
  if (kind === 'product') {
    const product = await findProduct(deps, scope, slug);
    return (
      product && {
        brand: of,
        title: textIn(product.title, locale).text,
        lines: runWithLocale(locale, () => [
          `${formatDate(product.departsOn, locale)} · ${m.frame_og_days({ days: product.days })} · ${product.airport.city}`,
          m.frame_og_all_in({ price: formatRupiah(product.allInPrice) }),
          product.partner.name,
        ]),
        cover: coverFor({
          kind: product.kind,
          cities: product.destinations.map((city) => city.slug),
          seedText: `${product.partner.slug} ${product.title.id}`,
        }),
      }
    );
  }
  const partner = kind === 'travel' ? await findPartner(deps, scope, slug) : null;
  return (
    partner && {
      brand: of,
      title: partner.name,
      lines: runWithLocale(locale, () => [
        partner.city,
        ...(partner.permitNumber ? [m.frame_og_licence({ number: partner.permitNumber })] : []),
        m.frame_og_packages({ count: partner.activePackages }),
      ]),
    }
  );
}
