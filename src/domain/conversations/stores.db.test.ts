// Conversations with stores on a real database: begun from a store or an item, in the store's own inbox, with the card of the item.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { write } from '#test/factories/conversations';
import { createItem, createStore } from '#test/factories/items';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import {
  type Counterpart,
  getListedConversation,
  listConversations,
  listMessages,
  presentMessage,
  previewConversation,
  startConversation,
} from './conversations.ts';

const { deps, database, brand } = useTestContext();
let member: SignedIn;
let store: Awaited<ReturnType<typeof createStore>>;
let item: Awaited<ReturnType<typeof createItem>>;
beforeAll(() => createPlaces(database.db));
beforeEach(async () => {
  await deps.db.deleteFrom('throttles').execute();
  member = await createMember(deps);
  store = await createStore(deps.db, { name: 'Toko Barokah' });
  item = await createItem(deps.db, { store_id: store.id, name: { id: 'Kurma Ajwa', en: 'Ajwa dates' } });
});
const begin = (counterpart: Counterpart) => startConversation(deps, member.actor, { counterpart, brand });

describe('a conversation with a store', () => {
  it('is one, from the store and from whatever it sells, and its first message carries what it began from', async () => {
    const fromStore = await begin({ store: store.slug });
    const fromItem = await begin({ item: item.slug });
    expect(fromItem.conversation.id).toBe(fromStore.conversation.id);
    expect((await begin({ partner: store.slug })).card).toEqual(fromStore.card);
    expect([fromStore.card, fromItem.card]).toEqual([
      { kind: 'store', id: store.id },
      { kind: 'item', id: item.id },
    ]);
    const { id } = fromItem.conversation;
    await write(deps, member, id, 'Apakah masih ada?', { card: fromItem.card });
    await write(deps, member, id, 'Buka hari Ahad?', { card: fromStore.card });
    const { items } = await listMessages(deps, member.actor, id);
    expect(items.map((one) => presentMessage(one, 'partner', 'en').card)).toEqual([
      {
        kind: 'item',
        slug: item.slug,
        title: 'Ajwa dates',
        store_slug: store.slug,
        store_name: 'Toko Barokah',
      },
      { kind: 'store', slug: store.slug, name: 'Toko Barokah' },
    ]);
    expect(
      await previewConversation(deps, member.actor, { counterpart: { item: item.slug }, brand }),
    ).toMatchObject({ name: 'Toko Barokah', card: { kind: 'item', storeSlug: store.slug } });
  });

  it('stands in the inbox of this store, and of no other', async () => {
    const { conversation, card } = await begin({ item: item.slug });
    await write(deps, member, conversation.id, 'Apakah masih ada?', { card });
    const other = await createStore(deps.db);
    const [own, foreign] = await Promise.all(
      [store.id, other.id].map((partnerId) => createMember(deps, { roles: ['store_staff'], partnerId })),
    );
    const inbox = { kind: 'partner', partnerId: store.id } as const;
    expect((await listConversations(deps, own!.actor, inbox)).items.map(({ id }) => id)).toEqual([
      conversation.id,
    ]);
    await write(deps, own!, conversation.id, 'Masih, silakan.');
    expect(await getListedConversation(deps, member.actor, conversation.id)).toMatchObject({ unread: 1 });
    await expect(listConversations(deps, foreign!.actor, inbox)).rejects.toThrow('not_found');
    await expect(getListedConversation(deps, foreign!.actor, conversation.id)).rejects.toThrow('not_found');
  });

  it('begins with no agency, no store that waits for its approval, and about no item that is not shown', async () => {
    const agency = await createPartner(deps.db);
    const waiting = await createStore(deps.db, { approved_at: null });
    const hidden = await createItem(deps.db, { store_id: waiting.id });
    const draft = await createItem(deps.db, { store_id: store.id, state: 'draft' });
    const refused: Counterpart[] = [
      { store: agency.slug },
      { store: waiting.slug },
      { item: hidden.slug },
      { item: draft.slug },
      { item: randomUUID() },
      { item: '%00' },
    ];
    for (const counterpart of refused) await expect(begin(counterpart)).rejects.toThrow('not_found');
  });

  it('carries no card of another store', async () => {
    const { conversation } = await begin({ store: store.slug });
    const foreign = await createItem(deps.db);
    for (const card of [
      { kind: 'item', id: foreign.id },
      { kind: 'store', id: foreign.storeId },
    ])
      await expect(write(deps, member, conversation.id, 'Ini?', { card })).rejects.toThrow('invalid_input');
  });
});
