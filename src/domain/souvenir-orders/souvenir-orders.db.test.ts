// An order over several stores, from the cart to the last parcel: its stock, its shipping, its money.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { addToCart, readCart } from '#domain/carts';
import {
  listHeldPayments,
  listOpenExceptions,
  refundHeldPayment,
  resolveException,
} from '#domain/finance-console';
import { verifyLedger } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { useBookingFixture } from '#test/booking-fixture';
import type { StoreDuty } from '#shared/store-duties';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createItem, createStore } from '#test/factories/items';
import { expectEverySort } from '#test/sorted-list';
import { createAddress } from '#test/factories/shipping-addresses';
import {
  beginSouvenirPayment,
  chooseCheapest,
  createPaidSouvenirOrder,
  createShopper,
  createSouvenirDraft,
  createSouvenirOrder,
} from '#test/factories/souvenir-orders';
import {
  acceptStoreOrder,
  canCancel,
  cancelSouvenirOrder,
  cancelStoreOrder,
  chooseShipping,
  confirmSouvenirOrder,
  expireSouvenirOrders,
  findSouvenirOrder,
  findStoreOrder,
  listShippingOptions,
  listSouvenirOrders,
  listStoreOrders,
  markDelivered,
  orderCart,
  receiveStoreOrder,
  refusePieces,
  refuseStoreOrder,
  sendTo,
  settleStoreOrders,
  shipStoreOrder,
  type StoreOrder,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();

let dates: Awaited<ReturnType<typeof createItem>>;
let mat: Awaited<ReturnType<typeof createItem>>;
let staff: SignedIn;
beforeAll(async () => {
  const [first, second] = [
    await createStore(database.db, { name: 'Toko Kurma' }),
    await createStore(database.db, { name: 'Toko Sajadah' }),
  ];
  dates = await createItem(database.db, {
    store_id: first.id,
    sizes: [{ price: 40_000, stock: 1_000, grams: 500 }],
  });
  mat = await createItem(database.db, {
    store_id: second.id,
    sizes: [{ price: 90_001, stock: 1_000, grams: 700 }],
  });
  staff = await staffOf(first.id);
});

const staffOf = (partnerId: string) => createMember(shop.deps, { roles: ['store_staff'], partnerId });
const oneOf = async (stock: number) => {
  const { variants } = await createItem(database.db, { sizes: [{ price: 25_000, stock }] });
  return variants[0]!;
};
const left = async (variantId: string, now = shop.deps.now()) => {
  const { rows } = await sql<{ left: number }>`select stock_left(${variantId}::uuid, ${now}) as left`.execute(
    database.db,
  );
  return rows[0]!.left;
};
const both = () => [[dates.variants[0]!, 2] as const, [mat.variants[0]!, 1] as const];
const sound = async () => expect(await verifyLedger(shop.deps)).toEqual([]);
const partAt = (order: { parts: StoreOrder[] }, store: string) =>
  order.parts.find((part) => part.store.id === store)!;

const noticesOf = ({ account }: SignedIn) =>
  database.db
    .selectFrom('notifications')
    .select(['kind', 'count', 'values'])
    .where('account_id', '=', account.id)
    .execute();

describe('ordering a cart', () => {
  it('makes one part for each store, sets its stock aside, and empties the cart', async () => {
    const variant = await oneOf(5);
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [...both(), [variant, 3]] });
    const order = await findSouvenirOrder(shop.deps, member.actor, orderId);
    expect(order).toMatchObject({ state: 'choosing_shipping', itemsTotal: 2 * 40_000 + 90_001 + 75_000 });
    expect(order.parts).toHaveLength(3);
    expect(await left(variant)).toBe(2);
    expect(
      (await readCart(shop.deps, { brandId: brandOf(shop.deps).id, actor: member.actor, guestId: null }))
        .count,
    ).toBe(0);
    await sound();
  });
  it('returns the same order when it is asked for twice', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: both() });
    expect(await orderCart(shop.deps, member.actor, { brand: brandOf(shop.deps) })).toEqual({ orderId });
  });
  it('reserves nothing of any store when one item is missing', async () => {
    const [here, last] = [await oneOf(5), await oneOf(1)];
    const [first, second] = [await createShopper(shop.deps), await createShopper(shop.deps)];
    const owner = { brandId: brandOf(shop.deps).id, actor: second.actor, guestId: null };
    for (const variantId of [here, last, dates.variants[0]!])
      await addToCart(shop.deps, owner, { variantId, quantity: 1 });
    await createSouvenirDraft(shop, { member: first, wanted: [[last, 1]] });
    await expect(orderCart(shop.deps, second.actor, { brand: brandOf(shop.deps) })).rejects.toMatchObject({
      code: 'stock_too_low',
      faults: [{ field: last, values: { count: 0 } }],
    });
    expect(await left(here)).toBe(5);
    expect((await readCart(shop.deps, owner)).count).toBe(3);
  });
  it('refuses an empty cart, a total that was not shown, and a fourth order at a time', async () => {
    const member = await createShopper(shop.deps);
    const order = (total?: number) =>
      orderCart(shop.deps, member.actor, { brand: brandOf(shop.deps), total });
    await expect(order()).rejects.toMatchObject({ code: 'cart_empty' });
    for (const _ of [1, 2, 3]) await createSouvenirDraft(shop, { member, wanted: both() });
    await expect(createSouvenirDraft(shop, { member, wanted: both() })).rejects.toMatchObject({
      code: 'holding_limit',
    });
    await expect(order(1)).rejects.toMatchObject({ code: 'price_changed' });
  });
  it('gives the stock back by its time, swept or not', async () => {
    const variant = await oneOf(3);
    await createSouvenirDraft(shop, { wanted: [[variant, 3]] });
    expect(await left(variant)).toBe(0);
    const later = at(46 * 60);
    expect(await left(variant, later.now())).toBe(3);
    expect(await expireSouvenirOrders({ ...shop.deps, now: later.now })).toBeGreaterThan(0);
    expect(await left(variant)).toBe(3);
    await sound();
  });
  it('puts what is given up back into the cart', async () => {
    const variant = await oneOf(3);
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [[variant, 2]] });
    await cancelSouvenirOrder(shop.deps, member.actor, orderId);
    expect(await left(variant)).toBe(3);
    expect(
      (await readCart(shop.deps, { brandId: brandOf(shop.deps).id, actor: member.actor, guestId: null }))
        .count,
    ).toBe(2);
    expect(await findSouvenirOrder(shop.deps, member.actor, orderId)).toMatchObject({ state: 'cancelled' });
  });
  it('adds what is given up to what lies in the cart, and never more than 99 of one', async () => {
    const [few, many] = [await oneOf(200), await oneOf(200)];
    const wanted = [[few, 2] as const, [many, 60] as const];
    const { member, orderId } = await createSouvenirDraft(shop, { wanted });
    const owner = { brandId: brandOf(shop.deps).id, actor: member.actor, guestId: null };
    await addToCart(shop.deps, owner, { variantId: few, quantity: 3 });
    await addToCart(shop.deps, owner, { variantId: many, quantity: 50 });
    await cancelSouvenirOrder(shop.deps, member.actor, orderId);
    const lines = await database.db
      .selectFrom('cart_lines')
      .select(['variant_id', 'quantity'])
      .where('account_id', '=', member.account.id)
      .execute();
    expect(new Map(lines.map(({ variant_id: id, quantity }) => [id, quantity]))).toEqual(
      new Map([
        [few, 5],
        [many, 99],
      ]),
    );
  });
  it('is listed for its member, the newest first', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: both() });
    const second = await createSouvenirDraft(shop, { member, wanted: both() });
    const { items, total } = await listSouvenirOrders(shop.deps, member.actor, {
      brandId: brandOf(shop.deps).id,
      page: 1,
      limit: 10,
    });
    expect([items.map(({ id }) => id).toSorted(), total]).toEqual([[orderId, second.orderId].toSorted(), 2]);
    const paid = await listSouvenirOrders(shop.deps, member.actor, {
      brandId: brandOf(shop.deps).id,
      page: 1,
      limit: 10,
      state: 'paid',
    });
    expect(paid).toMatchObject({ items: [], total: 0 });
  });
  it('is nobody else’s', async () => {
    const { orderId } = await createSouvenirDraft(shop, { wanted: both() });
    const other = await createShopper(shop.deps);
    await expect(findSouvenirOrder(shop.deps, other.actor, orderId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(cancelSouvenirOrder(shop.deps, other.actor, orderId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('shipping', () => {
  it('is quoted for each parcel, and nothing is payable without it', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: both() });
    const [first, second] = (await findSouvenirOrder(shop.deps, member.actor, orderId)).parts;
    const options = await listShippingOptions(shop.deps, member.actor, { orderId, partId: first!.id });
    expect(options.map(({ costRupiah }) => costRupiah)).toEqual([7_000, 9_000]);
    await chooseShipping(shop.deps, member.actor, {
      orderId,
      partId: first!.id,
      quoteId: options[0]!.quoteId,
    });
    await expect(confirmSouvenirOrder(shop.deps, member.actor, { orderId })).rejects.toMatchObject({
      code: 'shipping_missing',
    });
    await expect(
      chooseShipping(shop.deps, member.actor, { orderId, partId: second!.id, quoteId: options[0]!.quoteId }),
    ).rejects.toMatchObject({ code: 'shipping_quote_expired' });
    await chooseCheapest(shop, member, orderId);
    const order = await confirmSouvenirOrder(shop.deps, member.actor, { orderId });
    expect(order).toMatchObject({ state: 'waiting_payment', shippingTotal: 14_000, total: 170_001 + 14_000 });
    expect(await confirmSouvenirOrder(shop.deps, member.actor, { orderId })).toEqual(order);
  });
  it('is asked anew when the address changes, and when the price is too old', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [[dates.variants[0]!, 1]] });
    await chooseCheapest(shop, member, orderId);
    const other = await createAddress(shop.deps, member.actor, { label: 'Ibu' });
    const [part] = (await findSouvenirOrder(shop.deps, member.actor, orderId)).parts;
    await sendTo(shop.deps, member.actor, { orderId, partId: part!.id, addressId: other.id });
    const moved = await findSouvenirOrder(shop.deps, member.actor, orderId);
    expect(moved).toMatchObject({ shippingTotal: 0, parts: [{ shipping: null, addressId: other.id }] });
    await chooseCheapest(shop, member, orderId);
    await expect(
      confirmSouvenirOrder({ ...shop.deps, now: at(61 * 60).now }, member.actor, { orderId }),
    ).rejects.toMatchObject({ code: 'shipping_quote_expired' });
  });
  it('is named by its store, where that sends one parcel only', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [[dates.variants[0]!, 3]] });
    const [part] = (await findSouvenirOrder(shop.deps, member.actor, orderId)).parts;
    const byStore = { orderId, partId: part!.store.id };
    const [cheapest] = await listShippingOptions(shop.deps, member.actor, byStore);
    await chooseShipping(shop.deps, member.actor, { ...byStore, quoteId: cheapest!.quoteId });
    expect(await findSouvenirOrder(shop.deps, member.actor, orderId)).toMatchObject({
      shippingTotal: cheapest!.costRupiah,
    });
    const { id: addressId } = await createAddress(shop.deps, member.actor, { label: 'Ibu' });
    const only = { lineId: part!.lines[0]!.id, quantity: 1 };
    await sendTo(shop.deps, member.actor, { ...byStore, addressId, only });
    await expect(listShippingOptions(shop.deps, member.actor, byStore)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
  it('sends a part of the gifts to another address as a parcel of its own, and together again', async () => {
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [[dates.variants[0]!, 3]] });
    const [part] = (await findSouvenirOrder(shop.deps, member.actor, orderId)).parts;
    const other = await createAddress(shop.deps, member.actor, { label: 'Ibu' });
    const only = { lineId: part!.lines[0]!.id, quantity: 1 };
    await sendTo(shop.deps, member.actor, { orderId, partId: part!.id, addressId: other.id, only });
    const split = await findSouvenirOrder(shop.deps, member.actor, orderId);
    expect(
      split.parts.map(({ lines, weightGrams, itemsTotal }) => [lines[0]!.quantity, weightGrams, itemsTotal]),
    ).toEqual([
      [2, 1_000, 80_000],
      [1, 500, 40_000],
    ]);
    await sound();
    await sendTo(shop.deps, member.actor, {
      orderId,
      partId: split.parts[1]!.id,
      addressId: part!.addressId!,
    });
    const together = await findSouvenirOrder(shop.deps, member.actor, orderId);
    expect(together.parts.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3]]);
    await sound();
  });
});

describe('paying', () => {
  it('sells the stock, owes each store its share, and takes no commission on shipping', async () => {
    const variant = await oneOf(4);
    const { order } = await createPaidSouvenirOrder(shop, { wanted: [...both(), [variant, 1]] });
    expect(order).toMatchObject({
      state: 'paid',
      parts: [{ state: 'paid' }, { state: 'paid' }, { state: 'paid' }],
    });
    expect(await left(variant)).toBe(3);
    const { rows } = await sql<{ store: string; owed: number }>`
      select owner as store, (-sum(amount))::bigint as owed from ledger_entries where booking_id = ${order.id} and account = 'partner_payable' group by 1`.execute(
      database.db,
    );
    const { commissionBasisPoints } = brandOf(shop.deps).sales;
    for (const part of order.parts) {
      const commission = Math.round((part.itemsTotal * commissionBasisPoints) / 10_000);
      expect(rows.find(({ store }) => store === part.store.id)!.owed).toBe(
        part.itemsTotal + part.shippingCost - commission,
      );
    }
    await sound();
  });
  it('still counts late while everything is there, and goes back once it is not', async () => {
    const [free, gone] = [await oneOf(1), await oneOf(1)];
    const late = { ...shop.deps, now: at(13 * 3_600).now };
    const [lucky, unlucky] = await Promise.all(
      [free, gone].map(async (variant) => {
        const made = await createSouvenirOrder(shop, { wanted: [[variant, 1]] });
        return { ...made, payment: await beginSouvenirPayment(shop, made.member, made.order) };
      }),
    );
    await expireSouvenirOrders(late);
    await createSouvenirDraft({ deps: late }, { wanted: [[gone, 1]] });
    for (const { payment } of [lucky!, unlucky!])
      await applyGatewayStatus(late, shop.gateway.becomes(payment.reference, 'paid'));
    expect(await findSouvenirOrder(shop.deps, lucky!.member.actor, lucky!.order.id)).toMatchObject({
      state: 'paid',
    });
    expect(await findSouvenirOrder(shop.deps, unlucky!.member.actor, unlucky!.order.id)).toMatchObject({
      state: 'expired',
    });
    const owed = await database.db
      .selectFrom('refund_tasks')
      .select(['amount', 'reason'])
      .where('booking_id', '=', unlucky!.order.id)
      .execute();
    expect(owed).toEqual([{ amount: unlucky!.payment.total, reason: 'double_payment' }]);
    await sound();
  });
  it('that fits no invoice is told to its buyer, and what was decided about it too', async () => {
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    const { member, order } = await createSouvenirOrder(shop, { wanted: [[await oneOf(1), 1]] });
    const payment = await beginSouvenirPayment(shop, member, order);
    const told = () => noticesTo(shop.deps, member, 'parcel_money');
    const amount = payment.total - 1_000;
    const facts = shop.gateway.becomes(payment.reference, 'paid', amount);
    for (let turn = 0; turn < 2; turn += 1) await applyGatewayStatus(shop.deps, facts);
    const about = {
      kind: 'parcel_money',
      path: `/member/my-order/merchant/${order.parts[0]!.id}`,
      isRead: false,
    };
    const { invoice_code: code } = await database.db
      .selectFrom('souvenir_orders')
      .select('invoice_code')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(await told()).toEqual([{ ...about, values: { code, amount, event: 'misfit', refundBy: null } }]);
    const exception = (await listOpenExceptions(shop.deps, finance.actor, null)).find(
      ({ reference }) => reference === payment.reference,
    )!;
    await resolveException(shop.deps, finance.actor, {
      exceptionId: exception.id,
      decision: 'keep',
      note: 'Menunggu kabar',
    });
    expect(await told()).toEqual([{ ...about, values: { code, amount, event: 'kept', refundBy: null } }]);
    // What is held stays on the list of finance, until it goes back.
    const held = (await listHeldPayments(shop.deps, finance.actor, null)).find(
      ({ reference }) => reference === payment.reference,
    )!;
    expect(held).toMatchObject({ amount, partnerName: null, note: 'Menunggu kabar' });
    await refundHeldPayment(shop.deps, finance.actor, held.paymentId);
    expect(await told()).toEqual([
      {
        ...about,
        values: { code, amount, event: 'refund', refundBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ]);
    await sound();
  });
  it('that its bank takes back leaves nothing with the stores, and what has not left is on sale again', async () => {
    const variant = await oneOf(2);
    const { order, payment } = await createPaidSouvenirOrder(shop, { wanted: [[variant, 2]] });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'charged_back'));
    expect(await left(variant)).toBe(2);
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where booking_id = ${order.id} and account = 'partner_payable'`.execute(
      database.db,
    );
    expect(rows[0]!.sum).toBe(0);
    await sound();
  });
});

describe('a store', () => {
  it('accepts, sends and delivers its own part, which then completes by itself', async () => {
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: both() });
    const part = partAt(order, dates.storeId);
    const other = partAt(order, mat.storeId);
    await expect(acceptStoreOrder(shop.deps, staff.actor, other.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(acceptStoreOrder(shop.deps, member.actor, part.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    const shipment = { courier: 'JNE', tracking_number: 'jne 0012 34' };
    await expect(shipStoreOrder(shop.deps, staff.actor, part.id, shipment)).rejects.toMatchObject({
      code: 'store_order_state',
    });
    await acceptStoreOrder(shop.deps, staff.actor, part.id);
    await shipStoreOrder(shop.deps, staff.actor, part.id, shipment);
    await markDelivered(shop.deps, staff.actor, part.id);
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({
      state: 'delivered',
      courier: 'JNE',
      trackingNumber: 'JNE001234',
      history: [{ event: 'paid' }, { event: 'accepted' }, { event: 'shipped' }, { event: 'delivered' }],
    });
    expect(await noticesOf(member)).toEqual(
      expect.arrayContaining([
        { kind: 'parcel_moved', count: 4, values: expect.objectContaining({ state: 'delivered' }) },
        { kind: 'parcel_moved', count: 1, values: expect.objectContaining({ state: 'paid' }) },
      ]),
    );
    expect(await noticesOf(staff)).toContainEqual(
      expect.objectContaining({ kind: 'parcel_ordered', values: { store: expect.any(String) } }),
    );
    const listed = await listStoreOrders(shop.deps, staff.actor, {
      storeId: dates.storeId,
      states: ['delivered'],
      page: 1,
      limit: 50,
    });
    expect(listed.items.map(({ id }) => id)).toContain(part.id);
    await settleStoreOrders({ ...shop.deps, now: at(3 * 86_400 + 1).now });
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({ state: 'completed' });
    await sound();
  });
  it('that does not send refunds its share, to the rupiah, and sells its stock again', async () => {
    const variant = await oneOf(3);
    const { order, payment } = await createPaidSouvenirOrder(shop, { wanted: [...both(), [variant, 2]] });
    const part = partAt(order, dates.storeId);
    await refuseStoreOrder(shop.deps, staff.actor, part.id, { reason: 'out_of_stock', note: 'Habis' });
    const refunds = async () =>
      (
        await database.db
          .selectFrom('refund_tasks')
          .select('amount')
          .where('booking_id', '=', order.id)
          .execute()
      ).reduce((sum, { amount }) => sum + amount, 0);
    expect(await refunds()).toBe(part.total);
    for (const one of order.parts.filter(({ id }) => id !== part.id)) {
      const keeper = await staffOf(one.store.id);
      await refuseStoreOrder(shop.deps, keeper.actor, one.id, { reason: 'other' });
    }
    // Nothing of the order is left: the fee of the payment goes back as well.
    expect(await refunds()).toBe(payment.total);
    expect(await left(variant)).toBe(3);
    await sound();
  });
  it('that cannot send some pieces refunds their share, and ends with the last of them', async () => {
    const variant = await oneOf(5);
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: [[variant, 3]] });
    const [part] = order.parts;
    const { actor: keeper } = await staffOf(part!.store.id);
    const line = part!.lines[0]!.id;
    const refuse = (count: number) =>
      refusePieces(shop.deps, keeper, part!.id, { pieces: new Map([[line, count]]), reason: 'out_of_stock' });
    const amounts = async () =>
      (
        await database.db
          .selectFrom('refund_tasks')
          .select('amount')
          .where('booking_id', '=', order.id)
          .orderBy('created_at')
          .execute()
      ).map(({ amount }) => amount);
    for (const wrong of [0, 4, -1, 0.5])
      await expect(refuse(wrong)).rejects.toMatchObject({ faults: [{ field: 'pieces' }] });
    await refuse(1);
    expect(await amounts()).toEqual([25_000]);
    expect(await left(variant)).toBe(3);
    expect(await findStoreOrder(shop.deps, member.actor, part!.id)).toMatchObject({
      state: 'accepted',
      refunded: 25_000,
      lines: [{ refused: 1 }],
    });
    await sound();
    await refuse(2);
    expect(await findStoreOrder(shop.deps, member.actor, part!.id)).toMatchObject({ state: 'refunded' });
    // With the shipping, and the fee of the payment.
    expect((await amounts()).reduce((sum, amount) => sum + amount, 0)).toBe(
      (
        await database.db
          .selectFrom('payments')
          .select('total')
          .where('subject_id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).total,
    );
    expect(await left(variant)).toBe(5);
    await sound();
  });
  it('that says nothing in time has refused', async () => {
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: both() });
    await settleStoreOrders({ ...shop.deps, now: at(48 * 3_600 + 1).now });
    expect(await findSouvenirOrder(shop.deps, member.actor, order.id)).toMatchObject({
      parts: [{ state: 'refunded' }, { state: 'refunded' }],
    });
    await sound();
  });
});

describe('a buyer', () => {
  it('cancels what was not accepted, or is late, and nothing else', async () => {
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: both() });
    const [mine, other] = [partAt(order, dates.storeId), partAt(order, mat.storeId)];
    await cancelStoreOrder(shop.deps, member.actor, other.id);
    expect(canCancel(mine, shop.deps.now())).toBe(true);
    await acceptStoreOrder(shop.deps, staff.actor, mine.id);
    await expect(cancelStoreOrder(shop.deps, member.actor, mine.id)).rejects.toMatchObject({
      code: 'store_order_state',
    });
    await cancelStoreOrder({ ...shop.deps, now: at(2 * 86_400 + 1).now }, member.actor, mine.id);
    expect(await findSouvenirOrder(shop.deps, member.actor, order.id)).toMatchObject({
      parts: [{ state: 'refunded' }, { state: 'refunded' }],
    });
    await sound();
  });
  it('says that it came, on the way or delivered', async () => {
    const { member, order } = await createPaidSouvenirOrder(shop, { wanted: [[dates.variants[0]!, 1]] });
    const [part] = order.parts;
    await expect(receiveStoreOrder(shop.deps, member.actor, part!.id)).rejects.toMatchObject({
      code: 'store_order_state',
    });
    await acceptStoreOrder(shop.deps, staff.actor, part!.id);
    await shipStoreOrder(shop.deps, staff.actor, part!.id, { courier: 'JNE', tracking_number: 'ABC123' });
    await receiveStoreOrder(shop.deps, member.actor, part!.id);
    expect(await findStoreOrder(shop.deps, member.actor, part!.id)).toMatchObject({ state: 'completed' });
  });
});

it('is for those of its store whose duty orders are, and for nobody else', async () => {
  const { order } = await createPaidSouvenirOrder(shop, { wanted: both() });
  const part = partAt(order, dates.storeId);
  const tries = async (partnerId: string, duty: StoreDuty) => {
    const { actor } = await createMember(shop.deps, { roles: ['store_staff'], partnerId, duties: [duty] });
    const code = ({ code: said }: { code: string }) => said;
    const query = { storeId: dates.storeId, states: ['paid'] as const, page: 1, limit: 5 };
    return [
      await findStoreOrder(shop.deps, actor, part.id).then(() => 'seen', code),
      await listStoreOrders(shop.deps, actor, query).then(() => 'seen', code),
      await acceptStoreOrder(shop.deps, actor, part.id).then(() => 'done', code),
    ];
  };
  expect(await tries(mat.storeId, 'owner')).toEqual(['not_found', 'not_found', 'not_found']);
  expect(await tries(dates.storeId, 'catalogue')).toEqual(['not_found', 'forbidden', 'not_found']);
  expect(await tries(dates.storeId, 'orders')).toEqual(['seen', 'seen', 'done']);
});

it('lists a store’s orders in every order, both ways, in pages that hang together, and no other store’s', async () => {
  const shelf = async () => {
    const { id } = await createStore(database.db, { name: 'Toko Madu' });
    const { variants } = await createItem(database.db, {
      store_id: id,
      sizes: [{ price: 30_000, stock: 100, grams: 400 }],
    });
    return { id, variant: variants[0]!, keeper: await staffOf(id) };
  };
  const [own, theirs] = [await shelf(), await shelf()];
  for (const [index, quantity] of [3, 1, 2].entries()) {
    const later = at(index * 7_200);
    const { order } = await createPaidSouvenirOrder(
      { ...shop, deps: { ...shop.deps, now: later.now } },
      { wanted: [[own.variant, quantity]] },
    );
    await sql`update store_orders set address = jsonb_set(address, '{city}', to_jsonb(${['Solo', 'Bandung', 'Medan'][index]}::text))
      where order_id = ${order.id}::uuid`.execute(database.db);
  }
  await createPaidSouvenirOrder(shop, { wanted: [[theirs.variant, 1]] });
  const listOf =
    ({ id, keeper }: typeof own) =>
    (query: object = {}) =>
      listStoreOrders(shop.deps, keeper.actor, {
        ...{ storeId: id, states: ['paid'], page: 1, limit: 50 },
        ...query,
      });
  const pieces = ({ lines }: StoreOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  expect((await listOf(own)()).items.map(pieces)).toEqual([3, 1, 2]);
  await expectEverySort({
    list: listOf(own),
    nameOf: ({ id }) => id,
    by: {
      due: ({ acceptBy }) => acceptBy!,
      code: ({ orderCode }) => orderCode,
      ordered: ({ orderedAt }) => orderedAt,
      city: ({ address }) => address!.city,
      pieces,
      total: ({ total }) => total,
    },
  });
  const other = await listOf(theirs)({ sort: { by: 'total', isDown: true } });
  expect(other.items.map(({ store }) => store.id)).toEqual([theirs.id]);
});
