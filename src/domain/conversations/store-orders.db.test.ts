// Conversations about souvenir orders on a real database: begun from one store's part once it is paid, read by that store alone, with a card
// of it; what the store promises is pinned to it.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder } from '#test/factories/bookings';
import { write } from '#test/factories/conversations';
import { createItem } from '#test/factories/items';
import { createDeparture } from '#test/factories/programmes';
import { createPaidSouvenirOrder, createShopper, createSouvenirOrder } from '#test/factories/souvenir-orders';
import {
  listConversationOrders,
  listConversations,
  listMessages,
  listOrderPromises,
  pinPromise,
  presentMessage,
  startConversation,
} from './conversations.ts';

const { shop, deps, brand } = useBookingFixture();
let buyer: SignedIn;
let variant: string;
/** Two stores, one order: of the first two sizes of an item. */
let parts: { id: string; code: string; storeId: string; slug: string; name: string }[];
beforeEach(async () => {
  await deps.db.deleteFrom('throttles').execute();
  buyer = await createShopper(deps);
  const first = await createItem(deps.db, {
    name: { id: 'Kurma Ajwa', en: 'Ajwa dates' },
    sizes: [
      { price: 30_000, stock: 9 },
      { price: 20_000, stock: 9 },
    ],
  });
  variant = first.variants[0]!;
  const second = await createItem(deps.db);
  const { order } = await createPaidSouvenirOrder(shop, {
    member: buyer,
    wanted: [
      [first.variants[0]!, 1],
      [first.variants[1]!, 1],
      [second.variants[0]!, 2],
    ],
  });
  parts = [first, second].map(({ storeId }) => {
    const { id, orderCode, position, store } = order.parts.find((one) => one.store.id === storeId)!;
    return { id, code: `${orderCode}-${position}`, storeId, slug: store.slug, name: store.name };
  });
});

const begin = (order: string, { actor } = buyer) =>
  startConversation(deps, actor, { counterpart: { order }, brand });
const keeperOf = (storeId: string, more: object = {}) =>
  createMember(deps, { roles: ['store_staff'], partnerId: storeId, ...more });
const noticesOf = ({ account }: SignedIn) =>
  deps.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'path', 'read_at'])
    .where('account_id', '=', account.id)
    .where('kind', '=', 'message')
    .execute();

describe('a conversation about a souvenir order', () => {
  it('is the one with the store of that part, by its id and by its code, and its card is as the part is now', async () => {
    const [part, other] = parts;
    const byId = await begin(part!.id);
    expect(byId.card).toEqual({ kind: 'store_order', id: part!.id });
    expect(byId.conversation.partner).toMatchObject({ id: part!.storeId, kind: 'store' });
    const { conversation } = await begin(part!.code);
    expect(conversation.id).toBe(byId.conversation.id);
    expect((await begin(other!.code)).conversation.id).not.toBe(conversation.id);
    const fromStore = await startConversation(deps, buyer.actor, {
      counterpart: { store: part!.slug },
      brand,
    });
    expect(fromStore.conversation.id).toBe(conversation.id);
    await write(deps, buyer, conversation.id, 'Kapan dikirim?', { card: byId.card });
    // As clients may name it too.
    await write(deps, buyer, conversation.id, 'Tolong cepat', { card: { kind: 'order', id: part!.code } });
    await deps.db.updateTable('store_orders').set({ state: 'accepted' }).where('id', '=', part!.id).execute();
    const { items } = await listMessages(deps, buyer.actor, conversation.id);
    const card = {
      kind: 'store_order',
      id: part!.id,
      code: part!.code,
      state: 'accepted',
      title: 'Kurma Ajwa',
      others: 1,
      store_name: part!.name,
    };
    expect(items.map((one) => presentMessage(one, 'member', 'id').card)).toEqual([card, card]);
  });

  it('is told to the store, answered from its inbox, and told to its buyer', async () => {
    const [part, other] = parts;
    const keeper = await keeperOf(part!.storeId);
    const stranger = await keeperOf(other!.storeId);
    const { conversation, card } = await begin(part!.code);
    const { id } = conversation;
    await write(deps, buyer, id, 'Kapan dikirim?', { card });
    const told = { kind: 'message', path: `/chat/${id}`, read_at: null };
    expect(await noticesOf(keeper)).toMatchObject([
      { ...told, path: `/store-console/chat/${id}`, values: { name: buyer.account.name } },
    ]);
    expect(await noticesOf(stranger)).toEqual([]);
    const inbox = (partnerId: string) => ({ kind: 'partner', partnerId }) as const;
    expect((await listConversations(deps, keeper.actor, inbox(part!.storeId))).items).toMatchObject([
      { id, unread: 1 },
    ]);
    expect((await listConversations(deps, stranger.actor, inbox(other!.storeId))).items).toEqual([]);
    await write(deps, keeper, id, 'Besok pagi.');
    expect(await noticesOf(buyer)).toMatchObject([{ ...told, values: { name: part!.name } }]);
    expect((await noticesOf(keeper))[0]!.read_at).not.toBeNull();
    for (const act of [
      () => listMessages(deps, stranger.actor, id),
      () => listConversationOrders(deps, stranger.actor, id),
      () => write(deps, stranger, id, 'Kami juga'),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has the parts of this store beside it, for both sides, and none that is not paid', async () => {
    const [part, other] = parts;
    const keeper = await keeperOf(part!.storeId);
    const unpaid = await createSouvenirOrder(shop, { member: buyer, wanted: [[variant, 1]] });
    const { id } = (await begin(part!.code)).conversation;
    const beside = [{ kind: 'store_order', id: part!.id, code: part!.code, state: 'paid', others: 1 }];
    for (const { actor } of [buyer, keeper])
      expect(await listConversationOrders(deps, actor, id)).toMatchObject(beside);
    await expect(begin(unpaid.order.parts[0]!.id)).rejects.toMatchObject({ code: 'not_found' });
    const card = { kind: 'store_order', id: unpaid.order.parts[0]!.id };
    await expect(write(deps, buyer, id, 'Ini?', { card })).rejects.toMatchObject({ code: 'invalid_input' });
    // Support has all of the brand beside it, journeys too.
    const departure = await createDeparture(deps.db);
    await createOrder(shop, { member: buyer, departure: departure.id });
    const support = await startConversation(deps, buyer.actor, { counterpart: { support: true }, brand });
    const all = await listConversationOrders(deps, buyer.actor, support.conversation.id);
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['order', 'store_order', 'store_order']);
    expect(all.map(({ code }) => code)).toEqual(expect.arrayContaining([part!.code, other!.code]));
  });

  it('begins with no order of somebody else or another brand, and with none that is not there', async () => {
    const stranger = await createMember(deps);
    await expect(begin(parts[0]!.id, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(begin(parts[0]!.code, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      startConversation(deps, buyer.actor, {
        counterpart: { order: parts[0]!.code },
        brand: { id: 'amanah' },
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
    for (const unknown of [
      randomUUID(),
      parts[0]!.code.slice(0, -2),
      'OL-22222222-1',
      `${parts[0]!.code}9`,
      `${parts[0]!.code.slice(0, -1)}0`,
      'OL-22222222-9999999999',
      '%00',
    ])
      await expect(begin(unknown)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('carries no card of another store’s part, and no bill', async () => {
    const [part, other] = parts;
    const keeper = await keeperOf(part!.storeId);
    const { id } = (await begin(part!.code)).conversation;
    await expect(
      write(deps, buyer, id, 'Ini?', { card: { kind: 'store_order', id: other!.id } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      write(deps, keeper, id, '', { card: { kind: 'payment', id: part!.code } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('keeps what the store promised as evidence at that part, and at no other', async () => {
    const [part, other] = parts;
    const keeper = await keeperOf(part!.storeId);
    const { id } = (await begin(part!.code)).conversation;
    const promise = await write(deps, keeper, id, 'Kami kirim hari Senin.');
    const pin = (order: string, { actor } = buyer) =>
      pinPromise(deps, actor, { conversationId: id, messageId: promise.id, order });
    await expect(pin(other!.code)).rejects.toMatchObject({ code: 'not_found' });
    await expect(pin(part!.code, await createMember(deps))).rejects.toMatchObject({ code: 'not_found' });
    await pin(part!.code);
    // Once, whoever asks again.
    await pin(part!.id, keeper);
    for (const { actor } of [buyer, keeper])
      expect((await listMessages(deps, actor, id)).items[0]!.pinnedTo).toBe(part!.code);
    expect(
      await deps.db
        .selectFrom('conversation_pins')
        .select(['booking_id', 'store_order_id', 'pinned_by'])
        .where('message_id', '=', promise.id)
        .execute(),
    ).toEqual([{ booking_id: null, store_order_id: part!.id, pinned_by: buyer.account.id }]);
  });

  it('shows the store’s promises at that part to both sides, and to nobody else', async () => {
    const [part, other] = parts;
    const keeper = await keeperOf(part!.storeId);
    const { id } = (await begin(part!.code)).conversation;
    const own = await write(deps, buyer, id, 'Kalian janji hari Senin.');
    const promise = await write(deps, keeper, id, 'Kami kirim hari Senin.');
    for (const messageId of [own.id, promise.id])
      await pinPromise(deps, buyer.actor, { conversationId: id, messageId, order: part!.id });
    const of = (actor: SignedIn['actor'], { id: orderId }: { id: string }) =>
      listOrderPromises(deps, actor, { kind: 'store_order', id: orderId });
    const shown = [{ conversationId: id, sequence: 2, text: 'Kami kirim hari Senin.', saidAt: deps.now() }];
    for (const { actor } of [buyer, keeper]) expect(await of(actor, part!)).toEqual(shown);
    const strangers = [
      await keeperOf(other!.storeId),
      await createMember(deps),
      await createMember(deps, { roles: ['operator_support'] }),
      await keeperOf(part!.storeId, { hasSecondFactor: false }),
    ];
    for (const { actor } of strangers) expect(await of(actor, part!)).toEqual([]);
    expect(await of(buyer.actor, other!)).toEqual([]);
  });
});
