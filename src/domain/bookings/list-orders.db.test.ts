// A member's orders (spec §2 tabs, §7 v4): which ones, in which tab, by which search; and the one to
// continue.
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createDraft,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  type BookingSetup,
} from '#test/factories/bookings';
import { createDeparture, createPlaces, createProgramme, NOW } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { countOrders, findUnfinished, listOrders, type OrderQuery } from './list-orders.ts';
import { expireBookings } from './expire.ts';
import { findFeedback, leaveFeedback } from './leave-feedback.ts';
import { getBooking } from './find-booking.ts';

const { deps, database, brand } = useTestContext();
let shop: BookingSetup;
let member: SignedIn;
let ids: { draft: string; unpaid: string; paid: string };
beforeAll(async () => {
  await createPlaces(database.db);
  shop = openBookingSetup(deps);
  member = await createMember(shop.deps);
  const tour = await createProgramme(database.db, {
    kind: 'tour_international',
    title: { id: 'Wisata 100% Istanbul', en: 'Istanbul in full' },
  });
  const umrah = (await createDeparture(database.db)).id;
  const istanbul = (await createDeparture(database.db, { programme_id: tour.id })).id;
  ids = {
    paid: (await createPaidOrder(shop, { member, departure: umrah })).bookingId,
    unpaid: (await createOrder(shop, { member, departure: istanbul })).bookingId,
    draft: (await createDraft(shop, { member, departure: umrah })).bookingId,
  };
  await createOrder(shop, { departure: umrah });
});

const query = (change: Partial<OrderQuery> = {}): OrderQuery => ({
  tab: null,
  category: null,
  search: '',
  page: 1,
  limit: 10,
  ...change,
});
const found = async (change: Partial<OrderQuery> = {}) =>
  (await listOrders(shop.deps, member.actor, brand, query(change))).items.map(({ id }) => id);

describe('the list', () => {
  it("holds the member's orders of this brand, without carts and without other members' orders", async () => {
    expect(new Set(await found())).toEqual(new Set([ids.paid, ids.unpaid]));
    expect((await listOrders(shop.deps, member.actor, { id: 'lain' }, query())).items).toEqual([]);
    expect(await listOrders(shop.deps, (await createMember(shop.deps)).actor, brand, query())).toMatchObject({
      items: [],
      total: 0,
    });
  });
  it('has three tabs', async () => {
    expect([
      await found({ tab: 'unpaid' }),
      await found({ tab: 'in_progress' }),
      await found({ tab: 'completed' }),
    ]).toEqual([[ids.unpaid], [ids.paid], []]);
  });
  it('counts each tab, in total and for the filters, with its categories', async () => {
    const none = { all: 0, found: 0, categories: [] };
    expect(await countOrders(shop.deps, member.actor, brand, { category: null, search: '' })).toEqual({
      unpaid: { all: 1, found: 1, categories: ['tourism'] },
      in_progress: { all: 1, found: 1, categories: ['umrah'] },
      completed: none,
    });
    expect(
      await countOrders(shop.deps, member.actor, brand, { category: 'umrah', search: '' }),
    ).toMatchObject({ unpaid: { all: 1, found: 0 }, in_progress: { all: 1, found: 1 } });
    expect(
      await countOrders(shop.deps, member.actor, brand, { category: null, search: '100%' }),
    ).toMatchObject({ unpaid: { found: 1 }, in_progress: { found: 0 } });
    expect(
      await countOrders(shop.deps, (await createMember(shop.deps)).actor, brand, {
        category: null,
        search: '',
      }),
    ).toEqual({ unpaid: none, in_progress: none, completed: none });
  });
  it('filters by category and by literal search text', async () => {
    const { code } = await getBooking(shop.deps, member.actor, brand, ids.paid);
    expect(await found({ category: 'umrah' })).toEqual([ids.paid]);
    expect([
      await found({ search: code.slice(3).toLowerCase() }),
      await found({ search: ' ISTANBUL in ' }),
      await found({ search: '100%' }),
      await found({ search: '_' }),
    ]).toEqual([[ids.paid], [ids.unpaid], [ids.unpaid], []]);
  });
  it('pages through its orders', async () => {
    expect(
      [
        ...(await found({ limit: 1 })),
        ...(await found({ limit: 1, page: 2 })),
        ...(await found({ limit: 1, page: 3 })),
      ].toSorted(),
    ).toEqual([ids.paid, ids.unpaid].toSorted());
    expect(await listOrders(shop.deps, member.actor, brand, query({ limit: 1 }))).toMatchObject({
      total: 2,
      totalIsCapped: false,
    });
  });
  it('shows what to pay next', async () => {
    const [unpaid] = (await listOrders(shop.deps, member.actor, brand, query({ tab: 'unpaid' }))).items;
    expect(unpaid).toMatchObject({
      state: 'waiting_payment',
      tab: 'unpaid',
      category: 'tourism',
      nextInvoice: { stage: 'full', amount: 30_000_000 },
    });
    expect(
      (await listOrders(shop.deps, member.actor, brand, query({ tab: 'in_progress' }))).items[0],
    ).toMatchObject({ nextInvoice: null });
  });
});

describe('the unfinished order', () => {
  const at = (minutes: number) => ({ ...shop.deps, now: () => new Date(NOW.getTime() + minutes * 60_000) });
  it('is the cart or unpaid order changed last, while it can be continued', async () => {
    const { actor } = await createMember(shop.deps);
    expect(await findUnfinished(shop.deps, actor, brand)).toBeNull();
    expect(await findUnfinished(shop.deps, member.actor, brand)).toMatchObject({
      id: expect.stringMatching(new RegExp(`${ids.draft}|${ids.unpaid}`)),
    });
    expect(await findUnfinished(at(121), member.actor, brand)).toMatchObject({
      id: ids.draft,
      payableUntil: null,
    });
    expect(await findUnfinished(at(121), member.actor, { id: 'other' })).toBeNull();
    expect(await findUnfinished(at(100 * 1_440), member.actor, brand)).toBeNull();
  });
  it('is never an order that has ended', async () => {
    const { id } = await createDeparture(database.db);
    const { member: late } = await createOrder(shop, { departure: id });
    expect(await findUnfinished(shop.deps, late.actor, brand)).not.toBeNull();
    await expireBookings(at(151));
    expect(await findUnfinished(shop.deps, late.actor, brand)).toBeNull();
  });
});

describe('feedback', () => {
  it('is stored for the latest order, and new feedback replaces it', async () => {
    const { id, slug } = await createDeparture(database.db);
    const { member: buyer, bookingId } = await createOrder(shop, { departure: id });
    for (const [product, rating] of [
      [slug, 3],
      [id, 5],
    ] as const)
      await leaveFeedback(shop.deps, buyer.actor, { product, form: { rating, text: 'Mudah' }, brand });
    expect(
      await database.db
        .selectFrom('booking_feedback')
        .select(['rating', 'text'])
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([{ rating: 5, text: 'Mudah' }]);
    expect(await findFeedback(shop.deps, bookingId)).toEqual({ rating: 5, text: 'Mudah' });
    await expect(
      leaveFeedback(shop.deps, member.actor, { product: slug, form: { rating: 5 }, brand }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
