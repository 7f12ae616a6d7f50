// Two refunds of one parcel at the same moment: both have read it before either refunds. What was refunded already is read again under the
// order's lock, so that the second takes it off. Sums alone would not show it: the ledger owes a buyer no more than lies there anyway.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockKeys } from '#platform/database/locks';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { askForReturn, createAcceptedParcel, createDeliveredParcel } from '#test/factories/souvenir-orders';
import { overlappingInOrder } from '#test/overlapping';
import { fulfil } from './fulfil-store-order.ts';
import { moveIfStill } from './move-if-still.ts';
import { asBuyer } from './receive-store-order.ts';
import {
  acceptReturn,
  cancelStoreOrder,
  decideReturn,
  findStoreOrder,
  receiveReturn,
  refusePieces,
  refuseStoreOrder,
  settleStoreOrders,
  type StoreOrder,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
verifyLedgerAfterEach({ shop });
const dayMs = 86_400_000;

type Parcel = Awaited<ReturnType<typeof createAcceptedParcel>>;
const seen = ({ member, part }: Parcel) => findStoreOrder(shop.deps, member.actor, part.id);
/** Of another store, sent with the same order. */
const another = async () =>
  (await createItem(shop.deps.db, { sizes: [{ price: 900_000, stock: 1 }] })).variants[0]!;
const refundsOf = async ({ order }: Parcel) => {
  const tasks = await database.db
    .selectFrom('refund_tasks')
    .select('amount')
    .where('booking_id', '=', order.id)
    .execute();
  return tasks.map(({ amount }) => amount).toSorted((a, b) => a - b);
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const left = async (variantId: string) => {
  const { rows } = await sql<{ left: number }>`
    select stock_left(${variantId}::uuid, ${shop.deps.now()}) as left`.execute(database.db);
  return rows[0]!.left;
};
/** In this order, and the second has read the parcel before the first has written. */
const atOnce = async (made: Parcel, actions: readonly (() => Promise<unknown>)[]) => {
  const ended = await overlappingInOrder(
    database.db,
    (held) => lockKeys({ db: held }, [{ kind: 'souvenir_order', id: made.order.id }]),
    actions,
  );
  return ended.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code));
};
const refuse = ({ part, keeper }: Parcel, count: number) =>
  refusePieces(shop.deps, keeper.actor, part.id, {
    pieces: new Map([[part.lines[0]!.id, count]]),
    reason: 'out_of_stock',
  });

describe('a parcel of which pieces were refunded at that moment', () => {
  type Seen = Pick<StoreOrder, 'total' | 'refunded'>;
  type Note = (within: unknown, part: Seen) => Promise<void>;
  it.each([
    [
      'its store',
      ({ part, keeper }: Parcel, note: Note) =>
        fulfil(shop.deps, keeper.actor, { id: part.id, action: 'store_order.refused' }, note),
    ],
    ['its buyer', ({ part, member }: Parcel, note: Note) => asBuyer(shop.deps, member.actor, part.id, note)],
    [
      'the clock',
      ({ part }: Parcel, note: Note) => moveIfStill(shop.deps, part, sql<boolean>`state = 'accepted'`, note),
    ],
  ])('is handed to %s as it is under the lock', async (_who, act) => {
    const made = await createAcceptedParcel(shop, { quantity: 3, stock: 5 });
    const handed: Seen[] = [];
    const ended = await atOnce(made, [
      () => refuse(made, 1),
      () => act(made, async (_within, part) => void handed.push(part)),
    ]);
    expect(ended).toEqual(['done', 'done']);
    expect(handed).toMatchObject([{ total: made.part.total, refunded: 30_000 }]);
  });

  it.each([
    [
      'its store, which refuses the rest',
      async ({ part, keeper }: Parcel) =>
        refuseStoreOrder(shop.deps, keeper.actor, part.id, { reason: 'out_of_stock' }),
    ],
    [
      'its buyer, who cancels what is late',
      async (made: Parcel) => {
        const late = new Date((await seen(made)).shipBy!.getTime() + dayMs);
        await cancelStoreOrder({ ...shop.deps, now: () => late }, made.member.actor, made.part.id);
      },
    ],
    [
      'the clock, to which it was never sent',
      async (made: Parcel) => {
        const over = new Date((await seen(made)).shipBy!.getTime() + 30 * dayMs);
        await settleStoreOrders({ ...shop.deps, now: () => over });
      },
    ],
  ])('is refunded what is left of it by %s', async (_who, end) => {
    const made = await createAcceptedParcel(shop, { quantity: 3, stock: 5, beside: await another() });
    const ended = await atOnce(made, [() => refuse(made, 1), () => end(made)]);
    expect(ended).toEqual(['done', 'done']);
    expect(await seen(made)).toMatchObject({ state: 'refunded', refunded: 30_000 });
    expect(await refundsOf(made)).toEqual([30_000, made.part.total - 30_000]);
    expect(await left(made.variant)).toBe(5);
  });

  it('refuses no piece a second time', async () => {
    const made = await createAcceptedParcel(shop, { quantity: 3, stock: 5, beside: await another() });
    const ended = await atOnce(made, [() => refuse(made, 2), () => refuse(made, 2)]);
    expect(ended).toEqual(['done', 'invalid_input']);
    expect(await seen(made)).toMatchObject({ state: 'accepted', refunded: 60_000 });
    expect(await refundsOf(made)).toEqual([60_000]);
    expect(await left(made.variant)).toBe(4);
  });

  it('is refunded with its shipping by the last of two refusals, which together are all of it', async () => {
    const made = await createAcceptedParcel(shop, { quantity: 3, stock: 5, beside: await another() });
    const ended = await atOnce(made, [() => refuse(made, 1), () => refuse(made, 2)]);
    expect(ended).toEqual(['done', 'done']);
    expect(await seen(made)).toMatchObject({ state: 'refunded' });
    expect(sum(await refundsOf(made))).toBe(made.part.total);
    expect(await left(made.variant)).toBe(5);
  });
});

describe('a return that was looked at at that moment', () => {
  it('is refunded once by a store that presses twice', async () => {
    const made = await createDeliveredParcel(shop, { quantity: 3, stock: 5, beside: await another() });
    const line = made.part.lines[0]!.id;
    await askForReturn(shop.deps, made.member, made.part.id, [[line, 2]]);
    await acceptReturn(shop.deps, made.keeper.actor, made.part.id, { note: 'Jl. Kurma 1' });
    const receive = () =>
      receiveReturn(shop.deps, made.keeper.actor, made.part.id, { sellable: new Map([[line, 2]]) });
    expect(await atOnce(made, [receive, receive])).toEqual(['done', 'store_order_state']);
    expect(await seen(made)).toMatchObject({ state: 'completed', refunded: 60_000 });
    expect(await refundsOf(made)).toEqual([60_000]);
    expect(await left(made.variant)).toBe(4);
  });

  it('is refunded once when two of the operator’s people grant it', async () => {
    const made = await createDeliveredParcel(shop, { quantity: 3, stock: 5, beside: await another() });
    const { actor: support } = await createMember(shop.deps, { roles: ['operator_support'] });
    const line = made.part.lines[0]!.id;
    await askForReturn(shop.deps, made.member, made.part.id, [[line, 3]]);
    await acceptReturn(shop.deps, made.keeper.actor, made.part.id, { note: 'Jl. Kurma 1' });
    await settleStoreOrders({ ...shop.deps, now: () => at(60 * 86_400).now() });
    const decide = () =>
      decideReturn(shop.deps, support, made.part.id, { decision: 'grant', note: 'Toko diam saja' });
    expect(await atOnce(made, [decide, decide])).toEqual(['done', 'store_order_state']);
    expect(sum(await refundsOf(made))).toBe(made.part.total);
    expect(await left(made.variant)).toBe(2);
  });
});
