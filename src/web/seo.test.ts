import { describe, expect, test } from 'vitest';
import type { Frame } from './frame.ts';
import { pageMeta } from './seo.ts';
import { breadcrumbList, departureProduct } from './structured-data.ts';

const frame = {
  brand: { name: 'Rihlah', themeColor: '#06382B' },
  locale: 'en',
  origin: 'https://rihlah.example',
  path: '/umroh',
  search: '?month=2027-01&affiliate_code=SITI',
} as Frame;
const matches = [{ id: 'root', loaderData: frame }];
const page = { title: 'Umrah packages', description: 'All of them' };

test('the title ends with the brand, once', () => {
  expect(pageMeta(matches, page)).toContainEqual({ title: 'Umrah packages · Rihlah' });
  expect(pageMeta(matches, { ...page, title: 'Rihlah: set out in peace' })).toContainEqual({
    title: 'Rihlah: set out in peace',
  });
});

test('the canonical address carries neither filters nor tracking, and both languages are named', () => {
  const links = pageMeta(matches, page).filter((one) => 'tagName' in one);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://rihlah.example/en/umroh' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'id', href: 'https://rihlah.example/umroh' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://rihlah.example/en/umroh' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://rihlah.example/umroh' },
  ]);
});

test('a page that nobody should find says so and names no address', () => {
  const meta = pageMeta(matches, { ...page, noIndex: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('canonical');
});

test('the preview picture is that of the page, in its language', () => {
  expect(pageMeta(matches, { ...page, image: 'product/umroh-1' })).toContainEqual({
    property: 'og:image',
    content: 'https://rihlah.example/og/en/product/umroh-1.png',
  });
});

describe('structured data', () => {
  const departure = {
    name: 'Umrah',
    description: 'Nine days',
    path: '/product/umroh-1',
    picture: '/covers/v2/a.svg',
    departsOn: '2027-01-02',
    returnsOn: '2027-01-10',
    availability: 'open',
    block: null,
    partner: { name: 'Amanah', slug: 'amanah' },
    rating: null,
    ratingCount: 0,
    rooms: [
      { name: 'Quad', amount: 30_000_000 },
      { name: 'Double', amount: 36_000_000 },
    ],
  } as const;

  test('offers every room, from the lowest price to the highest', () => {
    expect(departureProduct(frame, departure)).toMatchObject({
      offers: {
        lowPrice: 30_000_000,
        highPrice: 36_000_000,
        offerCount: 2,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('never claims stock for what cannot be bought', () => {
    const said = (change: object) => JSON.stringify(departureProduct(frame, { ...departure, ...change }));
    expect(said({ availability: 'sold_out' })).toContain('SoldOut');
    expect(said({ availability: 'departed' })).toContain('Discontinued');
    expect(said({ block: 'partner_suspended' })).not.toContain('InStock');
  });

  test('speaks of a rating only when somebody has rated', () => {
    expect(JSON.stringify(departureProduct(frame, departure))).not.toContain('Rating');
    expect(departureProduct(frame, { ...departure, rating: 4.5, ratingCount: 8 })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
    });
  });

  test('a breadcrumb counts from one and leaves the page itself without an address', () => {
    expect(breadcrumbList(frame, [{ name: 'Umrah', to: '/umroh' }, { name: 'Here' }])).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://rihlah.example/en/umroh' },
        { position: 2, name: 'Here' },
      ],
    });
  });
});
