// A promo on souvenirs (docs/product/souvenir-orders.md): an opinion on the cart, a use held by the order, divided by price, and given back with
// what is refunded, to the rupiah.
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart, changeQuantity, readCart, removeFromCart } from '#domain/carts';
import { verifyLedger } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createItem, createStore } from '#test/factories/items';
import { createPromo } from '#test/factories/promos';
import { beginSouvenirPayment, chooseCheapest, createShopper } from '#test/factories/souvenir-orders';
import {
  acceptStoreOrder,
  applyCartPromo,
  cancelSouvenirOrder,
  cancelStoreOrder,
  checkCartPromo,
  confirmSouvenirOrder,
  expireSouvenirOrders,
  findSouvenirOrder,
  judgeCartPromo,
  listCartPromos,
  orderCart,
  refusePieces,
  removeCartPromo,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
let deps: typeof shop.deps;
let brand: ReturnType<typeof brandOf>;
const address = '127.0.0.1';

let dates: Awaited<ReturnType<typeof createItem>>;
let mat: Awaited<ReturnType<typeof createItem>>;
beforeAll(async () => {
  ({ deps } = shop);
  brand = brandOf(deps);
  dates = await createItem(database.db, { sizes: [{ price: 40_000, stock: 1_000 }] });
  mat = await createItem(database.db, { sizes: [{ price: 90_001, stock: 1_000 }] });
});

const souvenirPromo = (change: object = {}) =>
  createPromo(database.db, { category: 'souvenirs', discount_amount: 10_001, ...change });
const ownerOf = ({ actor }: SignedIn) => ({ brandId: brand.id, actor, guestId: null });
const use = ({ actor }: SignedIn, code: string) => applyCartPromo(deps, actor, { brand, code, address });
const order = ({ actor }: SignedIn, total?: number) => orderCart(deps, actor, { brand, total });
const usesOf = (promoId: string) =>
  database.db
    .selectFrom('promo_redemptions')
    .select(['state', 'amount'])
    .where('promo_id', '=', promoId)
    .execute();
const sound = async () => expect(await verifyLedger(deps)).toEqual([]);

/** Two dates and a mat: Rp 170.001 of two stores. */
async function filled(): Promise<SignedIn> {
  const member = await createShopper(deps);
  await addToCart(deps, ownerOf(member), { variantId: dates.variants[0]!, quantity: 2 });
  await addToCart(deps, ownerOf(member), { variantId: mat.variants[0]!, quantity: 1 });
  return member;
}

async function ordered(member: SignedIn) {
  const { orderId } = await order(member);
  await chooseCheapest({ deps }, member, orderId);
  return confirmSouvenirOrder(deps, member.actor, { orderId });
}

async function paid(member: SignedIn) {
  const waiting = await ordered(member);
  const payment = await beginSouvenirPayment(shop, member, waiting);
  await applyGatewayStatus(deps, shop.gateway.becomes(payment.reference, 'paid'));
  return findSouvenirOrder(deps, member.actor, waiting.id);
}

describe('on a cart', () => {
  it('is an opinion: checked, listed, put on, judged anew with the cart, and taken off, without a use', async () => {
    const member = await filled();
    const promo = await souvenirPromo({ minimum_order: 100_000 });
    const asked = { brand, code: promo.code.toLowerCase(), address };
    expect(await checkCartPromo(deps, member.actor, asked)).toMatchObject({
      discount: 10_001,
      totalAfterDiscount: 160_000,
    });
    const cart = () => readCart(deps, ownerOf(member));
    const named = async () => judgeCartPromo(deps, member.actor, brand, await cart());
    expect(await named()).toBeNull();
    await use(member, promo.code);
    expect((await named())?.judgement).toEqual({ discount: 10_001, refusal: null });
    const listed = await listCartPromos(deps, member.actor, brand);
    expect(listed.map(({ promo: { category } }) => category)).not.toContain('umrah');
    expect(listed.map(({ promo: { id } }) => id)).toContain(promo.id);
    await changeQuantity(deps, ownerOf(member), { variantId: dates.variants[0]!, quantity: 1 });
    await changeQuantity(deps, ownerOf(member), { variantId: mat.variants[0]!, quantity: 1 });
    expect((await named())?.judgement.discount).toBe(10_001);
    await changeQuantity(deps, ownerOf(member), { variantId: dates.variants[0]!, quantity: 2 });
    expect(await usesOf(promo.id)).toEqual([]);
    await removeCartPromo(deps, member.actor, brand);
    expect(await named()).toBeNull();
  });

  it('refuses a code for journeys, an unknown one, and any on an empty cart', async () => {
    const member = await filled();
    const journeys = await createPromo(database.db);
    for (const [code, message] of [
      [journeys.code, 'promo_refused_other_category'],
      ['TIDAKADA', 'promo_refused_unknown'],
    ] as const)
      await expect(use(member, code)).rejects.toMatchObject({ code: 'promo_refused', faults: [{ message }] });
    const empty = await createMember(deps);
    await expect(use(empty, journeys.code)).rejects.toMatchObject({ code: 'cart_empty' });
  });
});

describe('of one store', () => {
  /** Two dates for Rp 80.000 and a mat for Rp 90.001. */
  const ofDates = async (change: object = {}) => souvenirPromo({ partner_id: dates.storeId, ...change });

  it('looks at its items alone: they reach the minimum, and leave what must be left to pay', async () => {
    const member = await filled();
    const judged = async (change: object) => {
      const { code } = await ofDates(change);
      return checkCartPromo(deps, member.actor, { brand, code, address }).then(
        ({ discount }) => discount,
        ({ faults }: { faults: { message: string }[] }) => faults[0]!.message,
      );
    };
    expect(await judged({ minimum_order: 80_000 })).toBe(10_001);
    expect(await judged({ minimum_order: 80_001 })).toBe('promo_refused_below_minimum');
    expect(await judged({ discount_amount: 100_000 })).toBe(70_000);
    const { id: elsewhere } = await createStore(database.db);
    expect(await judged({ partner_id: elsewhere })).toBe('promo_refused_other_store');
  });

  it('is listed, put on, and gives nothing any more when its items leave the cart', async () => {
    const member = await filled();
    const promo = await ofDates();
    await use(member, promo.code);
    const cart = () => readCart(deps, ownerOf(member));
    const named = async () => (await judgeCartPromo(deps, member.actor, brand, await cart()))?.judgement;
    const listed = async () =>
      (await listCartPromos(deps, member.actor, brand)).find((each) => each.promo.id === promo.id)?.judgement;
    expect([await named(), await listed()]).toEqual([
      { discount: 10_001, refusal: null },
      { discount: 10_001, refusal: null },
    ]);
    await removeFromCart(deps, ownerOf(member), dates.variants[0]!);
    expect([await named(), await listed()]).toEqual([
      { discount: null, refusal: 'other_store' },
      { discount: null, refusal: 'other_store' },
    ]);
    await expect(order(member)).rejects.toMatchObject({ code: 'promo_refused' });
    await removeCartPromo(deps, member.actor, brand);
    expect(await named()).toBeUndefined();
  });

  it('takes nothing off the other store: its part is owed and given back in full', async () => {
    const member = await filled();
    const promo = await ofDates();
    await use(member, promo.code);
    const whole = await paid(member);
    const partOf = (storeId: string) => whole.parts.find(({ store }) => store.id === storeId)!;
    expect([partOf(dates.storeId).discount, partOf(mat.storeId).discount]).toEqual([10_001, 0]);
    await sound();
    await cancelStoreOrder(deps, member.actor, partOf(mat.storeId).id);
    await sound();
    expect(await usesOf(promo.id)).toEqual([{ state: 'used', amount: 10_001 }]);
    await cancelStoreOrder(deps, member.actor, partOf(dates.storeId).id);
    expect(await usesOf(promo.id)).toEqual([{ state: 'released', amount: 10_001 }]);
    await sound();
  });
});

describe('an order', () => {
  it('holds the use, pays less, owes the stores the whole, and gives each refund its share', async () => {
    const member = await filled();
    const promo = await souvenirPromo();
    await use(member, promo.code);
    const whole = await paid(member);
    expect(whole).toMatchObject({ state: 'paid', discount: 10_001, itemsTotal: 170_001 });
    expect(whole.parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(10_001);
    expect(await usesOf(promo.id)).toEqual([{ state: 'used', amount: 10_001 }]);
    await sound();

    const ofDates = whole.parts.find(({ store }) => store.id === dates.storeId)!;
    const ofMat = whole.parts.find(({ store }) => store.id === mat.storeId)!;
    const keeper = await createMember(deps, { roles: ['store_staff'], partnerId: dates.storeId });
    await acceptStoreOrder(deps, keeper.actor, ofDates.id);
    await refusePieces(deps, keeper.actor, ofDates.id, {
      reason: 'out_of_stock',
      pieces: new Map([[ofDates.lines[0]!.id, 1]]),
    });
    await sound();
    expect(await usesOf(promo.id)).toEqual([{ state: 'used', amount: 10_001 }]);
    await cancelStoreOrder(deps, member.actor, ofMat.id);
    const refunds = await database.db
      .selectFrom('refund_tasks')
      .select('amount')
      .where('booking_id', '=', whole.id)
      .orderBy('amount')
      .execute();
    const piece = 40_000 - Math.round(ofDates.discount / 2);
    expect(Math.abs(Number(refunds[0]!.amount) - piece)).toBeLessThanOrEqual(1);
    expect(refunds[1]).toEqual({ amount: ofMat.total });
    await sound();
  });

  it('frees the use when nothing of it is left', async () => {
    const member = await filled();
    const promo = await souvenirPromo();
    await use(member, promo.code);
    for (const { id } of (await paid(member)).parts) await cancelStoreOrder(deps, member.actor, id);
    expect(await usesOf(promo.id)).toEqual([{ state: 'released', amount: 10_001 }]);
    await sound();
  });

  it('given up, frees the use and lies in the cart with its promo again', async () => {
    const member = await filled();
    const promo = await souvenirPromo();
    await use(member, promo.code);
    const { orderId } = await order(member, 160_000);
    expect(await usesOf(promo.id)).toEqual([{ state: 'held', amount: 10_001 }]);
    await cancelSouvenirOrder(deps, member.actor, orderId);
    expect(await usesOf(promo.id)).toEqual([{ state: 'released', amount: 10_001 }]);
    await expect(order(member, 170_001)).rejects.toMatchObject({ code: 'price_changed' });
    expect((await order(member, 160_000)).orderId).not.toBe(orderId);
  });

  it('takes the last use of two carts once; the second, which saw no total, is refused', async () => {
    const promo = await souvenirPromo({ max_uses: 1 });
    const members = [await filled(), await filled()];
    for (const member of members) await use(member, promo.code);
    const answers = await Promise.allSettled(members.map((member) => order(member)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'promo_refused' },
    });
    const late = members[answers.findIndex(({ status }) => status === 'rejected')]!;
    await expect(order(late, 160_000)).rejects.toMatchObject({ code: 'price_changed' });
    const { orderId } = await order(late, 170_001);
    expect(await findSouvenirOrder(deps, late.actor, orderId)).toMatchObject({ discount: 0 });
  });

  it('paid late is given its promise as long as nobody else took the use, and its money goes back once somebody has', async () => {
    const promo = await souvenirPromo({ max_uses: 1 });
    const [member, other] = [await filled(), await filled()];
    await use(member, promo.code);
    const waiting = await ordered(member);
    const payment = await beginSouvenirPayment(shop, member, waiting);
    const later = at(20 * 3_600);
    await expireSouvenirOrders(later);
    await applyCartPromo(later, other.actor, { brand, code: promo.code, address });
    await orderCart(later, other.actor, { brand });
    await applyGatewayStatus(later, shop.gateway.becomes(payment.reference, 'paid'));
    expect(await findSouvenirOrder(deps, member.actor, waiting.id)).toMatchObject({ state: 'expired' });
    await sound();
  });
});
