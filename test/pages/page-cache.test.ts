// Pages from the cache are those that would be rendered now, on every process, for nobody in particular (docs/product/page-cache.md).
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { implementations } from '#api/implementations';
import { recordStatements } from '#platform/database/recorded-statements';
import { openTableIndex } from '#platform/database/table-index';
import { splitLocale } from '#shared/locale-path';
import { findSharedPage, sharedPages } from '#web/page-cache/shared-pages';
import { type Application, startApplication } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { catalogueEvents, heard, type Processes, startProcesses } from '#test/two-processes';
import { createSouvenirDraft } from '#test/factories/souvenir-orders';
import { createMember } from '#test/factories/accounts';

const host = 'rihlah.localhost';
/** Two processes with a cache, and one that hears of no changes and therefore stores nothing, on one database. */
let processes: Processes;
let one: Application;
let two: Application;
let uncached: Application;
let slug: string;
let pages: string[];
/** Of the shop: an item's page, and its first variant. */
let itemPage: string;
let variantId: string;
let storeName: string;
let itemName: string;
/** Of the API: of departures, and of the shop. */
let answers: string[];
let itemAnswers: string[];
/** A member who looks around. */
let reader: Awaited<ReturnType<typeof createMember>>;

beforeAll(async () => {
  processes = await startProcesses();
  ({ one, two, uncached } = processes);
  slug = (await findDemoProducts(one.deps)).open[0]!;
  const sold = await sql<{ id: string; path: string }>`
    select v.id, '/oleh-oleh/' || p.slug || '/' || i.slug as path from item_variants v join items i on i.id = v.item_id join partners p on p.id = i.store_id
    where i.state = 'published' and v.on_hand > 10 order by v.id limit 1`.execute(one.deps.db);
  variantId = sold.rows[0]!.id;
  itemPage = sold.rows[0]!.path;
  const { rows } = await sql<{ partner: string; promo: string }>`
    select (select slug from partners where kind = 'travel' order by slug limit 1) as partner,
      (select slug from promos order by slug limit 1) as promo`.execute(one.deps.db);
  pages = [
    '/',
    '/umroh',
    '/en/umroh?sort=cheapest',
    `/product/${slug}`,
    `/travel/${rows[0]!.partner}`,
    '/promo',
    `/promo/${rows[0]!.promo}`,
    '/faq',
    '/oleh-oleh',
    itemPage,
    `${itemPage}?reviews=2`,
    itemPage.slice(0, itemPage.lastIndexOf('/')),
    '/oleh-oleh/toko',
  ];
  [storeName, itemName] = itemPage.split('/').slice(2) as [string, string];
  reader = await createMember(one.deps, { host });
  answers = [
    '/api/v3/products/umroh/search?sort=cheapest',
    `/api/products/${slug}/detail`,
    `/api/v3/products/${slug}/recommendation`,
  ];
  const ofItem = `/api/v1/merchandise/partners/${storeName}/${itemName}`;
  itemAnswers = [
    '/api/v1/merchandise?limit=24',
    '/api/v1/merchandise?sort=rating&search=kurma',
    `/api/v1/merchandise/${itemName}`,
    `${ofItem}/details`,
    `${ofItem}/store-recommendation`,
    `/api/v1/merchandise/partners/${storeName}/products`,
    `/api/v1/merchandise/partners/${storeName}/store`,
    `${ofItem}/reviews`,
    '/api/v1/merchandise/partners',
    '/api/v1/merchandise/categories',
  ];
});
afterAll(() => processes.close());

const ask = ({ app }: Application, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

describe('a page that was rendered before', () => {
  test('comes from memory, with its headers, for as long as the browser may keep it', async () => {
    const first = await ask(one, '/faq');
    const again = await ask(one, '/faq');
    expect(again.body).toBe(first.body);
    expect(again.headers['etag']).toMatch(/^"[\w-]+"$/);
    const own = new Set(['x-request-id', 'date', 'etag', 'connection', 'keep-alive', 'content-length']);
    const lasting = (headers: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
    expect(lasting(again.headers)).toEqual(lasting(first.headers));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
  test('is not sent again to a browser that has it; in each encoding it has a tag of its own', async () => {
    await ask(one, '/faq');
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: answered } = await ask(one, '/faq', headers);
      expect(answered['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      tags.add(answered['etag']);
      const { statusCode, body } = await ask(one, '/faq', {
        ...headers,
        'if-none-match': answered['etag'] as string,
      });
      expect([statusCode, body]).toEqual([304, '']);
    }
    expect(tags.size).toBe(3);
  });
  test('asked for its head alone has no body', async () => {
    await ask(one, '/faq');
    const { statusCode, body, headers } = await one.app.inject({
      method: 'HEAD',
      url: '/faq',
      headers: { host },
    });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['etag']).toBeDefined();
  });
  test('tells a CDN how long it may answer it, only where one is configured and nobody sent a cookie', async () => {
    await ask(one, '/faq');
    expect((await ask(one, '/faq')).headers['cdn-cache-control']).toBeUndefined();
    const behindCdn = await startApplication({
      isCached: true,
      database: one.database,
      settings: { CDN_SECONDS: '20' },
    });
    try {
      const rendered = await ask(behindCdn, '/faq');
      expect(rendered.headers['cdn-cache-control']).toBeUndefined();
      const { headers } = await ask(behindCdn, '/faq');
      expect(headers['cdn-cache-control']).toBe('max-age=20, stale-while-revalidate=20');
      expect(String(headers['surrogate-key']).split(' ')).toEqual(expect.arrayContaining(['brands', 'faqs']));
      expect(headers['cache-control']).toBe('private, no-cache');
      for (const cookie of ['lang=id', 'consent=all', 'guest=somebody', 'session=somebody']) {
        await ask(behindCdn, '/faq', { cookie });
        const own = await ask(behindCdn, '/faq', { cookie });
        expect([cookie, own.headers['cdn-cache-control']]).toEqual([cookie, undefined]);
      }
    } finally {
      await behindCdn.close();
    }
  });
  test('is rendered once for all who ask at the same time', async () => {
    let renderings = 0;
    const { record } = one.deps.reads;
    Object.assign(one.deps.reads, {
      record: (work: () => Promise<unknown>) => {
        renderings += 1;
        return record(work);
      },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(one, '/panduan')));
    Object.assign(one.deps.reads, { record });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(renderings).toBe(1);
  });
  test.each([
    ['a partner', /^\/travel\/[^/]+$/],
    ['a store', /^\/oleh-oleh\/[^/]+$/],
  ])('tells how long %s takes to answer, as soon as it was counted', async (_who, path) => {
    const page = pages.find((one) => path.test(one))!;
    expect((await ask(one, page)).body).not.toContain('Biasanya membalas');
    await sql`insert into partner_reply_times (partner_id, median_hours)
      select id, 30 from partners where slug = ${page.split('/').at(-1)}`.execute(one.deps.db);
    await heard(one, two);
    for (const app of [one, two])
      expect((await ask(app, page)).body).toContain('Biasanya membalas dalam 2 hari');
  });
  test('carries no nonce: its policy names its inline code by hashes', async () => {
    const { body, headers } = await ask(one, '/umroh');
    expect(body).not.toContain('nonce=');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]*;/);
    expect(headers['content-security-policy']).not.toContain('nonce-');
  });
});

const nextNumber = (() => {
  let number = 0;
  return () => (number += 1);
})();

/** What may happen to a marketplace between two visits; each changes what some page shows. */
const events: Record<string, () => Promise<unknown>> = {
  ...catalogueEvents(
    () => one.deps.db,
    () => slug,
  ),
  'seats are held': () =>
    sql`insert into seat_claims (departure_id, seats, source, created_at)
      select id, 1, 'sold_elsewhere', now() from departures where slug = ${slug}`.execute(one.deps.db),
  'seats are free again': () =>
    sql`delete from seat_claims where booking_id is null and departure_id = (select id from departures where slug = ${slug})`.execute(
      one.deps.db,
    ),
  'a programme gets another title': () =>
    sql`update programmes set title = jsonb_build_object('id', ${`Umrah ${nextNumber()}`}::text) where id = (select programme_id from departures where slug = ${slug})`.execute(
      one.deps.db,
    ),
  'a question is answered otherwise': () =>
    sql`update faqs set question = jsonb_build_object('id', ${`Tanya ${nextNumber()}`}::text)`.execute(
      one.deps.db,
    ),
  'stock is counted': () =>
    sql`insert into stock_movements (variant_id, quantity, reason, at) values (${variantId}::uuid, 2, 'received', now())`.execute(
      one.deps.db,
    ),
  'stock is set aside': () => createSouvenirDraft({ deps: one.deps }, { wanted: [[variantId, 1]] }),
  'a buyer writes about an item': () =>
    sql`insert into item_reviews (item_id, author_name, rating, text, locale, created_at)
      select item_id, 'Siti R.', 4, ${`Manis ${nextNumber()}`}, 'id', now() from item_variants where id = ${variantId}::uuid`.execute(
      one.deps.db,
    ),
  'an item costs more': () =>
    sql`update item_variants set price = price + 1000 where id = ${variantId}::uuid`.execute(one.deps.db),
  'an item gets another name': () =>
    sql`update items set name = jsonb_build_object('id', ${`Kurma ${nextNumber()}`}::text) where id = (select item_id from item_variants where id = ${variantId}::uuid)`.execute(
      one.deps.db,
    ),
  'a certificate ends': () => sql`update item_evidence set valid_until = '2026-01-01'`.execute(one.deps.db),
  'a category gets another name': () =>
    sql`update item_categories set name = jsonb_build_object('id', ${`Kategori ${nextNumber()}`}::text)`.execute(
      one.deps.db,
    ),
  'an item is drawn otherwise': () =>
    sql`update items set drawing = case drawing when 'bowl' then 'jar' else 'bowl' end where id = (select item_id from item_variants where id = ${variantId}::uuid)`.execute(
      one.deps.db,
    ),
  'an item is photographed': () =>
    sql`insert into pictures (id, item_id, use, alt, placeholder, created_at)
      select substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), item_id, 'item', '{"id": "Kurma di piring"}', '#aabbcc', now()
      from item_variants where id = ${variantId}::uuid`.execute(one.deps.db),
  'a review is hidden': () =>
    sql`update item_reviews set hidden_at = now() where item_id = (select item_id from item_variants where id = ${variantId}::uuid)`.execute(
      one.deps.db,
    ),
  'a store sends later': () =>
    sql`update stores set ready_days = 15 - ready_days where partner_id = (select id from partners where slug = ${storeName})`.execute(
      one.deps.db,
    ),
  'a store is frozen': () =>
    sql`update partners set state = 'suspended', suspended_on = '2026-11-01', suspended_reason = '{"id": "Barang tidak dikirim"}'
      where slug = ${storeName}`.execute(one.deps.db),
  'a store sells again': () =>
    sql`update partners set state = 'active', suspended_on = null, suspended_reason = null where slug = ${storeName}`.execute(
      one.deps.db,
    ),
  'a partner gets another name': () =>
    sql`update partners set name = name || ' A' where kind = 'travel'`.execute(one.deps.db),
};

const fresh = (url: string, headers = {}) => ask(uncached, url, headers).then(({ body }) => body);

/** Answers what the pages are now, for guests and for members (own-parts.test.ts). */
async function expectTruth(): Promise<string[]> {
  const bodies: string[] = [];
  for (const url of [...pages, '/umroh?month=2027-01&people=2']) {
    const body = await fresh(url, reader.headers);
    for (const process of [one, two])
      expect((await ask(process, url, reader.headers)).body, `${url} for a member`).toBe(body);
  }
  for (const url of [...pages, ...answers, ...itemAnswers]) {
    const body = await fresh(url);
    for (const process of [one, two]) {
      expect((await ask(process, url)).body, `${url} at first`).toBe(body);
      expect((await ask(process, url)).body, `${url} again`).toBe(body);
    }
    bodies.push(body);
  }
  return bodies;
}

describe('whatever happens in between', () => {
  test('both processes show what would be rendered now, and each event changes what that is', async () => {
    const names = Object.keys(events);
    const [order] = fc.sample(fc.shuffledSubarray(names, { minLength: names.length }), {
      numRuns: 1,
      seed: 20_271,
    });
    let before = await expectTruth();
    const withoutEffect: string[] = [];
    // Seats are held before they can be free again, and promos end before they come back; a frozen store sells nothing more to look at.
    const last = ['a store is frozen', 'a store sells again'];
    const early = ['seats are held', 'promos end', ...order!.filter((name) => !last.includes(name))];
    for (const name of [...new Set([...early, ...last])]) {
      await events[name]!();
      await heard(one, two);
      const after = await expectTruth();
      if (after.every((body, index) => body === before[index])) withoutEffect.push(name);
      before = after;
    }
    expect(withoutEffect).toEqual([]);
  });
  test('this would be noticed: where a table tells nothing, a member’s list stays as it was too', async () => {
    const url = '/umroh?sort=cheapest';
    await ask(one, url, reader.headers);
    await one.owner.pool.query('alter table promos disable trigger told_update');
    await events['promos end']!();
    await heard(one, two);
    const told = (await ask(one, url, reader.headers)).body === (await fresh(url, reader.headers));
    await one.owner.pool.query('alter table promos enable trigger told_update');
    await events['promos come back']!();
    await heard(one, two);
    expect([told, (await ask(one, url, reader.headers)).body]).toEqual([
      false,
      await fresh(url, reader.headers),
    ]);
  });
  test('this would be noticed: where a table tells nothing, the page stays as it was', async () => {
    await one.owner.pool.query('alter table faqs disable trigger user');
    const before = (await ask(one, '/faq')).body;
    await events['a question is answered otherwise']!();
    await heard(one, two);
    expect((await ask(one, '/faq')).body).toBe(before);
    expect(await fresh('/faq')).not.toBe(before);
    await one.owner.pool.query('alter table faqs enable trigger user');
    await events['a question is answered otherwise']!();
    await heard(one, two);
    expect((await ask(one, '/faq')).body).toBe(await fresh('/faq'));
  });
  test('a hold that lapses frees its seats on the page, though no table changes then', async () => {
    const lapsesAt = new Date(one.deps.now().getTime() + 10_000);
    await sql`insert into seat_claims (departure_id, seats, source, created_at, release_at)
      select id, 3, 'sold_elsewhere', now(), ${lapsesAt} from departures where slug = ${slug}`.execute(
      one.deps.db,
    );
    await heard(one, two);
    const held = (await ask(one, `/product/${slug}`)).body;
    const later = new Date(lapsesAt.getTime() + 1);
    const before = one.deps.now;
    for (const { deps } of [one, uncached]) Object.assign(deps, { now: () => later });
    const freed = (await ask(one, `/product/${slug}`)).body;
    expect(freed).toBe(await fresh(`/product/${slug}`));
    expect(freed).not.toBe(held);
    for (const { deps } of [one, uncached]) Object.assign(deps, { now: before });
    await events['seats are free again']!();
    await heard(one, two);
  });
  test('stock that was set aside and lapses is for sale on the page, though no table changes then', async () => {
    await createSouvenirDraft({ deps: one.deps }, { wanted: [[variantId, 3]] });
    await heard(one, two);
    const held = (await ask(one, itemPage)).body;
    const { rows } = await sql<{ at: Date }>`
      select max(release_at) as at from stock_reservations where variant_id = ${variantId}::uuid`.execute(
      one.deps.db,
    );
    const later = new Date(rows[0]!.at.getTime() + 1);
    const before = one.deps.now;
    for (const { deps } of [one, uncached]) Object.assign(deps, { now: () => later });
    const freed = (await ask(one, itemPage)).body;
    expect(freed).toBe(await fresh(itemPage));
    expect(freed).not.toBe(held);
    for (const { deps } of [one, uncached]) Object.assign(deps, { now: before });
    await events['stock is counted']!();
    await heard(one, two);
  });
  test('a lawyer’s approval of financing that is ended takes it out of every process’s menus', async () => {
    const names = () =>
      Promise.all(
        [one, two].map(async (each) => (await ask(each, '/')).body.includes('/umroh-dana-talangan')),
      );
    expect(await names()).toEqual([true, true]);
    const end = (at: Date | null) =>
      one.deps.db.updateTable('financing_approvals').set({ ended_at: at }).execute();
    await end(one.deps.now());
    await expect.poll(names).toEqual([false, false]);
    await end(null);
    await expect.poll(names).toEqual([true, true]);
  });
  test('while a process cannot hear, it renders anew', async () => {
    await ask(one, '/faq');
    await one.owner.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rihlah-changes' and datname = current_database()",
    );
    await expect.poll(() => one.changes.moment()).toBeNull();
    await events['a question is answered otherwise']!();
    expect((await ask(one, '/faq')).body).toBe(await fresh('/faq'));
    await expect.poll(() => one.changes.moment(), { timeout: 10_000 }).not.toBeNull();
    await expect.poll(() => two.changes.moment(), { timeout: 10_000 }).not.toBeNull();
    await expectTruth();
  });
});

describe('an answer of the API', () => {
  test('is not sent again to a program that has it, and says another tag once it changed', async () => {
    for (const url of answers) {
      const { headers } = await ask(one, url);
      const known = { 'if-none-match': headers['etag'] as string };
      const again = await ask(one, url, known);
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
      await events['a partner gets another name']!();
      await heard(one, two);
      const changed = await ask(one, url, known);
      expect([url, changed.statusCode]).toEqual([url, 200]);
      expect(changed.headers['etag']).not.toBe(headers['etag']);
    }
  });
  test('is made once for all who ask at the same time', async () => {
    await events['a partner gets another name']!();
    await heard(one, two);
    let makings = 0;
    const { record } = one.deps.reads;
    Object.assign(one.deps.reads, {
      record: (work: () => Promise<unknown>) => {
        makings += 1;
        return record(work);
      },
    });
    const bodies = await Promise.all(Array.from({ length: 20 }, () => ask(one, answers[0]!)));
    Object.assign(one.deps.reads, { record });
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    expect(makings).toBe(1);
  });
  test('is the same whoever asks first, in the language of whoever asks', async () => {
    const member = await createMember(two.deps, { host });
    for (const url of answers) {
      await events['a partner gets another name']!();
      await heard(one, two);
      const own = await ask(two, url, member.headers);
      const english = await ask(two, url, { 'accept-language': 'en' });
      expect([url, own.headers['set-cookie'], own.body]).toEqual([url, undefined, await fresh(url)]);
      expect(english.body).not.toBe(own.body);
      expect((await ask(two, url)).body).toBe(own.body);
    }
  });
  test('is refused from memory to whom it would be refused anew', async () => {
    const refused = { 'access-token': 'wrong', authorization: 'Bearer rihlah_unknown' };
    for (const url of answers) {
      expect([url, (await ask(one, url)).headers['etag'] !== undefined]).toEqual([url, true]);
      for (const [name, value] of Object.entries(refused)) {
        const [stored, anew] = await Promise.all(
          [one, uncached].map((each) => ask(each, url, { [name]: value })),
        );
        expect([url, name, stored!.statusCode, stored!.json().code]).toEqual([
          url,
          name,
          anew!.statusCode,
          anew!.json().code,
        ]);
        expect(stored!.statusCode).toBeGreaterThanOrEqual(400);
      }
    }
  });
  test('is refused and not stored where it is wrong', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { statusCode, headers } = await ask(one, '/api/v3/products/tidak-ada/detail');
      expect([statusCode, headers['etag']]).toEqual([404, undefined]);
      expect((await ask(one, `${answers[1]}?access`, { 'access-token': 'wrong' })).statusCode).toBe(406);
    }
  });
});

describe('nobody’s page is somebody’s', () => {
  test('each brand and each host has its own', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(one, '/faq')).body).not.toContain('Amanah Safar');
      expect((await ask(one, '/faq', { host: 'amanah.localhost' })).body).toContain('Amanah Safar');
      expect((await ask(one, '/faq', { host: 'rihlah.localhost:8080' })).body).toContain(
        'href="http://rihlah.localhost:8080/faq"',
      );
    }
    expect((await ask(one, '/faq', { host: 'evil.example' })).statusCode).toBe(400);
  });
  test('a consultant’s code, a toast and a language lead past it', async () => {
    await ask(one, '/umroh');
    expect((await ask(one, '/umroh', { cookie: 'lang=en' })).headers['location']).toBe('/en/umroh');
    for (const headers of [{ cookie: 'affiliate_code=PESISIR-UTARA' }, { cookie: 'toast=x' }])
      expect((await ask(one, '/umroh', headers)).headers['etag']).toBeUndefined();
    expect((await ask(one, '/umroh?affiliate_code=PESISIR-UTARA')).headers['set-cookie']).toBeDefined();
  });
  test('what is not there, leads elsewhere or fails is not stored', async () => {
    for (const url of ['/product/tidak-ada', '/promo/tidak-ada', '/syarat-ketentuan?version=99']) {
      for (let round = 0; round < 2; round += 1) {
        const { statusCode, headers } = await ask(one, url);
        expect([url, statusCode, headers['etag']]).toEqual([url, 404, undefined]);
      }
    }
  });
});

test('every shared page of the table, and every shared answer of the API, reads only what is told, and may be stored', async () => {
  const index = await openTableIndex(one.deps.db);
  const untold = new Set<string>();
  const notStored = new Set<string>();
  let asked = '';
  const { record } = one.deps.reads;
  Object.assign(one.deps.reads, {
    record: async (work: () => Promise<unknown>) => {
      const { value, statements } = await recordStatements(() => record(work));
      for (const table of index.untoldOf(statements)) untold.add(table);
      if (value.reading === null) notStored.add(asked);
      return value;
    },
  });
  const linked = async (page: string, pattern: RegExp) => pattern.exec((await ask(one, page)).body)![0];
  const partner = pages
    .find((path) => path.startsWith('/travel/'))!
    .split('/')
    .at(-1)!;
  const urls = [
    ...pages,
    '/home',
    '/haji',
    '/product-haji',
    '/wisata-syariah',
    `/compare?p=${slug}`,
    '/partner',
    '/oleh-oleh?category=kurma&sort=cheapest',
    '/panduan',
    await linked('/panduan', /\/panduan\/[\w-]+/),
    '/quran',
    await linked('/quran', /\/quran\/\d+\/[\w-]+/),
    '/doa',
    '/tentang-kami',
    '/galleries',
    '/kebijakan-privasi',
    '/syarat-ketentuan',
    '/distribution-partners',
    await linked('/distribution-partners', /\/distribution-partners\/[\w-]+/),
  ];
  const calls = implementations
    .filter(({ endpoint }) => endpoint.isShared)
    .map(({ endpoint: { path } }) =>
      path
        .replace(':id', path.startsWith('/api/v1/merchandise/') ? itemName : slug)
        .replace(':partner', partner)
        .replace(':p', storeName)
        .replace(':q', itemName),
    );
  // What other tests left in memory tells nothing of what it is read from. Told here, not by the database: a change of brands there counts
  // once more when they have been read anew, which may be between two visits.
  one.changes.touch('brands');
  const anew: string[] = [];
  for (asked of [...urls, ...calls]) {
    const isFound = (await ask(one, asked)).statusCode === 200;
    const { headers } = await ask(one, asked);
    if (!isFound || headers['etag'] === undefined) anew.push(asked);
  }
  Object.assign(one.deps.reads, { record });
  const rows = urls.map((url) => findSharedPage(splitLocale(url.split('?')[0]!).path));
  expect(sharedPages.filter((row) => !rows.includes(row))).toEqual([]);
  expect(calls.length).toBeGreaterThan(25);
  expect({ untold: [...untold], notStored: [...notStored], anew }).toEqual({
    untold: [],
    notStored: [],
    anew: [],
  });
});
