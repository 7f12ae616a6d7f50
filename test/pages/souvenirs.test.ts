// The souvenirs as a browser gets them (spec §2 /oleh-oleh): addresses and whose they are, structured data, search with typing errors.
import { describe, expect, test } from 'vitest';
import { createItem, createStore } from '#test/factories/items';
import { NOW } from '#test/factories/programmes';
import { createItemReview } from '#test/factories/reviews';
import { headingOf, useDemoSite } from './demo-site.ts';

const site = useDemoSite();
const ask = (url: string) => site.app.inject({ url, headers: { host: 'rihlah.localhost' } });
const item = '/oleh-oleh/toko-barokah/kurma-ajwa-madinah';

describe('addresses of an item', () => {
  test.each([item, '/oleh-oleh/kurma-ajwa-madinah', '/kurma-ajwa-madinah'])(
    '%s shows it and names its own',
    async (url) => {
      const { statusCode, body } = await ask(url);
      expect([statusCode, headingOf(body)]).toEqual([200, 'Kurma Ajwa Madinah']);
      expect(body).toContain(`<link rel="canonical" href="http://rihlah.localhost${item}"`);
      expect(body).not.toContain('entry.client');
    },
  );
  test('below another store it leads to its own', async () => {
    const { statusCode, headers } = await ask('/oleh-oleh/kurma-al-madani/kurma-ajwa-madinah?a=1');
    expect([statusCode, headers.location]).toEqual([301, `${item}?a=1`]);
  });
  test("a store's name wins over an item's", async () => {
    const { db } = site.database;
    await createStore(db, { slug: 'nama-bersama', name: 'Toko Nama Bersama' });
    await createItem(db, { slug: 'nama-bersama', state: 'withdrawn' });
    expect(headingOf((await ask('/oleh-oleh/nama-bersama')).body)).toBe('Toko Nama Bersama');
    const { statusCode, headers } = await ask('/en/nama-bersama');
    expect([statusCode, headers.location]).toEqual([301, '/en/oleh-oleh/nama-bersama']);
  });
  test.each([
    '/oleh-oleh/tidak-ada',
    '/oleh-oleh/toko-barokah/tidak-ada',
    '/tidak-ada',
    '/oleh-oleh/nurzaman',
  ])('%s does not exist', async (url) => expect((await ask(url)).statusCode).toBe(404));
  test('without an item, the detail leads to all of them', async () => {
    expect((await ask('/en/oleh-oleh/detail')).headers.location).toBe('/en/oleh-oleh');
  });
});

test('search engines read price, stock and who sells', async () => {
  const { body } = await ask(`/en${item}`);
  for (const text of [
    '"@type":"Product"',
    '"@type":"AggregateOffer"',
    '"priceCurrency":"IDR"',
    '"@type":"Store"',
  ])
    expect(body).toContain(text);
  const { body: map } = await ask('/sitemap.xml');
  for (const path of ['/oleh-oleh', '/oleh-oleh/toko', '/oleh-oleh/toko-barokah', item])
    expect(map).toContain(`<loc>http://rihlah.localhost${path}</loc>`);
});

test("an item's page says what a buyer must know of each size, and shows its certificates", async () => {
  const { db } = site.database;
  const { id, slug, store } = await createItem(db, {
    sizes: [
      { price: 40_000, stock: 7, grams: 250 },
      { price: 150_000, stock: 0, grams: 1_500 },
    ],
  });
  await db
    .insertInto('item_evidence')
    .values({
      item_id: id,
      kind: 'halal',
      number: 'ID31110000012340521',
      source: 'BPJPH',
      checked_on: '2027-01-02',
    })
    .execute();
  const own = `/oleh-oleh/${store}/${slug}`;
  const { body } = await ask(own);
  for (const text of ['Rp 40.000', 'Stok 7', '250 g', 'Rp 150.000', 'Habis', '1,5 kg'])
    expect(body.replaceAll('\u00a0', ' ')).toContain(text);
  expect(body).toContain('ID31110000012340521, diterbitkan BPJPH. Diperiksa 2 Januari 2027.');
  // Food asks for both, and the shop says which one is missing.
  expect(body.split('Toko belum menunjukkan sertifikatnya.')).toHaveLength(2);
});

test('a card says what an item weighs with its packing, from the lightest size to the heaviest', async () => {
  const { db } = site.database;
  const { id: storeId, slug: store } = await createStore(db);
  await createItem(db, { store_id: storeId, sizes: [{ grams: 250 }, { grams: 1_500 }] });
  await createItem(db, { store_id: storeId, sizes: [{ grams: 700 }] });
  const { body } = await ask(`/oleh-oleh/${store}`);
  for (const weight of ['250 g – 1,5 kg', '>700 g<']) expect(body).toContain(weight);
  expect((await ask(`/en/oleh-oleh/${store}`)).body).toContain('250 g – 1.5 kg');
});

test('a store recommends what buyers rate best, above everything it sells; without reviews nothing', async () => {
  const { db } = site.database;
  const { id: storeId, slug: store } = await createStore(db);
  const items = [];
  for (const number of [1, 2, 3, 4, 5, 6])
    items.push(await createItem(db, { store_id: storeId, name: { id: `Kurma nomor ${number}` } }));
  const page = async (query = '') => (await ask(`/oleh-oleh/${store}${query}`)).body;
  const recommends = 'Paling disukai pembeli';
  expect(await page()).not.toContain(recommends);
  for (const [index, rating] of [3, 5, 4, 1, 2].entries())
    await createItemReview(db, items[index]!.id, { rating });
  const { id: hidden } = items[5]!;
  await createItemReview(db, hidden, { rating: 5, hidden_at: NOW });
  const body = await page();
  const [, recommended = '', all = ''] = body.split(/<h2[^>]*>/);
  expect(recommended).toContain(recommends);
  expect([...recommended.matchAll(/Kurma nomor (\d)/g)].map(([, number]) => number)).toEqual([
    '2',
    '3',
    '1',
    '5',
  ]);
  for (const number of [1, 2, 3, 4, 5, 6]) expect(all).toContain(`Kurma nomor ${number}`);
  expect(await page('?page=2')).not.toContain(recommends);
});

test('what a browser looked at stands below the whole list, and in no other browser', async () => {
  const { headers } = await ask('/api/v1/merchandise/partners/toko-barokah/products/kurma-ajwa-madinah/seen');
  const [cookie] = String(headers['set-cookie']).split(';');
  const { body } = await site.app.inject({
    url: '/oleh-oleh',
    headers: { host: 'rihlah.localhost', cookie: cookie! },
  });
  expect(body).toContain('Terakhir Anda lihat');
  expect((await ask('/oleh-oleh')).body).not.toContain('Terakhir Anda lihat');
});

test('banners of the shop stand above its whole list, and not above a search', async () => {
  const banner = 'Sertifikat yang bisa Anda periksa';
  expect((await ask('/oleh-oleh')).body).toContain(banner);
  expect((await ask('/en/oleh-oleh')).body).toContain('Certificates you can check');
  expect((await ask('/oleh-oleh?search=kurma')).body).not.toContain(banner);
  expect((await ask('/')).body).not.toContain(banner);
});

test('a mistyped search says what it looked for; one that finds nothing offers all', async () => {
  expect((await ask('/oleh-oleh?search=sejadah')).body).toContain('Ini hasil untuk “sajadah”');
  const { body } = await ask('/oleh-oleh?search=komputer');
  expect(body).toContain('Barang tidak ditemukan');
  expect(body).toContain('noindex');
});

test('show more brings back what was there', async () => {
  const cards = (body: string) => body.match(/id="item-/g)?.length ?? 0;
  expect(cards((await ask('/oleh-oleh')).body)).toBe(24);
  expect(cards((await ask('/oleh-oleh?page=2')).body)).toBe(48);
});

describe('more reviews than an item shows at first', () => {
  const reviewed = async (count: number) => {
    const { db } = site.database;
    const { id, slug, store } = await createItem(db);
    for (let number = 1; number <= count; number += 1)
      await createItemReview(db, id, {
        text: `Kurma manis nomor ${number}.`,
        created_at: new Date(NOW.getTime() + number * 60_000),
      });
    return { slug, own: `/oleh-oleh/${store}/${slug}` };
  };
  const shown = (body: string) => body.match(/id="review-/g)?.length ?? 0;
  const more = (body: string) =>
    /<a href="([^"]*\?reviews=[^"]*)"[^>]*>(?:Tampilkan ulasan lainnya|Show more reviews)<\/a>/.exec(
      body,
    )?.[1];

  test('are reached one address after the other, each with what was there before', async () => {
    const { own } = await reviewed(32);
    const first = (await ask(own)).body;
    expect([shown(first), first.includes('nomor 32.'), first.includes('nomor 26.')]).toEqual([
      6,
      true,
      false,
    ]);
    const second = (await ask(more(first)!)).body;
    expect([shown(second), second.includes('nomor 3.'), second.includes('nomor 2.')]).toEqual([
      30,
      true,
      false,
    ]);
    // Whoever follows the link goes on reading where they were.
    const place = more(first)!.split('#')[1]!;
    expect(first.lastIndexOf('id="review-')).toBe(first.indexOf(`id="${place}"`));
    expect(second).toContain(`id="${place}"`);
    const third = (await ask(more(second)!)).body;
    expect([shown(third), third.includes('nomor 1.'), more(third)]).toEqual([32, true, undefined]);
    expect(third).toContain('Ulasan pembeli (32)');
  });
  test('are a page of the same address for search engines', async () => {
    const { own } = await reviewed(7);
    const { body } = await ask(`${own}?reviews=2`);
    expect(shown(body)).toBe(7);
    expect(body).toContain(`<link rel="canonical" href="http://rihlah.localhost${own}"`);
  });
  test('are offered in English, and below the other addresses of the item', async () => {
    const { own, slug } = await reviewed(7);
    for (const path of [`/en${own}`, `/en/oleh-oleh/${slug}`, `/en/${slug}`])
      expect(more((await ask(path)).body)).toMatch(new RegExp(`^/en${own}\\?reviews=2#review-`));
  });
  test('that nobody can have are the first ones, and those past the last all there are', async () => {
    const { own } = await reviewed(7);
    for (const [asked, count] of [
      ['0', 6],
      ['-1', 6],
      ['1.5', 6],
      ['semua', 6],
      ['9999999', 6],
      ['', 6],
      ['900', 7],
    ] as const) {
      const { statusCode, body } = await ask(`${own}?reviews=${asked}`);
      expect([asked, statusCode, shown(body)]).toEqual([asked, 200, count]);
    }
  });
  test('are not offered where there are none', async () => {
    const { own } = await reviewed(6);
    const { body } = await ask(own);
    expect([shown(body), more(body)]).toEqual([6, undefined]);
  });
});
