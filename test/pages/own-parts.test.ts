// Members get pages from memory, which are the same for all of them, and what is their own after them (docs/product/page-cache.md): nobody
// is ever sent a byte of somebody else.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueScope } from '#domain/catalogue';
import { fillCart } from '#domain/checkout';
import { recordSearch, recordView } from '#domain/guests';
import { endAllSessions } from '#domain/session-endings';
import { toggleWishlist } from '#domain/wishlist';
import { splitLocale } from '#shared/locale-path';
import { findSharedPage, sharedPages } from '#web/page-cache/shared-pages';
import { pageContext } from '#web/request/page-context.server';
import { type Application, startApplication } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';

const host = 'rihlah.localhost';
let application: Application;
let slug: string;
/** Of the shop. */
let itemPage: string;
/** They have looked around, saved and begun something; the other has done nothing. */
let a: SignedIn;
let b: SignedIn;
/** What is nobody's but A's. */
let marks: string[];
const guestId = crypto.randomUUID();

beforeAll(async () => {
  // All that is crawled stays in memory.
  application = await startApplication({ isCached: true, settings: { PAGE_CACHE_MEGABYTES: '64' } });
  const { deps } = application;
  const brand = deps.brands.forHost(host);
  const scope = catalogueScope(deps, brand);
  const { open } = await findDemoProducts(deps);
  slug = open[0]!;
  itemPage = linksOf((await ask(application, '/oleh-oleh')).body).find((link) =>
    /^\/oleh-oleh\/(?!toko\/)[^/?]+\/[^/?]+$/.test(link),
  )!;
  a = await createMember(deps, { host, name: 'Ibu Rahasia' });
  b = await createMember(deps, { host, name: 'Bapak Lain' });
  const { bookingId } = await fillCart(deps, a.actor, {
    departure: open[1]!,
    form: { rooms: [{ room_type: 'quad', adults: 1 }] },
    brand,
    locale: 'id',
    affiliateCode: null,
  });
  await toggleWishlist(deps, a.actor, scope, slug);
  await recordSearch(deps, guestId, 'kata rahasia');
  await recordView(deps, scope, guestId, slug);
  const { account, actor, tokens } = a;
  marks = [
    'Rahasia',
    'kata rahasia',
    'kata%20rahasia',
    bookingId,
    guestId,
    account.id,
    account.email,
    account.phone!,
    actor.sessionId,
    tokens.jwt,
    tokens.refreshToken,
  ];
  a.headers = { cookie: `${a.headers.cookie}; guest=${guestId}` };
});
afterAll(() => application.close());

const ask = ({ app }: Pick<Application, 'app'>, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

/** Addresses that lead on from a page, in the order in which they stand. */
const linksOf = (body: string) =>
  [...body.matchAll(/href="(\/[^"#]*)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** Every page A reaches, asked as A; answers what each was answered. */
async function crawlAs(app: Pick<Application, 'app'>, headers: Record<string, string>) {
  const found = new Map<string, string>();
  // Of pages of one kind one is asked: the cache knows kinds, not titles.
  const kinds = new Set<string>();
  const waiting = ['/', '/en', '/home', '/haji', '/product-haji', `/compare?p=${slug}`, '/galleries', '/doa'];
  const seen = new Set(waiting);
  for (const url of waiting) {
    const { statusCode, body } = await ask(app, url, headers);
    if (statusCode !== 200) continue;
    found.set(url, body);
    for (const link of linksOf(body)) {
      const { locale, path } = splitLocale(link.split('?')[0]!);
      const shared = findSharedPage(path)?.path ?? path.split('/').slice(0, 3).join('/');
      const kind = `${locale} ${shared} ${link.includes('?')}`;
      // Whoever asks for A's own words says them themselves.
      const isNamed = marks.some((mark) => link.includes(mark));
      if (seen.has(link) || kinds.has(kind) || isNamed || /^\/(assets|api|icons|covers|og)\//.test(link))
        continue;
      kinds.add(kind);
      seen.add(link);
      waiting.push(link);
    }
  }
  return found;
}

/** Where something of A's stands in what others are sent. */
async function leaks(app: Pick<Application, 'app'>, urls: Iterable<string>): Promise<string[]> {
  const leaking: string[] = [];
  for (const url of urls)
    for (const [who, headers] of [
      ['B', b.headers],
      ['a guest', {}],
    ] as const) {
      const answer = await ask(app, url, headers);
      const sent = JSON.stringify(answer.headers) + answer.body;
      if (marks.some((mark) => sent.includes(mark))) leaking.push(`${url} to ${who}`);
    }
  return leaking;
}

describe('a crawl as one member', () => {
  test('fills what others read, and leaves no byte of theirs in it', async () => {
    const found = await crawlAs(application, a.headers);
    const kinds = new Set(
      [...found.keys()].map((url) => findSharedPage(splitLocale(url.split('?')[0]!).path)),
    );
    expect(sharedPages.filter((page) => !kinds.has(page)).map(({ path }) => path)).toEqual([]);
    // A is shown what is theirs where it is asked for, and what they fill is what B gets.
    const own = await ask(application, '/own-parts?page=/', a.headers);
    for (const mark of ['Ibu Rahasia', 'kata rahasia', marks[3]!]) expect(own.body).toContain(mark);
    expect(await leaks(application, [...found.keys(), '/own-parts?page=/'])).toEqual([]);
    const anew: string[] = [];
    for (const [url, body] of found) {
      const page = findSharedPage(splitLocale(url.split('?')[0]!).path);
      if (!page || url.includes('?')) continue;
      const others = await ask(application, url, b.headers);
      if (others.headers['etag'] === undefined || others.body !== body) anew.push(url);
    }
    expect(anew).toEqual([]);
  });
  test('this would be noticed: where a page is rendered for whoever fills it, others read it', async () => {
    let isKnown = true;
    const leaking = await startApplication({
      isCached: true,
      database: application.database,
      makeHandler: (build, mode) => {
        const answer = createRequestHandler(build, mode);
        return (request, context) => {
          const facts = context!.get(pageContext);
          if (isKnown) Object.assign(facts, { actor: a.actor, isForAnyMember: false });
          return answer(request, context);
        };
      },
    });
    try {
      for (const url of ['/faq', '/umroh']) await ask(leaking, url, a.headers);
      isKnown = false;
      // A list asks for A's hearts then, and what reads tables like theirs is never stored.
      expect(await leaks(leaking, ['/faq', '/umroh'])).toEqual(['/faq to B']);
    } finally {
      await leaking.close();
    }
  });
});

describe('a page that is the same for every member', () => {
  test.each(['/', '/umroh', '/en/umroh', '/faq', '/quran/36/yasin'])(
    '%s says so without any script',
    async (url) => {
      const { body, headers } = await ask(application, url, b.headers);
      const prefix = url.startsWith('/en') ? '/en' : '';
      for (const path of ['/member/profile', '/member/my-order', '/notification'])
        expect(body).toContain(`href="${prefix}${path}"`);
      expect(body).toContain(`action="${prefix}/auth/logout"`);
      expect(body).not.toContain(`href="${prefix}/auth/login`);
      expect([headers['set-cookie'], headers['x-reader']]).toEqual([undefined, undefined]);
      const guests = await ask(application, url);
      expect(guests.body).toContain(`href="${prefix}/auth/login`);
      expect(guests.body).not.toContain('own-parts');
      // What a browser was told to forget is no session.
      expect((await ask(application, url, { cookie: 'jwt=; refreshToken=' })).body).toBe(guests.body);
    },
  );
  test.each([
    ['a list', () => '/umroh', () => '/member/wishlist', () => `departure=${slug}&back=/umroh`],
    ['an item', () => itemPage, () => itemPage, () => 'intent=wish'],
  ])('a heart of %s that does not know whether it is full only saves', async (_of, page, url, form) => {
    const press = (keep: string) =>
      application.app.inject({
        method: 'POST',
        url: url(),
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...b.headers,
        },
        payload: form() + keep,
      });
    const wished = async () =>
      /data-wished="[^"]|fill="currentColor"/.test(
        (await ask(application, `/own-parts?page=${page()}&hearts=${slug}`, b.headers)).body,
      );
    expect(await wished()).toBe(false);
    const { body } = await ask(application, page(), b.headers);
    expect(body).toContain('name="keep" value="1"');
    for (let round = 0; round < 2; round += 1) {
      expect((await press('&keep=1')).statusCode).toBe(303);
      expect(await wished()).toBe(true);
    }
    await press('');
    expect(await wished()).toBe(false);
  });
});

test.each([
  ['home', () => '/'],
  ['a list', () => '/umroh'],
  ['a product', () => `/product/${slug}`],
  ['a surah', () => '/quran/36/yasin'],
  ['an item', () => itemPage],
])('the islands of %s weigh 5 kB at most, as they are sent', async (_page, url) => {
  const { body } = await ask(application, url(), b.headers);
  const files = new Set([...body.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, file]) => file!));
  const bytes = [...files].map(
    (file) => statSync(join(import.meta.dirname, `../../build/client${file}.br`)).size,
  );
  expect(files.size).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5_000);
});

describe('what is a member’s own', () => {
  test('is asked for, stored nowhere, and nobody else’s', async () => {
    const url = `/own-parts?page=${encodeURIComponent('/umroh?sort=cheapest')}&hearts=${slug}+unbekannt`;
    const [own, others, nobodys] = [
      await ask(application, url, a.headers),
      await ask(application, url, b.headers),
      await ask(application, url, { cookie: 'jwt=over; refreshToken=over' }),
    ];
    expect(own.body).toContain('Ibu Rahasia');
    expect(own.body).toContain(`data-wished="${slug}"`);
    expect(others.body).toContain('Bapak Lain');
    expect(others.body).toContain('data-wished=""');
    for (const { headers } of [own, others, nobodys])
      expect([headers['cache-control'], headers['etag']]).toEqual(['private, no-store', undefined]);
    // Whoever keeps orders on the device (own-orders.ts) hears whose they are.
    expect(new Set([own, others, nobodys].map(({ headers }) => headers['x-reader'])).size).toBe(3);
  });
  test('says when a session is over, with the way to sign in and back', async () => {
    const member = await createMember(application.deps, { host });
    await endAllSessions(application.deps, member.account.id);
    const answer = await ask(application, `/own-parts?page=/product/${slug}`, member.headers);
    expect(answer.body).toContain(`/auth/login?productSlug=${slug}`);
    expect(answer.body).not.toContain('data-wished');
    expect(answer.headers['x-reader']).toBe('guest');
    // The next page is a guest's at once.
    expect(String(answer.headers['set-cookie'])).toMatch(/jwt=;.*refreshToken=;/);
  });
  test('leads back to no page but ours', async () => {
    for (const page of [
      '//evil.example',
      'https://evil.example/',
      '/umroh/../evil',
      '/umroh?redirect=//evil.example',
    ]) {
      const { body } = await ask(application, `/own-parts?page=${encodeURIComponent(page)}`);
      expect(body).toContain('href="/auth/login"');
      expect(body).not.toContain('evil');
    }
  });
});
