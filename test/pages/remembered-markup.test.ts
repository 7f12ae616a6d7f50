// A page whose pieces are remembered is the page that is rendered whole, byte for byte (docs/product/page-cache.md, "Pages rendered anew").
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { createMarkupStore, type MarkupStore } from '#web/markup/markup-store.server';
import { type Application, type BrandHost, hosts, startApplication } from '#test/application';
import { listPageKinds, pageKinds } from '#test/demo-pages';
import { createMember } from '#test/factories/accounts';
import { seen } from '#test/same-answers';
import { catalogueEvents } from '#test/two-processes';

/** Remembers nothing. */
let whole: Application;
let remembering: Application;
let paths: Awaited<ReturnType<typeof listPageKinds>>;
/** The last one of the first list; the first two cards of a list are never remembered. */
let departure: string;

let store: MarkupStore;
/** What of a key the store looks at: all of it, but in the negative controls. */
let looked: (key: string) => string;
/** How many pieces were rendered to be remembered. */
let made: number;
beforeEach(() => {
  store = createMarkupStore(16 * 1_048_576);
  looked = (key) => key;
  made = 0;
});

beforeAll(async () => {
  whole = await startApplication({ settings: { MARKUP_MEGABYTES: '0' } });
  remembering = await startApplication({
    database: whole.database,
    markup: {
      get: (key) => store.get(looked(key)),
      set: (key, markup) => {
        made += 1;
        store.set(looked(key), markup);
      },
      get bytes() {
        return store.bytes;
      },
    },
  });
  paths = await listPageKinds(whole.deps);
  const list = await whole.app.inject({ url: '/umroh', headers: { host: hosts.rihlah } });
  departure = [...list.body.matchAll(/<li id="([\w-]+)"/g)].at(-1)![1]!;
});
afterAll(async () => {
  await remembering.close();
  await whole.close();
});

const ask = ({ app }: Application, url: string, brand: BrandHost, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: hosts[brand], ...headers } });

/** Both answer the same. */
async function expectSame(url: string, brand: BrandHost = 'rihlah', headers?: Record<string, string>) {
  const [one, other] = [await ask(remembering, url, brand, headers), await ask(whole, url, brand, headers)];
  expect(seen(one, other)).toEqual(seen(other, one));
  return one.body;
}

const places = locales.flatMap((locale) =>
  (['rihlah', 'amanah'] as const).map((brand) => ({ locale, brand })),
);

describe.each([...pageKinds, 'a fault', 'no page of an app'] as const)('%s', (kind) => {
  const path = () =>
    kind === 'a fault'
      ? '/error?status=500'
      : kind === 'no page of an app'
        ? '/member/tidak-ada'
        : paths[kind];
  test('in both languages and brands, from an empty store and from a full one', async () => {
    for (const { locale, brand } of places) {
      const url = localePath(path(), locale);
      await expectSame(url, brand);
      const before = made;
      await expectSame(url, brand);
      expect({ url, brand, madeAgain: made - before }).toEqual({ url, brand, madeAgain: 0 });
    }
  });
});

test('all kinds of pages one after the other, from one store', async () => {
  for (const kind of pageKinds)
    for (const { locale, brand } of places) await expectSame(localePath(paths[kind], locale), brand);
  expect(store.bytes).toBeGreaterThan(500_000);
  expect(store.bytes).toBeLessThanOrEqual(16 * 1_048_576);
});

test('from a store that has room for hardly anything', async () => {
  store = createMarkupStore(20_000);
  for (const path of ['/', '/umroh', paths.product, '/', '/umroh', paths.product]) await expectSame(path);
  expect(store.bytes).toBeLessThanOrEqual(20_000);
});

test('of the frame of another page only the header, which links to it, is rendered', async () => {
  await expectSame('/faq');
  made = 0;
  await expectSame('/galleries');
  expect(made).toBe(1);
});

const events: Record<string, () => Promise<unknown>> = {
  ...catalogueEvents(
    () => whole.deps.db,
    () => departure,
  ),
  'a seat is sold': () =>
    sql`insert into seat_claims (departure_id, seats, source, created_at)
      select id, 1, 'sold_elsewhere', now() from departures where slug = ${departure}`.execute(whole.deps.db),
};

test.each(Object.keys(events))(
  '%s: the list and the page of the departure show it at once',
  async (event) => {
    const ask = async () => [await expectSame('/umroh'), await expectSame(`/product/${departure}`)];
    const before = await ask();
    await events[event]!();
    expect(await ask()).not.toEqual(before);
  },
);

test('of a list on which one departure changed, that card is rendered and no other', async () => {
  const before = await expectSame('/umroh');
  made = 0;
  await events['a seat is sold']!();
  expect(await expectSame('/umroh')).not.toBe(before);
  expect(made).toBe(1);
});

describe('whose page it is', () => {
  test('two members and a guest in turn: each sees their own name', async () => {
    const members = [
      await createMember(whole.deps, { host: hosts.rihlah, name: 'Siti Rahmawati' }),
      await createMember(whole.deps, { host: hosts.rihlah, name: 'Budi Hartono' }),
    ];
    for (const path of ['/', '/umroh', paths.product])
      for (let round = 0; round < 2; round += 1) {
        const [siti, budi] = [
          await expectSame(path, 'rihlah', members[0]!.headers),
          await expectSame(path, 'rihlah', members[1]!.headers),
        ];
        expect([siti.includes('Siti Rahmawati'), siti.includes('Budi Hartono')]).toEqual([true, false]);
        expect([budi.includes('Siti Rahmawati'), budi.includes('Budi Hartono')]).toEqual([false, true]);
        expect(await expectSame(path)).not.toMatch(/Siti Rahmawati|Budi Hartono/);
      }
  });
  test('under a consultant’s code, and without it', async () => {
    for (const path of ['/', '/umroh', paths.product])
      for (const code of [null, 'RAHMAT-01', null, 'RAHMAT-01']) {
        const page = await expectSame(code ? `${path}?affiliate_code=${code}` : path);
        expect(page.includes('affiliate_code=RAHMAT-01')).toBe(code !== null);
      }
  });
  test('with hearts, empty and full', async () => {
    const { headers, account } = await createMember(whole.deps, { host: hosts.rihlah });
    const empty = await expectSame('/umroh', 'rihlah', headers);
    await sql`insert into wishlist_items (account_id, departure_id, added_at)
      select ${account.id}, id, now() from departures where slug = ${departure}`.execute(whole.deps.db);
    expect(await expectSame('/umroh', 'rihlah', headers)).not.toBe(empty);
    await expectSame('/umroh');
  });
});

/** Each leaves a part of what a piece is made of out of its key; the frame holds words of the language, too. */
test.each<[what: string, pattern: RegExp, first: string, second: string, brand: BrandHost]>([
  ['the language and the frame', /,"(id|en)",\{\}.*/, '/faq', '/en/faq', 'rihlah'],
  ['the frame', /,\{\}.*/, '/faq', '/faq', 'amanah'],
  ['the page', /"\/\w+"/g, '/faq', '/galleries', 'rihlah'],
])('with a key that lacks %s the comparison fails', async (_what, pattern, first, second, brand) => {
  looked = (key) => key.replace(pattern, '');
  await expectSame(first);
  await expect(expectSame(second, brand)).rejects.toThrow(/equal/);
});

test('with a key that lacks the seats the comparison fails', async () => {
  looked = (key) => key.replace(/"seatsLeft":\d+/, '');
  await expectSame('/umroh');
  await events['a seat is sold']!();
  await expect(expectSame('/umroh')).rejects.toThrow(/equal/);
});
