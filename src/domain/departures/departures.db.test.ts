// Writing departures on a real database (docs/product/departures.md): series, prices, quota under its lock, sale, undo.
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueScope, findProduct, listDepartures } from '#domain/catalogue';
import { checkOut, fillCart } from '#domain/checkout';
import { rescheduleDeparture } from '#domain/departure-changes';
import { findBooking } from '#domain/bookings';
import { readAllNotifications } from '#domain/notifications';
import type { DepartureForm } from '#shared/departure-form';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, checkoutInput, createDraft, createOrder } from '#test/factories/bookings';
import { departureFormOf } from '#test/factories/departure-forms';
import { noticesTo } from '#test/factories/notifications';
import { publishNewProgramme } from '#test/factories/programme-forms';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { overlapping } from '#test/overlapping';
import { expectEverySort } from '#test/sorted-list';
import {
  changeDepartures,
  closeSale,
  copyDeparture,
  createDepartures,
  deleteDrafts,
  getWrittenDeparture,
  listDepartureEdits,
  listWrittenDepartures,
  openSale,
  publishDepartures,
  undoChange,
} from './departures.ts';

const { database, shop, partner } = usePartnerFixture();
let programmeId: string;
beforeAll(async () => {
  programmeId = (await publishNewProgramme(shop.deps, partner.staff, { extras: [] })).id;
});
const scope = () => catalogueScope(shop.deps, brandOf(shop.deps));
const create = (dates: string[], change: Partial<DepartureForm> = {}) =>
  createDepartures(shop.deps, partner.staff.actor, {
    programmeId,
    series: { dates },
    form: departureFormOf(change),
  });
const publish = (...ids: string[]) => publishDepartures(shop.deps, partner.staff.actor, ids);
const change = (ids: string[], changes: object, deps = shop.deps) =>
  changeDepartures(deps, partner.staff.actor, { ids, changes });
const read = (id: string) => getWrittenDeparture(shop.deps, partner.staff.actor, id);
async function onSale(changes: Partial<DepartureForm> = {}, day = '2027-08-01'): Promise<string> {
  const [id] = await create([day], changes);
  await publish(id!);
  return id!;
}
const listed = async (id: string) =>
  (
    await listDepartures(shop.deps, scope(), { facets: {}, sort: 'earliest', page: 1, limit: 100 })
  ).items.find((card) => card.id === id);
const claimed = async (id: string) =>
  (
    await database.db
      .selectFrom('seat_claims')
      .select((is) => is.fn.coalesce(is.fn.sum<number>('seats'), is.lit(0)).as('seats'))
      .where('departure_id', '=', id)
      .executeTakeFirstOrThrow()
  ).seats;

describe('a series of departures', () => {
  it('are drafts that nobody finds, then all of them are published', async () => {
    const ids = await create(['2027-07-02', '2027-07-09']);
    expect(await findProduct(shop.deps, scope(), ids[0]!)).toBeNull();
    await publish(...ids);
    expect(await findProduct(shop.deps, scope(), ids[0]!)).toMatchObject({
      departsOn: '2027-07-02',
      returnsOn: '2027-07-10',
      slug: 'umrah-tenang-9-hari-2027-07-02',
      priceFrom: 30_000_000,
      child: { basisPoints: 9_000 },
      infant: { amount: 8_000_000 },
      downPayment: { amount: 5_000_000 },
    });
    expect((await findProduct(shop.deps, scope(), ids[1]!))!.evidence.map(({ state }) => state)).toEqual(
      Array<string>(5).fill('missing'),
    );
  });

  it('get addresses of their own, also twice on one day', async () => {
    const [one] = await create(['2027-07-16']);
    const [two] = await create(['2027-07-16']);
    expect([(await read(one!)).slug, (await read(two!)).slug]).toEqual([
      'umrah-tenang-9-hari-2027-07-16',
      'umrah-tenang-9-hari-2027-07-16--2',
    ]);
  });

  it('are not published without a price, or below the reference without a reason', async () => {
    const [bare, cheap] = [
      ...(await create(['2027-07-23'], { room_prices: {}, down_payment: null })),
      ...(await create(['2027-07-23'], { room_prices: { quad: 20_000_000 } })),
    ];
    await expect(publish(bare!)).rejects.toMatchObject({
      code: 'departure_incomplete',
      faults: [{ field: 'room_prices', message: 'programme_fault_room_price_missing' }],
    });
    await expect(publish(cheap!)).rejects.toMatchObject({
      faults: [{ field: 'below_reference_reason', values: { limit: 23_000_000 } }],
    });
    await change([cheap!], { below_reference_reason: 'Kursi rombongan yang dibatalkan' });
    await publish(cheap!);
    // What is read by pilgrims stays complete.
    await expect(change([cheap!], { below_reference_reason: null })).rejects.toMatchObject({
      code: 'departure_incomplete',
    });
    await deleteDrafts(shop.deps, partner.staff.actor, [bare!]);
    await expect(deleteDrafts(shop.deps, partner.staff.actor, [cheap!])).rejects.toMatchObject({
      code: 'departure_published',
    });
  });

  it('are copied to other days without what belongs to a day', async () => {
    const [id] = await create(['2027-07-30'], {
      sale_ends_on: '2027-07-01',
      go: { minimum_group: 20, decide_on: '2027-07-10' },
    });
    const [copy] = await copyDeparture(shop.deps, partner.staff.actor, {
      departureId: id!,
      series: { dates: ['2027-06-20'] },
    });
    expect(await read(copy!)).toMatchObject({
      state: 'draft',
      departsOn: '2027-06-20',
      form: { ...departureFormOf(), sale_ends_on: null, go: null },
    });
  });
});

describe('a change', () => {
  it('touches only what was sent, in all or in none, and lists follow at once', async () => {
    const [one, two] = [await onSale({ quota: 20 }), await onSale({ quota: 30, airline: 'SV' })];
    expect(await change([one, two], { room_prices: { quad: 28_000_000 } })).toMatchObject({
      departures: 2,
      carts: 0,
    });
    expect([(await read(one)).form, (await read(two)).form]).toMatchObject([
      { quota: 20, airline: 'GA', room_prices: { quad: 28_000_000 }, child: { basis_points: 9_000 } },
      { quota: 30, airline: 'SV', room_prices: { quad: 28_000_000 } },
    ]);
    expect((await listed(one))!.priceFrom).toBe(28_000_000);
    await expect(
      change([one, two], { quota: 25, go: { minimum_group: 21, decide_on: '2027-09-01' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await read(one)).form.quota).toBe(20);
  });

  it('of a price changes no order, and a cart is told before it orders', async () => {
    const id = await onSale();
    const order = await createOrder(shop, { departure: id });
    const cart = await createDraft(shop, { departure: id });
    const agreed = await checkoutInput(shop, cart.member, cart.bookingId);
    expect(await change([id], { room_prices: { quad: 33_000_000, double: 37_000_000 } })).toMatchObject({
      carts: 1,
    });
    expect((await findBooking(shop.deps, order.member.actor, order.bookingId))!.total).toBe(30_000_000);
    await expect(
      checkOut(shop.deps, cart.member.actor, {
        bookingId: cart.bookingId,
        brand: brandOf(shop.deps),
        form: agreed,
      }),
    ).rejects.toMatchObject({ code: 'price_changed' });
  });

  it('of its flights is told to whoever has an order of it, and nothing else is', async () => {
    const [id, other] = [await onSale(), await onSale()];
    const [order, elsewhere] = [
      await createOrder(shop, { departure: id }),
      await createOrder(shop, { departure: other }),
    ];
    const cart = await createDraft(shop, { departure: id });
    const told = (member: SignedIn) => noticesTo(shop.deps, member, 'flights_changed');
    await change([id], { quota: 44, room_prices: { quad: 31_000_000 } });
    expect(await told(order.member)).toEqual([]);
    const { batchId } = await change([id], { airline: 'SV' });
    expect(await told(order.member)).toMatchObject([{ isRead: false }]);
    await readAllNotifications(shop.deps, order.member.actor);
    await undoChange(shop.deps, partner.staff.actor, batchId);
    expect(await told(order.member)).toMatchObject([{ isRead: false }]);
    for (const nobody of [elsewhere, cart]) expect(await told(nobody.member)).toEqual([]);
  });

  it('says who did it, and can be taken back where nobody changed the same since', async () => {
    const [one, two] = [await onSale({ quota: 20 }), await onSale({ quota: 30 })];
    const { batchId } = await change([one, two], { quota: 45, airline: 'SV' });
    await change([two], { quota: 50 });
    expect(await undoChange(shop.deps, partner.staff.actor, batchId)).toBe(2);
    expect([(await read(one)).form, (await read(two)).form]).toMatchObject([
      { quota: 20, airline: 'GA' },
      { quota: 50, airline: 'GA' },
    ]);
    expect(await listDepartureEdits(shop.deps, partner.staff.actor, one)).toMatchObject([
      { by: 'Siti Rahmawati', was: { quota: 45 }, became: { quota: 20 } },
      { by: 'Siti Rahmawati', was: { quota: 20, airline: 'GA' }, became: { quota: 45, airline: 'SV' } },
    ]);
  });
});

describe('a quota', () => {
  it('cannot go below the taken seats, and says who is affected', async () => {
    const id = await onSale({ quota: 10 });
    await createOrder(shop, { departure: id, rooms: [{ room_type: 'quad', adults: 3 }] });
    await expect(change([id], { quota: 2 })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [
        {
          field: 'quota',
          message: 'error_quota_below_taken',
          values: { day: '2027-08-01', taken: 3, orders: 1 },
        },
      ],
    });
    await change([id], { quota: 3 });
    expect((await listed(id))!.seatsLeft).toBe(0);
  });

  /** The order has counted the seats and the change has read the taken ones before either writes. */
  async function together(locks: { locksOff?: true }): Promise<{ quota: number; taken: number }> {
    const id = await onSale({ quota: 10 });
    const { member, bookingId } = await createDraft(shop, {
      departure: id,
      rooms: [{ room_type: 'quad', adults: 4 }],
    });
    const form = await checkoutInput(shop, member, bookingId);
    const deps = { ...shop.deps, ...locks };
    await overlapping(
      database.owner.db,
      async (held) => {
        await held.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute();
        await held.selectFrom('departures').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      },
      [
        async () => void (await checkOut(deps, member.actor, { bookingId, brand: brandOf(shop.deps), form })),
        async () => void (await change([id], { quota: 2 }, deps)),
      ],
    );
    return { quota: (await read(id)).form.quota, taken: await claimed(id) };
  }

  it('lowered while somebody orders leaves no seat sold twice', async () => {
    const { quota, taken } = await together({});
    expect([
      [10, 4],
      [2, 0],
    ]).toContainEqual([quota, taken]);
  });

  it('would be oversold by the same two without the lock', async () => {
    expect(await together({ locksOff: true })).toEqual({ quota: 2, taken: 4 });
  });

  it('lowered step by step while fifty people book is never below what is taken', async () => {
    const id = await onSale({ quota: 60 });
    const carts = [];
    for (let index = 0; index < 50; index++) carts.push(await createDraft(shop, { departure: id }));
    const forms = await Promise.all(
      carts.map(({ member, bookingId }) => checkoutInput(shop, member, bookingId)),
    );
    const ends = await Promise.allSettled([
      ...carts.map(({ member, bookingId }, index) =>
        checkOut(shop.deps, member.actor, { bookingId, brand: brandOf(shop.deps), form: forms[index]! }),
      ),
      ...[50, 30, 15, 5].map((quota) => change([id], { quota })),
    ]);
    const ordered = ends.slice(0, 50).filter(({ status }) => status === 'fulfilled').length;
    const { form, taken } = await read(id);
    expect(taken).toBe(ordered);
    expect(form.quota).toBeGreaterThanOrEqual(taken);
  });
});

describe('a sale', () => {
  it('is closed and opened again with the end it had; orders stay', async () => {
    const id = await onSale({ sale_ends_on: '2027-07-05' });
    await createOrder(shop, { departure: id });
    await closeSale(shop.deps, partner.staff.actor, [id]);
    await closeSale(shop.deps, partner.staff.actor, [id]);
    expect((await listed(id))!.availability).toBe('closed');
    const fill = async () =>
      fillCart(shop.deps, (await createMember(shop.deps)).actor, {
        departure: id,
        form: { rooms: [{ room_type: 'quad', adults: 1 }] },
        brand: brandOf(shop.deps),
        locale: 'id',
        affiliateCode: null,
      });
    await expect(fill()).rejects.toMatchObject({ code: 'departure_closed' });
    expect(await read(id)).toMatchObject({ isSaleClosed: true, form: { sale_ends_on: '2027-07-05' } });
    await openSale(shop.deps, partner.staff.actor, [id]);
    expect((await read(id)).form.sale_ends_on).toBe('2027-07-05');
    await fill();
  });

  it('stays closed when the departure moves, and its end moves along', async () => {
    const id = await onSale({
      sale_ends_on: '2027-07-05',
      go: { minimum_group: 5, decide_on: '2027-07-01' },
    });
    await closeSale(shop.deps, partner.staff.actor, [id]);
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: id,
      form: { departs_on: '2027-09-01' },
    });
    expect((await listed(id))!.availability).toBe('closed');
    await openSale(shop.deps, partner.staff.actor, [id]);
    expect((await read(id)).form).toMatchObject({
      sale_ends_on: '2027-08-05',
      go: { minimum_group: 5, decide_on: '2027-08-01' },
    });
  });
});

it("is for the partner's own owner and catalogue staff", async () => {
  const id = await onSale();
  const stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
  const chat = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['chat'],
  });
  for (const ask of [
    (actor: typeof chat.actor) => changeDepartures(shop.deps, actor, { ids: [id], changes: { quota: 50 } }),
    (actor: typeof chat.actor) => closeSale(shop.deps, actor, [id]),
    (actor: typeof chat.actor) => getWrittenDeparture(shop.deps, actor, id),
    (actor: typeof chat.actor) =>
      createDepartures(shop.deps, actor, {
        programmeId,
        series: { dates: ['2027-08-01'] },
        form: departureFormOf(),
      }),
  ]) {
    await expect(ask(stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(chat.actor)).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect((await listWrittenDepartures(shop.deps, stranger.actor, { page: 1, limit: 9 })).items).toEqual([]);
});

it('lists the departures of a programme in every order, both ways; what is over stands last', async () => {
  const { id: programme_id } = await createProgramme(database.db, { partner_id: partner.id });
  const over = await createDeparture(database.db, {
    programme_id,
    departs_on: '2027-01-01',
    returns_on: '2027-01-20',
    price: 31_000_000,
  });
  const far = await createDeparture(database.db, {
    programme_id,
    departs_on: '2027-09-01',
    returns_on: '2027-09-09',
    price: 29_000_000,
    sold: 2,
  });
  const draft = await createDeparture(database.db, {
    programme_id,
    departs_on: '2027-08-01',
    returns_on: '2027-09-20',
    price: 33_000_000,
    sold: 1,
    state: 'draft',
  });
  const list = (query: object = {}) =>
    listWrittenDepartures(shop.deps, partner.staff.actor, {
      ...{ programmeId: programme_id, page: 1, limit: 50 },
      ...query,
    });
  expect((await list()).items.map(({ id }) => id)).toEqual([draft.id, far.id, over.id]);
  await expectEverySort({
    list,
    nameOf: ({ id }) => id,
    by: {
      departs: ({ departsOn }) => departsOn,
      returns: ({ returnsOn }) => returnsOn,
      state: ({ state }) => state,
      price: ({ priceFrom }) => priceFrom!,
      seats: ({ taken }) => taken,
    },
  });
});
