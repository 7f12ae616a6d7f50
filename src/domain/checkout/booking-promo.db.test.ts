// A promo over the life of a booking: applied, held, used, returned (docs/product/seats-and-money.md).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBookingMoney, findPartnerBalance, readStatement } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, checkoutInput, createDraft, createPaidOrder, payNext } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { applyPromo, listPromosFor, removePromo } from './booking-promo.ts';
import { checkOut } from './place-order.ts';
import { expireBookings, findBooking } from '#domain/bookings';
import { fillCart } from './cart.ts';

const { database, shop, clock } = useBookingFixture();
let member: SignedIn;
let departure: string;

beforeAll(async () => {
  departure = (await createDeparture(database.db, { quota: 40 })).id;
});
beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

const brand = () => shop.deps.brands.forHost('brand.test');
const on = (bookingId: string, who = member) => ({ actor: who.actor, wish: { bookingId, brand: brand() } });
const put = async (bookingId: string, promo: string, who = member) =>
  applyPromo(shop.deps, who.actor, { ...on(bookingId, who).wish, promo });
const order = async (bookingId: string, who = member) =>
  checkOut(shop.deps, who.actor, {
    bookingId,
    form: await checkoutInput(shop, who, bookingId),
    brand: brand(),
  });
const uses = (promoId: string) =>
  database.db
    .selectFrom('promo_redemptions')
    .select(['state', 'amount'])
    .where('promo_id', '=', promoId)
    .execute();

describe('on a draft', () => {
  it('adds a line to the sum, replaces another promo, and can be removed', async () => {
    const [small, large] = [
      await createPromo(database.db, { discount_amount: 500_000 }),
      await createPromo(database.db, { discount_amount: 750_000 }),
    ];
    const { bookingId } = await createDraft(shop, { member, departure });
    await put(bookingId, small.id);
    expect((await put(bookingId, large.id)).discount).toBe(750_000);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      total: 29_250_000,
      promoId: large.id,
      lines: [{ kind: 'room' }, { kind: 'discount', amount: -750_000, detail: { code: large.code } }],
    });
    await removePromo(shop.deps, member.actor, on(bookingId).wish);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      total: 30_000_000,
      promoId: null,
      lines: [{ kind: 'room' }],
    });
  });

  it('leaves the smallest payable amount, and shows that before the order', async () => {
    const promo = await createPromo(database.db, { discount_amount: 500_000 });
    const { bookingId } = await createDraft(shop, {
      member,
      departure: (await createDeparture(database.db, { price: 120_000 })).id,
    });
    expect(await put(bookingId, promo.id)).toMatchObject({ discount: 110_000, totalAfterDiscount: 10_000 });
    await order(bookingId);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      total: 10_000,
      lines: [{}, { amount: -110_000 }],
    });
    expect(await uses(promo.id)).toEqual([{ state: 'held', amount: 110_000 }]);
  });

  it('stays when the cart is filled again, and its discount is recomputed', async () => {
    const promo = await createPromo(database.db, {
      discount_amount: null,
      discount_basis_points: 1_000,
      discount_cap: 10_000_000,
    });
    const { bookingId } = await createDraft(shop, { member, departure });
    await put(bookingId, promo.id);
    await fillCart(shop.deps, member.actor, {
      departure,
      form: { rooms: [{ room_type: 'quad', adults: 2 }] },
      brand: brand(),
      locale: 'id',
      affiliateCode: null,
    });
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      total: 54_000_000,
      promoId: promo.id,
    });
  });

  it('is listed with its discount, and refused to other members and after the order', async () => {
    const promo = await createPromo(database.db, { discount_amount: 100_000 });
    const { bookingId } = await createDraft(shop, { member, departure });
    expect(
      (await listPromosFor(shop.deps, member.actor, on(bookingId).wish)).find(
        (each) => each.promo.id === promo.id,
      )?.judgement,
    ).toEqual({ discount: 100_000, refusal: null });
    await expect(put(bookingId, promo.id, await createMember(shop.deps))).rejects.toMatchObject({
      code: 'not_found',
    });
    await order(bookingId);
    await expect(put(bookingId, promo.id)).rejects.toMatchObject({ code: 'booking_state' });
  });
});

describe('ordered', () => {
  it('is held, used by the first payment, and paid for by its sponsor', async () => {
    const promo = await createPromo(database.db, { discount_amount: 1_000_000, paid_by: 'platform' });
    const { bookingId } = await createDraft(shop, { member, departure });
    await put(bookingId, promo.id);
    await order(bookingId);
    expect(await uses(promo.id)).toEqual([{ state: 'held', amount: 1_000_000 }]);
    await payNext(shop, member, bookingId);
    expect(await uses(promo.id)).toEqual([{ state: 'used', amount: 1_000_000 }]);
    // 29,000,000 less 3 %, and the million from the platform.
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 29_004_000,
      partner: 29_130_000,
      platform: 870_000,
      promo: 1_000_000,
    });
  });

  it('adds nothing to what the partner is owed where the partner bears it: its price was simply lower', async () => {
    const { id: partnerId } = await createPartner(database.db);
    const { id: programme_id } = await createProgramme(database.db, { partner_id: partnerId });
    const { id: own } = await createDeparture(database.db, { programme_id });
    const promo = await createPromo(database.db, {
      discount_amount: 1_000_000,
      paid_by: 'partner',
      partner_id: partnerId,
    });
    const { bookingId } = await createDraft(shop, { member, departure: own });
    await put(bookingId, promo.id);
    await order(bookingId);
    await payNext(shop, member, bookingId);
    const { actor } = await createMember(shop.deps, { roles: ['operator_finance'] });
    // 29,000,000 less 3 %.
    expect(await findPartnerBalance(shop.deps, actor, partnerId)).toMatchObject({
      payable: 28_130_000,
      ownPromos: 1_000_000,
      atGateways: 29_004_000,
      platformPromos: 0,
    });
    expect(
      await readStatement(shop.deps, actor, {
        partnerId,
        from: '2027-01-01',
        to: '2027-12-31',
        page: 1,
        limit: 10,
      }),
    ).toMatchObject({ closing: 28_130_000, total: 1 });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ partner: 28_130_000, promo: 0 });
  });

  /** An order with it expires while its money is under way, and another member begins theirs. */
  async function lapseWithMoneyUnderway(promoId: string) {
    const { bookingId } = await createDraft(shop, { member, departure });
    await put(bookingId, promoId);
    await order(bookingId);
    const { reference } = await beginPayment(shop, member, bookingId);
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    const other = await createMember(shop.deps);
    const theirs = await createDraft(shop, { member: other, departure });
    return { bookingId, reference, other, theirs };
  }

  it('frees its use when nobody pays, and keeps it for late money until another member takes it', async () => {
    const promo = await createPromo(database.db, { discount_amount: 1_000_000, max_uses: 1 });
    const { reference, other, theirs } = await lapseWithMoneyUnderway(promo.id);
    expect((await put(theirs.bookingId, promo.id, other)).discount).toBe(1_000_000);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await uses(promo.id)).toEqual([{ state: 'used', amount: 1_000_000 }]);
    await expect(order(theirs.bookingId, other)).rejects.toMatchObject({ code: 'promo_refused' });
  });

  it('is lost to late money once another member took it: the money goes back, and no budget is overspent', async () => {
    const promo = await createPromo(database.db, { discount_amount: 1_000_000, budget: 1_000_000 });
    const { bookingId, reference, other, theirs } = await lapseWithMoneyUnderway(promo.id);
    await put(theirs.bookingId, promo.id, other);
    await order(theirs.bookingId, other);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    await payNext(shop, other, theirs.bookingId);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({ state: 'expired' });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ promo: 0, partner: 0 });
    expect((await uses(promo.id)).filter(({ state }) => state === 'used')).toEqual([
      { state: 'used', amount: 1_000_000 },
    ]);
  });

  it('is refused when another member took the last use meanwhile, and takes nothing', async () => {
    const promo = await createPromo(database.db, { discount_amount: 1_000_000, max_uses: 1 });
    const other = await createMember(shop.deps);
    const [mine, theirs] = [
      await createDraft(shop, { member, departure }),
      await createDraft(shop, { member: other, departure }),
    ];
    await put(mine.bookingId, promo.id);
    await put(theirs.bookingId, promo.id, other);
    await order(theirs.bookingId, other);
    await expect(order(mine.bookingId)).rejects.toMatchObject({ code: 'promo_refused' });
    expect(await findBooking(shop.deps, member.actor, mine.bookingId)).toMatchObject({ state: 'draft' });
    expect(
      await database.db
        .selectFrom('seat_claims')
        .select('id')
        .where('booking_id', '=', mine.bookingId)
        .execute(),
    ).toEqual([]);
  });

  it('writes nothing about promos for an order without one', async () => {
    const before = await database.db
      .selectFrom('promo_redemptions')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await createPaidOrder(shop, { member, departure });
    expect(
      await database.db
        .selectFrom('promo_redemptions')
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });
});
