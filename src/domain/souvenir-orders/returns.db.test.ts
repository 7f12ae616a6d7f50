// Returns on a real database: pieces come back, stock and books follow, and where buyer and store disagree the operator decides.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { verifyLedger } from '#domain/ledger';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { askForReturn, createDeliveredParcel } from '#test/factories/souvenir-orders';
import {
  acceptReturn,
  contestReturn,
  decideReturn,
  findStoreOrder,
  listContestedReturns,
  readReturnPicture,
  receiveReturn,
  refuseReturn,
  requestReturn,
  settleStoreOrders,
  type StoreOrder,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
const day = 86_400;
const where = { note: 'Jl. Kurma 1, Bogor' };

let support: SignedIn;
let photo: Buffer;
beforeAll(async () => {
  support = await createMember(shop.deps, { roles: ['operator_support'] });
  photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
});

const left = async (variantId: string) => {
  const { rows } = await sql<{
    left: number;
  }>`select stock_left(${variantId}::uuid, ${shop.deps.now()}) as left`.execute(database.db);
  return rows[0]!.left;
};
const refunds = async ({ orderId }: StoreOrder) =>
  (
    await database.db.selectFrom('refund_tasks').select('amount').where('booking_id', '=', orderId).execute()
  ).map(({ amount }) => amount);
const sound = async () => expect(await verifyLedger(shop.deps)).toEqual([]);
const lineOf = (part: StoreOrder) => part.lines[0]!.id;
const asked = async (quantity: number, back: number) => {
  const made = await createDeliveredParcel(shop, { quantity });
  await askForReturn(shop.deps, made.member, made.part.id, [[lineOf(made.part), back]]);
  return made;
};

describe('a return', () => {
  it('of everything gives back the whole part, and what can be sold is on sale again', async () => {
    const { member, part, keeper, variant } = await asked(3, 3);
    await acceptReturn(shop.deps, keeper.actor, part.id, where);
    expect(await refunds(part)).toEqual([]);
    expect(await left(variant)).toBe(7);
    await receiveReturn(shop.deps, keeper.actor, part.id, { sellable: new Map([[lineOf(part), 2]]) });
    expect(await left(variant)).toBe(9);
    expect(await refunds(part)).toEqual([part.total]);
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({
      state: 'returned',
      returning: { state: 'received', answer: where.note },
      lines: [{ returned: 3 }],
    });
    await sound();
  });
  it('of some pieces gives back their share, never the shipping, and completes the rest', async () => {
    const { member, part, keeper, variant } = await asked(3, 1);
    await acceptReturn(shop.deps, keeper.actor, part.id, where);
    await receiveReturn(shop.deps, keeper.actor, part.id, { sellable: new Map() });
    expect(await left(variant)).toBe(7);
    expect(await refunds(part)).toEqual([30_000]);
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({
      state: 'completed',
      refunded: 30_000,
    });
    await sound();
  });
  it('is asked for once, of what was delivered, with a reason, and for no more than is there', async () => {
    const { member, part } = await createDeliveredParcel(shop, { quantity: 2 });
    const ask = (count: number) => askForReturn(shop.deps, member, part.id, [[lineOf(part), count]]);
    for (const wrong of [0, 3])
      await expect(ask(wrong)).rejects.toMatchObject({ faults: [{ field: 'pieces' }] });
    await ask(1);
    await expect(ask(1)).rejects.toMatchObject({ code: 'store_order_state' });
    const { part: over, member: late } = await createDeliveredParcel(shop, { quantity: 1 });
    await settleStoreOrders({ ...shop.deps, now: at(3 * day + 1).now });
    await expect(askForReturn(shop.deps, late, over.id, [[lineOf(over), 1]])).rejects.toMatchObject({
      code: 'store_order_state',
    });
  });
  it('carries pictures, which its buyer, the store and the operator see, and nobody else', async () => {
    const { member, part, keeper } = await createDeliveredParcel(shop, { quantity: 1 });
    const pieces = [[lineOf(part), 1]] as const;
    const ask = (pictures: Buffer[]) => askForReturn(shop.deps, member, part.id, pieces, pictures);
    for (const wrong of [
      [Buffer.from('%PDF-1.4')],
      [Buffer.from('<html>')],
      [Buffer.alloc(0)],
      [photo, photo, photo, photo],
    ])
      await expect(ask(wrong)).rejects.toMatchObject({ faults: [{ field: 'picture' }] });
    await ask([photo, photo]);
    const { returning } = await findStoreOrder(shop.deps, member.actor, part.id);
    expect(returning!.pictures).toHaveLength(2);
    for (const { actor } of [member, keeper, support])
      expect((await readReturnPicture(shop.deps, actor, returning!.pictures[0]!)).type).toBe('image/webp');
    const stranger = await createMember(shop.deps);
    await expect(readReturnPicture(shop.deps, stranger.actor, returning!.pictures[0]!)).rejects.toMatchObject(
      { code: 'not_found' },
    );
  });
});

describe('of a parcel that never came', () => {
  /** Whatever was typed as a number: all of it is missing. */
  const missing = async () => {
    const made = await createDeliveredParcel(shop, { quantity: 3 });
    const form = { reason: 'not_received', note: 'Kurir tidak pernah datang' };
    await requestReturn(shop.deps, made.member.actor, made.part.id, {
      form,
      pieces: new Map(),
      pictures: [],
    });
    return made;
  };
  const outcomeOf = async ({ member, part, variant }: Awaited<ReturnType<typeof missing>>) => ({
    refunds: await refunds(part),
    left: await left(variant),
    faults: await verifyLedger(shop.deps),
    part: await findStoreOrder(shop.deps, member.actor, part.id),
  });
  const refunded = (part: StoreOrder) => ({
    refunds: [part.total],
    left: 7,
    faults: [],
    part: { state: 'returned', returning: { state: 'received', lines: [{ quantity: 3 }] } },
  });

  it('the store refunds everything at once by agreeing: nothing is to come back', async () => {
    const made = await missing();
    await acceptReturn(shop.deps, made.keeper.actor, made.part.id, { note: 'Maaf, hilang di kurir' });
    expect(await outcomeOf(made)).toMatchObject(refunded(made.part));
    expect(
      (await findStoreOrder(shop.deps, made.member.actor, made.part.id)).history.slice(-2),
    ).toMatchObject([{ event: 'return_accepted', note: 'Maaf, hilang di kurir' }, { event: 'returned' }]);
  });
  it('the operator refunds everything at once by granting it', async () => {
    const made = await missing();
    const { member, part, keeper } = made;
    await refuseReturn(shop.deps, keeper.actor, part.id, { note: 'Sudah diterima tetangga' });
    await contestReturn(shop.deps, member.actor, part.id, { note: 'Tidak ada yang menerima' });
    await decideReturn(shop.deps, support.actor, part.id, { decision: 'grant', note: 'Tanpa bukti terima' });
    expect(await outcomeOf(made)).toMatchObject(refunded(part));
  });
});

describe('a store', () => {
  it('that refuses says why, and the parcel completes when its buyer leaves it at that', async () => {
    const { member, part, keeper } = await asked(1, 1);
    await expect(refuseReturn(shop.deps, keeper.actor, part.id, { note: '' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await refuseReturn(shop.deps, keeper.actor, part.id, { note: 'Segelnya sudah dibuka' });
    await settleStoreOrders({ ...shop.deps, now: at(4 * day).now });
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({
      state: 'completed',
      returning: { state: 'refused', answer: 'Segelnya sudah dibuka' },
    });
    await sound();
  });
  it('cannot put more on sale than came back, nor look at what it has not accepted', async () => {
    const { part, keeper } = await asked(2, 1);
    const receive = (count: number) =>
      receiveReturn(shop.deps, keeper.actor, part.id, { sellable: new Map([[lineOf(part), count]]) });
    await expect(receive(1)).rejects.toMatchObject({ code: 'store_order_state' });
    await acceptReturn(shop.deps, keeper.actor, part.id, where);
    await expect(receive(2)).rejects.toMatchObject({ faults: [{ field: 'pieces' }] });
    await receive(1);
    await expect(receive(1)).rejects.toMatchObject({ code: 'store_order_state' });
    await sound();
  });
});

describe('the operator', () => {
  const contested = async () => {
    const made = await asked(1, 1);
    await refuseReturn(shop.deps, made.keeper.actor, made.part.id, { note: 'Sudah dipakai' });
    await contestReturn(shop.deps, made.member.actor, made.part.id, { note: 'Belum pernah' });
    return made;
  };
  const decide = (part: StoreOrder, decision: string, { actor } = support) =>
    decideReturn(shop.deps, actor, part.id, { decision, note: 'Foto cukup jelas' });
  const waiting = async () => (await listContestedReturns(shop.deps, support.actor)).map(({ id }) => id);

  it('grants what the store refused, which then has to take it back', async () => {
    const { part, keeper } = await contested();
    expect(await waiting()).toContain(part.id);
    await decide(part, 'grant');
    expect(await waiting()).not.toContain(part.id);
    await receiveReturn(shop.deps, keeper.actor, part.id, { sellable: new Map() });
    expect(await refunds(part)).toEqual([part.total]);
    await sound();
  });
  it('does not grant it, and the parcel is complete', async () => {
    const { member, part } = await contested();
    await decide(part, 'reject');
    expect(await findStoreOrder(shop.deps, member.actor, part.id)).toMatchObject({
      state: 'completed',
      returning: { state: 'rejected', decision: 'Foto cukup jelas' },
    });
    expect(await refunds(part)).toEqual([]);
    await expect(decide(part, 'grant')).rejects.toMatchObject({ code: 'store_order_state' });
  });
  it('decides what a store leaves lying; accepted and never looked at, it is refunded at once', async () => {
    const { part, keeper } = await asked(1, 1);
    await acceptReturn(shop.deps, keeper.actor, part.id, where);
    await settleStoreOrders({ ...shop.deps, now: at(15 * day).now });
    expect(await waiting()).toContain(part.id);
    await decide(part, 'grant');
    expect(await refunds(part)).toEqual([part.total]);
    await sound();
  });
  it('is nobody else', async () => {
    const { part, keeper, member } = await contested();
    const content = await createMember(shop.deps, { roles: ['operator_content'] });
    for (const other of [keeper, member, content]) {
      const code = await decide(part, 'grant', other).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      expect(['not_found', 'forbidden']).toContain(code);
    }
  });
});
