// What answers hold: language, brand, guests, order; and the documentation of all of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { addDays } from '#shared/dates';
import { TODAY } from '#test/factories/programmes';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());

interface Listed {
  slug: string;
  title: string;
  kind: string;
  is_financing_available: boolean;
}
const list = async (url: string, headers: Record<string, string> = {}) =>
  (await server.ask({ method: 'GET', url, headers })).json().data as Listed[];
const slugs = async (url: string, headers: Record<string, string> = {}) =>
  (await list(url, headers)).map((item) => item.slug);

describe('language', () => {
  it('follows Accept-Language, then the lang cookie, then is Indonesian', async () => {
    const title = async (headers: Record<string, string>) =>
      (await list('/api/v3/products/umroh/search?limit=1', headers))[0]?.title;
    expect(await title({})).toBe('Umrah Ramadan');
    expect(await title({ cookie: 'lang=en' })).toBe('Umrah Ramadan (en)');
    expect(await title({ 'accept-language': 'en-GB', cookie: 'lang=id' })).toBe('Umrah Ramadan (en)');
  });
  it('of messages is that of the request', async () => {
    const answer = await server.ask({
      method: 'GET',
      url: '/api/v3/products?sort=x',
      headers: { 'accept-language': 'en' },
    });
    expect(answer.json()).toMatchObject({
      message: 'Some of the input is not right yet',
      errors: [{ field: 'sort', message: 'Unknown value' }],
    });
  });
});

describe('a brand without hajj and financing', () => {
  const small = { host: 'kecil.test' };
  it('lists none of it anywhere', async () => {
    for (const url of [
      '/api/v3/products?limit=100',
      '/api/v3/products/search/haji',
      '/api/v3/products/hajj',
      '/api/v3/products/hajj/search',
      '/api/v3/partners/nurani-safar/products?limit=100',
    ]) {
      expect(
        (await list(url, small)).filter(
          (item) => item.kind.startsWith('hajj') || item.is_financing_available,
        ),
      ).toEqual([]);
    }
    expect(await list('/api/v3/products/financing/category', small)).toEqual([]);
    expect(await list('/api/v3/products/hajj/travels', small)).toEqual([]);
    expect((await list('/api/v3/products/variant', small)).map((item) => item.kind)).not.toContain(
      'hajj_plus',
    );
  });
  it('does not know a hajj product, and refuses to filter by it', async () => {
    expect(
      (await server.ask({ method: 'GET', url: '/api/v3/products/hajj-plus-1/detail', headers: small }))
        .statusCode,
    ).toBe(404);
    expect(
      (await server.ask({ method: 'GET', url: '/api/v3/products?kind=hajj_plus', headers: small }))
        .statusCode,
    ).toBe(422);
  });
});

describe('lists', () => {
  it('hold what their address says', async () => {
    // The visas of this season have ended (decision 0057): its departures come after the one that can still be joined.
    expect(await slugs('/api/v3/products/hajj')).toEqual(['hajj-plus-3', 'hajj-plus-1', 'hajj-plus-2']);
    expect(await slugs('/api/v3/products/wisata-syariah?category=domestic')).toEqual([
      'tour-domestic-1',
      'tour-domestic-2',
      'tour-domestic-3',
    ]);
    expect(new Set((await list('/api/v3/products/wisata-syariah/tour')).map((item) => item.kind))).toEqual(
      new Set(['tour_domestic', 'tour_international']),
    );
    expect(await slugs('/api/v3/products/umroh/search?q=syawal')).toEqual(['umrah-syawal']);
    expect(await slugs('/api/v3/products/search/isntanbul')).toHaveLength(6);
    expect((await list('/api/v3/partners/financial'))[0]?.slug).toBe('bank-amanah');
  });
  it('of tours are asked for in the words of the menu', async () => {
    const kinds = async (category: string) =>
      [
        ...new Set(
          (await list(`/api/v3/products/wisata-syariah?category=${category}&limit=100`)).map(
            (item) => item.kind,
          ),
        ),
      ].sort();
    expect([await kinds('wisata'), await kinds('umroh'), await kinds('halal-tour')]).toEqual([
      ['tour_domestic', 'tour_international'],
      ['tour_umrah_plus'],
      ['tour_international'],
    ]);
  });
  it('understand what is searched', async () => {
    expect(await slugs('/api/v3/products/search/istambul')).toHaveLength(6);
    expect(await slugs('/api/v3/products/umroh/search?q=umroh%20april')).toEqual(
      await slugs('/api/v3/products/umroh/search?month=2027-04'),
    );
    expect(await slugs('/api/v3/products?q=jakrata&limit=100')).toEqual(
      await slugs('/api/v3/products?from=CGK&limit=100'),
    );
    expect(await slugs('/api/v3/products/umroh/search?q=murah')).toEqual(
      await slugs('/api/v3/products/umroh/search?sort=cheapest'),
    );
  });
  it('name the promo of each journey with its period', async () => {
    const promo = {
      slug: 'potongan-umrah',
      discount_up_to: 500_000,
      period: { start_date: TODAY, end_date: addDays(TODAY, 30) },
    };
    expect(await list('/api/v3/products/umroh/search?limit=1')).toMatchObject([{ promo }]);
    expect((await server.ask('/api/v3/products/umrah-regular-1/detail')).json().data).toMatchObject({
      promo,
    });
    expect(await list('/api/v3/products/hajj?limit=1')).toMatchObject([{ promo: null }]);
    expect(await list('/api/v3/products/umroh/search?limit=1', { host: 'kecil.test' })).toMatchObject([
      { promo: null },
    ]);
  });
  it('of a partner say what an outside service holds of it', async () => {
    const partner = async () => (await server.ask('/api/v3/travel/nurani-safar/information')).json().data;
    const { db } = server.database;
    expect(await partner()).toMatchObject({ external_review_rating: null, external_review_count: null });
    await db
      .updateTable('partners')
      .set({ external_review_rating: 4.6, external_review_count: 213 })
      .where('slug', '=', 'nurani-safar')
      .execute();
    expect(await partner()).toMatchObject({ external_review_rating: 4.6, external_review_count: 213 });
    await db
      .updateTable('partners')
      .set({ external_review_rating: null, external_review_count: null })
      .where('slug', '=', 'nurani-safar')
      .execute();
  });
  it('of choices count what can be bought', async () => {
    expect(await list('/api/v3/products/umroh/earliest/departure-date?limit=2')).toEqual([
      { departure_date: '2027-04-14', total: 1, price_from: 30_000_000 },
      { departure_date: '2027-04-29', total: 1, price_from: 30_000_000 },
    ]);
    expect(await list('/api/v3/products/umroh/duration')).toEqual([{ days: 9, total: 4 }]);
    expect(await list('/api/v3/products/variant?search=haji')).toMatchObject([
      { kind: 'hajj_plus', name: 'Haji Plus', total: 1 },
    ]);
  });
  it('say where they are', async () => {
    const answer = (await server.ask('/api/v3/products?page=2&limit=5')).json();
    expect(answer.pagination).toEqual({
      current_page: 2,
      limit: 5,
      total: 16,
      total_is_capped: false,
      last_page: 4,
      first_item: 6,
      last_item: 10,
    });
  });
  it('are ten long unless the specification says otherwise', async () => {
    expect(await slugs('/api/v3/products')).toHaveLength(10);
    expect(await slugs('/api/v3/products/savings/category')).toHaveLength(5);
    expect(await slugs('/api/v3/products/financing/category')).toHaveLength(15);
    expect(await slugs('/api/v3/partners/nurani-safar/products')).toHaveLength(5);
    expect(await list('/api/v3/galleries')).toHaveLength(3);
    expect(await list('/api/v3/banners')).toMatchObject([{ title: 'Musim Ramadan', link: '/umroh' }]);
  });
});

describe('a product', () => {
  it('carries the code of a consultant when it can be one', async () => {
    const code = async (asked: string) =>
      (await server.ask(`/api/v3/products/umrah-regular-1/detail?affiliate_code=${asked}`)).json().data
        .affiliate_code;
    expect(await code('ani-01')).toBe('ANI-01');
    expect(await code('%3Cscript%3E')).toBeNull();
  });
  it('recommends others and says whether there are more', async () => {
    const { data } = (await server.ask('/api/v3/products/tour-domestic-1/recommendation?limit=1')).json();
    expect(data).toMatchObject({ items: [{ category: 'tourism' }], is_show_more: true });
  });
});

describe('a guest', () => {
  it('gets an id with the first search or view, and sees only their own', async () => {
    const first = await server.ask('/api/v3/products/search/Umroh%20Ramadhan');
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    expect(cookie).toMatch(/^guest=[0-9a-f-]{36}$/);
    await server.ask({ method: 'GET', url: '/api/v3/products/search/turki', headers: { cookie } });
    await server.ask({
      method: 'POST',
      url: '/api/v3/products/umrah-regular-1/seen',
      headers: { cookie, origin: 'http://brand.test' },
    });
    await server.ask({
      method: 'POST',
      url: '/api/v3/products/umrah-syawal/seen',
      headers: { cookie, origin: 'http://brand.test' },
    });
    expect(await list('/api/v3/products/users/last-search-guest', { cookie })).toEqual([
      'turki',
      'umroh ramadhan',
    ]);
    expect((await slugs('/api/v3/products/users/last-seen-guest', { cookie })).sort()).toEqual([
      'umrah-regular-1',
      'umrah-syawal',
    ]);
    expect(await list('/api/v3/products/users/last-search-guest')).toEqual([]);
    expect(await list('/api/v3/products/users/last-seen-guest')).toEqual([]);
  });
});

describe('the documentation', () => {
  it('names every endpoint once, with its inputs and its answers', async () => {
    const document = (await server.ask('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const documented = Object.entries(
      document.paths as Record<
        string,
        Record<string, { responses: object; parameters?: { name: string; in: string }[] }>
      >,
    ).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const written = implementations.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.sort()).toEqual(written.sort());
    const detail = document.paths['/api/v3/products/{id}/detail'].get;
    expect(
      detail.parameters
        .map((parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`)
        .sort(),
    ).toEqual(['path id', 'query affiliate_code']);
    expect(Object.keys(detail.responses)).toEqual(expect.arrayContaining(['200', '4XX']));
    expect(
      detail.responses['200'].content['application/json'].schema.properties.data.properties,
    ).toHaveProperty('all_in_price');
  });
  it('can be read in a browser under a policy that loads nothing from elsewhere', async () => {
    for (const address of ['/api/docs', '/api/docs/']) {
      const page = await server.ask(address);
      expect(page.statusCode).toBe(200);
      const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, link]) => new URL(link!, `http://brand.test${address}`),
      );
      expect(links.length).toBeGreaterThan(2);
      const statuses = await Promise.all(
        links.map(async (link) => [link.host, (await server.ask(link.pathname)).statusCode]),
      );
      expect(statuses).toEqual(links.map(() => ['brand.test', 200]));
    }
    const policy = String((await server.ask('/api/docs/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|upgrade-insecure/);
  });
});
