// What ends by itself: a parcel of which nobody says anything, and one that is never sent. At the same moment as whoever does something.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockKeys } from '#platform/database/locks';
import { parcelSilenceDays, storeLateDays, storeObjectionDays } from '#shared/limits';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import type { SignedIn } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { askForReturn, createAcceptedParcel, createShippedParcel } from '#test/factories/souvenir-orders';
import { overlappingInOrder } from '#test/overlapping';
import {
  acceptStoreOrder,
  findStoreOrder,
  receiveStoreOrder,
  refusePieces,
  settleStoreOrders,
  shipStoreOrder,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
verifyLedgerAfterEach({ shop });
const day = 86_400;
const dayMs = day * 1_000;

type Parcel = Awaited<ReturnType<typeof createAcceptedParcel>>;
const settleAt = (now: Date) => settleStoreOrders({ ...shop.deps, now: () => now });
const seen = ({ member, part }: Parcel) => findStoreOrder(shop.deps, member.actor, part.id);
const stateOf = async (made: Parcel) => (await seen(made)).state;
const eventsOf = async (made: Parcel) => (await seen(made)).history.map(({ event }) => event);
const noticesOf = async ({ account }: SignedIn) =>
  database.db
    .selectFrom('notifications')
    .select(['kind', 'values'])
    .where('account_id', '=', account.id)
    .execute();
const refunded = async ({ order }: Parcel) => {
  const tasks = await database.db
    .selectFrom('refund_tasks')
    .select('amount')
    .where('booking_id', '=', order.id)
    .execute();
  return tasks.reduce((sum, { amount }) => sum + amount, 0);
};
const left = async (variantId: string) => {
  const { rows } = await sql<{ left: number }>`
    select stock_left(${variantId}::uuid, ${shop.deps.now()}) as left`.execute(database.db);
  return rows[0]!.left;
};
/** One after the other, and both have read before either has written. */
const atOnce = (made: Parcel, actions: readonly (() => Promise<unknown>)[]) =>
  overlappingInOrder(
    database.db,
    (held) => lockKeys({ db: held }, [{ kind: 'souvenir_order', id: made.order.id }]),
    actions,
  );

describe('a parcel on its way of which nobody says anything', () => {
  const silent = (days = parcelSilenceDays) => at(days * day).now();

  it('counts as delivered after its days: its buyer is told, and may still send it back', async () => {
    const made = await createShippedParcel(shop, { quantity: 1 });
    await settleAt(new Date(silent().getTime() - 1_000));
    expect(await stateOf(made)).toBe('shipped');
    await settleAt(silent());
    expect(await seen(made)).toMatchObject({
      state: 'delivered',
      deliveredAt: silent(),
      completeBy: silent(parcelSilenceDays + storeObjectionDays),
    });
    expect(await noticesOf(made.member)).toContainEqual({
      kind: 'parcel_moved',
      values: expect.objectContaining({ event: 'presumed_delivered', state: 'delivered' }),
    });
    await askForReturn(shop.deps, made.member, made.part.id, [[made.part.lines[0]!.id, 1]]);
    await settleAt(silent(parcelSilenceDays + storeObjectionDays));
    expect(await stateOf(made)).toBe('return_requested');
  });

  it('completes when its buyer says nothing either', async () => {
    const made = await createShippedParcel(shop, { quantity: 1 });
    await settleAt(silent());
    await settleAt(silent(parcelSilenceDays + storeObjectionDays));
    expect((await eventsOf(made)).slice(2)).toEqual(['shipped', 'presumed_delivered', 'completed']);
  });

  it.each([
    ['clock', ['shipped', 'presumed_delivered', 'completed']],
    ['buyer', ['shipped', 'completed']],
  ])('is complete once its buyer has it at that moment, the %s being first', async (first, events) => {
    const made = await createShippedParcel(shop, { quantity: 1 });
    const clock = () => settleAt(silent());
    const buyer = () => receiveStoreOrder(shop.deps, made.member.actor, made.part.id);
    const ended = await atOnce(made, first === 'clock' ? [clock, buyer] : [buyer, clock]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await eventsOf(made)).slice(2)).toEqual(events);
  });
});

describe('a parcel that its store accepted and does not send', () => {
  const shipment = { courier: 'JNE', tracking_number: 'JNE12345678' };
  const overOf = async (made: Parcel) =>
    new Date((await seen(made)).shipBy!.getTime() + storeLateDays * dayMs);

  it('ends after its days like a refused one: its money goes back, its stock is on sale again, both are told', async () => {
    const made = await createAcceptedParcel(shop, { quantity: 2, stock: 5 });
    const over = await overOf(made);
    await settleAt(new Date(over.getTime() - 1_000));
    expect(await stateOf(made)).toBe('accepted');
    expect(await left(made.variant)).toBe(3);
    await settleAt(over);
    expect(await stateOf(made)).toBe('refunded');
    expect((await eventsOf(made)).at(-1)).toBe('not_sent_in_time');
    // Nothing of the order is left: with the fee of the payment.
    expect(await refunded(made)).toBe(made.payment.total);
    expect(await left(made.variant)).toBe(5);
    expect(await noticesOf(made.member)).toContainEqual({
      kind: 'parcel_moved',
      values: expect.objectContaining({ event: 'not_sent_in_time', state: 'refunded' }),
    });
    expect(await noticesOf(made.keeper)).toContainEqual({
      kind: 'parcel_work',
      values: expect.objectContaining({ event: 'not_sent_in_time' }),
    });
    await settleAt(over);
    expect(await refunded(made)).toBe(made.payment.total);
    await expect(acceptStoreOrder(shop.deps, made.keeper.actor, made.part.id)).rejects.toMatchObject({
      code: 'store_order_state',
    });
  });

  it.each([
    { first: 'clock', ended: ['fulfilled', 'rejected'], state: 'refunded' },
    { first: 'store', ended: ['fulfilled', 'fulfilled'], state: 'shipped' },
  ] as const)('either goes or ends when it is sent at that moment, the $first being first', async (one) => {
    const made = await createAcceptedParcel(shop, { quantity: 2, stock: 5 });
    const over = await overOf(made);
    const clock = () => settleAt(over);
    const store = () => shipStoreOrder(shop.deps, made.keeper.actor, made.part.id, shipment);
    const ended = await atOnce(made, one.first === 'clock' ? [clock, store] : [store, clock]);
    expect(ended.map(({ status }) => status)).toEqual(one.ended);
    expect(await stateOf(made)).toBe(one.state);
    const isSent = one.state === 'shipped';
    expect(await refunded(made)).toBe(isSent ? 0 : made.payment.total);
    expect(await left(made.variant)).toBe(isSent ? 3 : 5);
  });

  it('gives back no rupiah twice when some pieces are refused at that moment', async () => {
    // Another parcel stands: what is left of the payment would cover too much as well.
    const other = (await createItem(shop.deps.db, { sizes: [{ price: 90_000, stock: 1 }] })).variants[0]!;
    const made = await createAcceptedParcel(shop, { quantity: 3, stock: 5, beside: other });
    const over = await overOf(made);
    const [line] = made.part.lines;
    const refuse = () =>
      refusePieces(shop.deps, made.keeper.actor, made.part.id, {
        pieces: new Map([[line!.id, 1]]),
        reason: 'out_of_stock',
      });
    const ended = await atOnce(made, [refuse, () => settleAt(over)]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await stateOf(made)).toBe('refunded');
    expect(await refunded(made)).toBe(made.part.total);
    expect(await left(made.variant)).toBe(5);
  });
});
