// The souvenirs as a browser gets them (spec §2 /oleh-oleh): addresses and whose they are, structured data, search with typing errors.
import { describe, expect, test } from 'vitest';
import { createItem, createStore } from '#test/factories/items';
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
