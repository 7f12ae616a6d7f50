// One address of every kind of page in the demo, for tests that look at each kind once.
import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { addDays } from '#shared/dates';
import { SEEDED_ON } from './harness.ts';

export interface DemoProducts {
  /** Umrah with a seat left, nearest first. */
  open: string[];
  /** Umrah with seats for a family that may be paid in stages, nearest first. */
  staged: string[];
  soldOut: string;
  /** Its partner's licence forbids selling it. */
  blocked: string;
}

/** Departures of the seeded demo by what may be done with them. */
export async function findDemoProducts({ db }: Deps): Promise<DemoProducts> {
  const upcoming = db
    .selectFrom('departure_cards')
    .select('slug')
    .where('departs_on', '>', SEEDED_ON)
    .where('sale_ends_on', '>=', SEEDED_ON)
    .orderBy('departs_on')
    .orderBy('slug');
  const umrah = upcoming
    .where('kind', '=', 'umrah_regular')
    .where('partner_state', '=', 'active')
    .where('licence_valid_until', '>', '2030-01-01');
  const open = await umrah.where('is_sold_out', '=', false).limit(4).execute();
  const staged = await umrah
    .where('is_sold_out', '=', false)
    .where(
      'slug',
      'in',
      db
        .selectFrom('departures')
        .select('departures.slug')
        .where('down_payment_amount', 'is not', null)
        .where('departs_on', '>', addDays(SEEDED_ON, 120))
        .where(sql<boolean>`quota - seats_claimed(id, now()) >= 10`),
    )
    .limit(2)
    .execute();
  const soldOut = await umrah.where('is_sold_out', '=', true).limit(1).executeTakeFirstOrThrow();
  const blocked = await upcoming.where('partner_state', '=', 'suspended').limit(1).executeTakeFirstOrThrow();
  return {
    open: open.map(({ slug }) => slug),
    staged: staged.map(({ slug }) => slug),
    soldOut: soldOut.slug,
    blocked: blocked.slug,
  };
}

export const pageKinds = [
  'home',
  'umrah list',
  'list without a result',
  'list with a comparison begun',
  'about savings',
  'savings packages',
  'savings banks',
  'about hajj',
  'hajj list',
  'tourism list',
  'search',
  'comparison',
  'empty comparison',
  'product',
  'sold-out product',
  'product that may not be sold',
  'partners',
  'travel partner',
  'packages of a partner',
  'reviews of a partner',
  'about',
  'questions',
  'privacy',
  'terms',
  'gallery',
  'supplications',
  'guides',
  'guide with a map',
  'guide with lists',
  'guide with wide tables',
  'distribution partners',
  'distribution partner',
  'missing page',
  'prayer times',
  'place not found',
  'next prayer',
  'offline',
  'surahs',
  'search in the Quran',
  'surah',
  'shared verse',
  'promos',
  'promo',
  'promo of a partner',
  'no promo',
  'souvenirs',
  'souvenirs of a category',
  'no souvenir',
  'stores',
  'store',
  'souvenir',
  'empty cart',
  'hasanah',
  'article',
  'press release',
  'news',
  'consultant mode',
  'sign-in',
  'registration',
  'forgotten password',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A travel partner of the demo that sells. */
export function findDemoPartner({ db }: Pick<Deps, 'db'>): Promise<{ id: string; slug: string }> {
  return db
    .selectFrom('partners')
    .select(['id', 'slug'])
    .where('kind', '=', 'travel')
    .where('state', '=', 'active')
    .orderBy('slug')
    .executeTakeFirstOrThrow();
}

/** The address, without language prefix, of one page of every kind. */
export async function listPageKinds(deps: Deps): Promise<Record<PageKind, string>> {
  const { open, soldOut, blocked } = await findDemoProducts(deps);
  const partner = await findDemoPartner(deps);
  const distribution = await deps.db
    .selectFrom('distribution_pages')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select('slug')
    .orderBy('slug')
    .executeTakeFirstOrThrow();
  return {
    home: '/',
    'umrah list': '/umroh',
    'list without a result': '/umroh?days=60&price_max=1',
    'list with a comparison begun': `/umroh?p=${open[0]}`,
    'about savings': '/umroh-dana-tabungan',
    'savings packages': '/saving',
    'savings banks': '/perencanaan-tabungan',
    'about hajj': '/haji',
    'hajj list': '/product-haji',
    'tourism list': '/wisata-syariah',
    search: '/search?q=turki',
    comparison: `/compare?p=${open[0]},${open[1]}`,
    'empty comparison': '/compare',
    product: `/product/${open[0]}`,
    'sold-out product': `/product/${soldOut}`,
    'product that may not be sold': `/product/${blocked}`,
    partners: '/partner',
    'travel partner': `/travel/${partner.slug}`,
    'packages of a partner': `/travel/${partner.slug}?tab=products`,
    'reviews of a partner': `/travel/${partner.slug}?tab=reviews`,
    about: '/tentang-kami',
    questions: '/faq',
    privacy: '/kebijakan-privasi',
    terms: '/syarat-ketentuan',
    gallery: '/galleries',
    supplications: '/doa',
    guides: '/panduan',
    'guide with a map': '/panduan/miqat',
    'guide with lists': '/panduan/persiapan-umroh',
    'guide with wide tables': '/panduan/rukun-haji',
    'distribution partners': '/distribution-partners',
    'distribution partner': `/distribution-partners/${distribution.slug}`,
    'missing page': '/tidak-ada',
    'prayer times': '/jadwal-sholat?place=kota-bandung&month=2027-04&method=mwl',
    'place not found': '/jadwal-sholat?q=atlantis',
    'next prayer': '/jadwal-sholat/solatAwal?place=kab-merauke',
    surahs: '/quran',
    'search in the Quran': '/quran?q=sabar',
    surah: '/quran/32/as-sajdah',
    'shared verse': '/quran/2/al-baqarah/DropdownShare?ayat=255',
    promos: '/promo',
    promo: '/promo/umrah-sekeluarga',
    'promo of a partner': '/promo/nurzaman-ramah-lansia',
    'no promo': '/promo?search=tidak-ada',
    souvenirs: '/oleh-oleh',
    'souvenirs of a category': '/oleh-oleh?category=kurma&search=kumra',
    'no souvenir': '/oleh-oleh?search=komputer&end_price=1',
    stores: '/oleh-oleh/toko',
    store: '/oleh-oleh/toko-barokah',
    souvenir: '/oleh-oleh/toko-barokah/kurma-ajwa-madinah',
    'empty cart': '/oleh-oleh/cart',
    hasanah: '/blog',
    article: '/blog/memeriksa-izin-ppiu',
    'press release': '/blog/siaran-bacaan-hasanah',
    news: '/blog/news/jadwal-salat-dapat-diekspor',
    offline: '/offline',
    'consultant mode': '/umroh?affiliate_code=RAHMAT-01',
    'sign-in': '/auth/login',
    registration: '/auth/register',
    'forgotten password': '/auth/forgot-password',
  };
}
