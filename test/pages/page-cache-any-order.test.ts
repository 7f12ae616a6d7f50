// Whatever happens to a marketplace, in whatever order, both processes show everybody what would be rendered now, and each member what is
// their own (docs/product/page-cache.md). page-cache.test.ts shows that a change that is not told would be noticed.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireBookings } from '#domain/bookings';
import { catalogueScope } from '#domain/catalogue';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { endAllSessions } from '#domain/session-endings';
import { toggleWishlist } from '#domain/wishlist';
import type { Application } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { type BookingSetup, createOrder, openBookingSetup } from '#test/factories/bookings';
import { catalogueEvents, heard, type Processes, startProcesses } from '#test/two-processes';
import { inputs } from '#test/rounds';

const host = 'rihlah.localhost';
let processes: Processes;
let one: Application;
let two: Application;
/** Hears of no changes, and therefore stores nothing. */
let uncached: Application;
let shop: BookingSetup;
/** The first is looked at; the others are cancelled one after the other. */
let departures: string[];
let pages: string[];
/** Who reads, signed in or with a session that is over; the other is never there. */
let reader: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  processes = await startProcesses();
  ({ one, two, uncached } = processes);
  shop = openBookingSetup(one.deps);
  departures = (await findDemoProducts(one.deps)).open;
  pages = ['/', '/en/umroh?sort=cheapest', '/umroh', `/product/${departures[0]!}`, '/promo', '/faq'];
  reader = await createMember(one.deps, { host, name: 'Ibu Pembaca' });
  other = await createMember(one.deps, { host, name: 'Bapak Lain' });
});
afterAll(() => processes.close());

const nextNumber = (() => {
  let number = 0;
  return () => (number += 1);
})();
const onBrand = () => one.deps.brands.forHost(host);

const events: Record<string, () => Promise<unknown>> = {
  ...catalogueEvents(
    () => one.deps.db,
    () => departures[0]!,
  ),
  'somebody books': () => createOrder(shop, { departure: departures[0]! }),
  'the reader books': () => createOrder(shop, { departure: departures[0]!, member: reader }),
  'orders expire': () =>
    expireBookings({ ...shop.deps, now: () => new Date(one.deps.now().getTime() + 7 * 86_400_000) }),
  'a departure is cancelled': async () => {
    const slug = departures.length > 1 ? departures.pop()! : null;
    if (!slug) return;
    const { id, partner } = await one.deps.db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.id', 'p.partner_id as partner'])
      .where('d.slug', '=', slug)
      .executeTakeFirstOrThrow();
    const { actor } = await createMember(one.deps, { roles: ['partner_staff'], partnerId: partner, host });
    await createOrder(shop, { departure: slug });
    await cancelDeparture(shop.deps, actor, id);
    await cancelOrdersOf(shop.deps, { departureId: id, actorId: actor.accountId });
  },
  'the brand changes': () =>
    sql`update brands set business_name = ${`PT Rihlah ${nextNumber()}`} where id = ${onBrand().id}`.execute(
      one.deps.db,
    ),
  'the reader signs out': () => endAllSessions(one.deps, reader.account.id),
  'the reader signs in': async () => {
    reader = await signIn(one.deps, reader.account, { host });
  },
  'the reader saves, or no longer': () =>
    toggleWishlist(one.deps, reader.actor, catalogueScope(one.deps, onBrand()), departures[0]!),
};

const ask = ({ app }: Application, url: string, headers: Record<string, string>) =>
  app.inject({ url, headers: { host, ...headers } }).then(({ body }) => body);

/** Both processes have read the brand that is stored. */
async function brandsFollow(): Promise<void> {
  await uncached.deps.brands.reload();
  const stored = uncached.deps.brands.forHost(host).businessName;
  for (const { deps } of [one, two])
    await expect.poll(() => deps.brands.forHost(host).businessName).toBe(stored);
}

/** Of guests, of who reads, and of somebody else. */
async function expectTruth(after: readonly string[]): Promise<void> {
  const own = `/own-parts?page=/&hearts=${departures[0]!}`;
  for (const [who, headers, urls] of [
    ['a guest', {}, pages],
    ['the reader', reader.headers, [...pages, own]],
    // Their pages are the reader's.
    ['the other', other.headers, ['/umroh', own]],
  ] as const)
    for (const url of urls) {
      const now = await ask(uncached, url, headers);
      expect([who, url, now.includes('Ibu Pembaca') && who !== 'the reader']).toEqual([who, url, false]);
      // At first, and from memory.
      for (const process of [one, two, two])
        expect(await ask(process, url, headers), `${url} for ${who} after ${after.join(', ')}`).toBe(now);
    }
}

test('in any order of events everybody is shown what is so now', async () => {
  await expectTruth([]);
  const happened = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(Object.keys(events), { minLength: 6, maxLength: 7 }),
      async (order) => {
        for (const [index, name] of order.entries()) {
          await events[name]!();
          happened.add(name);
          await heard(one, two);
          await brandsFollow();
          await expectTruth(order.slice(0, index + 1));
        }
      },
    ),
    { ...inputs(2), endOnFailure: true },
  );
  expect(happened.size).toBeGreaterThan(7);
});
