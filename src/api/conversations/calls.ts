// What the calls about conversations are asked.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { reportConversation } from '#domain/conversations';
import { createMember } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createConversation, write } from '#test/factories/conversations';
import { createItem, createStore } from '#test/factories/items';
import { createDeparture, createProgramme } from '#test/factories/programmes';
import { createAddress } from '#test/factories/shipping-addresses';
import { createPaidSouvenirOrder } from '#test/factories/souvenir-orders';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const chats = '/api/v3/user/chats';
const reports = '/api/v3/operator/chat-reports';
const unknownIds = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];
const picture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

/** One for each caller: asked again, a call answers the same. */
const ownChats = new Map<string, string>();

/** A conversation of the caller with a message from the other side. */
async function ownChat({ deps, caller }: ApiTestContext): Promise<string> {
  const known = ownChats.get(caller!.account.id);
  if (known) return known;
  const { id, staff } = await createConversation(deps, { member: caller! });
  await write(deps, staff, id, 'Selamat datang');
  ownChats.set(caller!.account.id, id);
  return id;
}

/** A conversation in the inbox of the caller's organisation. */
async function inboxChat({ deps, caller }: ApiTestContext): Promise<string> {
  const { actor } = caller!;
  const held = actor.memberships.find(({ role }) => role === 'partner_staff' || role === 'store_staff');
  const member = await createMember(deps);
  if (held?.partnerId) {
    const partner = await deps.db
      .selectFrom('partners')
      .select(['id', 'slug'])
      .where('id', '=', held.partnerId)
      .executeTakeFirstOrThrow();
    const { id } = await createConversation(deps, { member, staff: caller!, partner });
    return id;
  }
  const { id } = await createConversation(deps, { member });
  await deps.db.updateTable('conversations').set({ partner_id: null }).where('id', '=', id).execute();
  return id;
}

const own =
  (after: string, body?: object): Ask =>
  async (context) => ({ url: `${chats}/${await ownChat(context)}${after}`, ...(body && { body }) });
const inInbox =
  (after: string, body?: object): Ask =>
  async (context) => ({ url: `${chats}/${await inboxChat(context)}${after}`, ...(body && { body }) });
const unknown = (after: string, body?: object): Sent[] =>
  unknownIds.map((id) => ({ url: `${chats}/${id}${after}`, ...(body && { body }) }));
const foreign =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${chats}/${(await createConversation(deps)).id}${after}`,
    ...(body && { body }),
  });
const message = { client_id: randomUUID(), message: 'Halo' };

async function pinned(context: ApiTestContext): Promise<Sent> {
  const { deps, caller } = context;
  const { id, partnerId, partnerSlug, staff } = await createConversation(deps, { member: caller! });
  const { id: message_id } = await write(deps, staff, id, 'Hotel pasti 300 meter');
  const programme = await createProgramme(deps.db, { partner_id: partnerId });
  const departure = await createDeparture(deps.db, { programme_id: programme.id, slug: `${partnerSlug}-d` });
  const { bookingId } = await createOrder(openBookingSetup(deps), {
    member: caller!,
    departure: departure.id,
  });
  return { url: `${chats}/${id}/pins`, body: { message_id, order: bookingId } };
}

/** A store order that was paid for. */
async function storeOrder({ deps, caller }: ApiTestContext, member = caller!) {
  await createAddress(deps, member.actor);
  const wanted = [[(await createItem(deps.db)).variants[0]!, 1]] as const;
  return (await createPaidSouvenirOrder(openBookingSetup(deps), { member, wanted })).order.parts[0]!;
}

async function createReport({ deps }: ApiTestContext) {
  const { id, member, staff } = await createConversation(deps);
  await write(deps, staff, id, 'Selamat datang');
  await reportConversation(deps, member.actor, id, { reason: 'rude' });
  return { id, reporterId: member.account.id };
}

async function reported(context: ApiTestContext): Promise<Sent> {
  const { id, reporterId } = await createReport(context);
  return { body: { user_chat_id: id, reporter_id: reporterId, note: 'Sudah diperingatkan' } };
}

const canned = { title: 'Salam', text_id: 'Selamat datang', text_en: 'Welcome' };

export const conversationCalls: Record<string, Call> = {
  [`GET ${chats}`]: {
    works: [chats, `${chats}?limit=1&after=0&search=halo`, `${chats}?before=5&search=%25`],
    wrong: {
      [`${chats}?limit=0`]: 'limit',
      [`${chats}?inbox=bank`]: 'inbox',
      [`${chats}?after=-1`]: 'after',
      [`${chats}?search=${'x'.repeat(101)}`]: 'search',
    },
    unknown: [`${chats}?inbox=partner`, `${chats}?inbox=operator`, `${chats}?inbox=partner&partner=x`],
  },
  [`POST ${chats}`]: {
    works: [
      { body: { product: 'umrah-regular-1' } },
      { body: { partner: 'nurani-safar' } },
      { body: { support: true } },
      async ({ deps }) => ({ body: { store: (await createStore(deps.db)).slug } }),
      async ({ deps }) => ({ body: { item: (await createItem(deps.db)).slug } }),
      async (context) => {
        const { orderCode, position } = await storeOrder(context);
        return { body: { order: `${orderCode}-${position}` } };
      },
    ],
    wrong: [
      [{ body: {} }, 'partner'],
      [{ body: { partner: 'nurani-safar', support: true } }, 'partner'],
      [{ body: { product: 7 } }, 'product'],
      [{ body: { item: 'x', store: 'y' } }, 'partner'],
    ],
    unknown: [
      { body: { product: 'tidak-ada' } },
      { body: { partner: 'bank-amanah' } },
      { body: { order: 'RH-22222222' } },
      { body: { order: 'OL-22222222-1' } },
      async (context) => ({
        body: { order: (await storeOrder(context, await createMember(context.deps))).id },
      }),
      { body: { store: 'nurani-safar' } },
      { body: { item: 'tidak-ada' } },
    ],
  },
  [`GET ${chats}/:id`]: { works: [own('')], unknown: [...unknown(''), foreign('')] },
  [`GET ${chats}/:id/messages`]: {
    works: [own('/messages'), own('/messages?after=0&limit=1'), own('/messages?search=datang')],
    wrong: [
      [own('/messages?limit=101'), 'limit'],
      [own('/messages?after=x'), 'after'],
    ],
    unknown: [...unknown('/messages'), foreign('/messages')],
  },
  [`POST ${chats}/:id/messages`]: {
    works: [own('/messages', message)],
    wrong: [
      [own('/messages', { client_id: randomUUID() }), 'message'],
      [own('/messages', { message: 'Halo' }), 'client_id'],
      [own('/messages', { ...message, client_id: randomUUID(), card: 'x' }), 'card'],
      [own('/messages', { ...message, client_id: randomUUID(), attachments: ['x'] }), 'attachments'],
    ],
    unknown: [...unknown('/messages', message), foreign('/messages', message)],
  },
  [`POST ${chats}/:id/attachments`]: {
    works: [
      async (context) => ({
        url: `${chats}/${await ownChat(context)}/attachments`,
        ...(await multipart({ file: { bytes: await picture(), name: 'kamar.jpg', type: 'image/jpeg' } })),
      }),
    ],
    wrong: [
      [
        async (context) => ({
          url: `${chats}/${await ownChat(context)}/attachments`,
          ...(await multipart({ file: { bytes: Buffer.from('x'), name: 'x.exe' } })),
        }),
        'file',
      ],
    ],
    unknown: [
      async ({ deps }) => ({
        url: `${chats}/${(await createConversation(deps)).id}/attachments`,
        ...(await multipart({ file: { bytes: await picture(), name: 'kamar.jpg', type: 'image/jpeg' } })),
      }),
    ],
  },
  [`POST ${chats}/:id/read`]: {
    works: [own('/read', { sequence: 1 }), own('/read', { sequence: 1_000 })],
    wrong: [
      [own('/read', {}), 'sequence'],
      [own('/read', { sequence: -1 }), 'sequence'],
    ],
    unknown: [...unknown('/read', { sequence: 1 }), foreign('/read', { sequence: 1 })],
  },
  [`POST ${chats}/:id/typing`]: {
    works: [own('/typing')],
    unknown: [...unknown('/typing'), foreign('/typing')],
  },
  [`POST ${chats}/:id/block`]: {
    works: [own('/block', { is_blocked: true }), own('/block', { is_blocked: false })],
    wrong: [[own('/block', {}), 'is_blocked']],
    unknown: [...unknown('/block', { is_blocked: true }), foreign('/block', { is_blocked: true })],
  },
  [`POST ${chats}/:id/report`]: {
    works: [own('/report', { reason: 'fraud', note: 'Minta transfer' })],
    wrong: [
      [own('/report', {}), 'reason'],
      [own('/report', { reason: 'rude', note: 'x'.repeat(1_001) }), 'note'],
    ],
    unknown: [...unknown('/report', { reason: 'rude' }), foreign('/report', { reason: 'rude' })],
  },
  [`POST ${chats}/:id/pins`]: {
    works: [pinned],
    wrong: [[own('/pins', { order: 'RH-22222222' }), 'message_id']],
    unknown: [own('/pins', { message_id: 'x', order: 'RH-22222222' })],
  },
  [`POST ${chats}/:id/assignee`]: {
    works: [inInbox('/assignee', { is_mine: true }), inInbox('/assignee', { is_mine: false })],
    wrong: [[inInbox('/assignee', {}), 'is_mine']],
    unknown: [...unknown('/assignee', { is_mine: true }), foreign('/assignee', { is_mine: true })],
  },
  [`GET ${chats}/:id/notes`]: {
    works: [inInbox('/notes')],
    unknown: [...unknown('/notes'), foreign('/notes')],
  },
  [`POST ${chats}/:id/notes`]: {
    works: [inInbox('/notes', { text: 'Keluarga besar' })],
    wrong: [
      [inInbox('/notes', {}), 'text'],
      [inInbox('/notes', { text: 'x'.repeat(1_001) }), 'text'],
    ],
    unknown: [...unknown('/notes', { text: 'x' }), foreign('/notes', { text: 'x' })],
  },
  'GET /api/v3/user/canned-answers': { works: ['/api/v3/user/canned-answers'] },
  'POST /api/v3/user/canned-answers': {
    works: [{ body: canned }],
    wrong: [
      [{ body: { ...canned, title: '' } }, 'title'],
      [{ body: { ...canned, text_id: ' ' } }, 'text_id'],
      [{ body: { ...canned, text_en: 7 } }, 'text_en'],
    ],
  },
  'DELETE /api/v3/user/canned-answers/:id': {
    works: [
      async ({ deps, caller }) => {
        const partner_id = caller!.actor.memberships[0]?.partnerId ?? null;
        const { id } = await deps.db
          .insertInto('canned_answers')
          .values({
            partner_id,
            title: 'Salam',
            text: JSON.stringify({ id: 'Halo' }),
            created_at: deps.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { url: `/api/v3/user/canned-answers/${id}` };
      },
    ],
    unknown: unknownIds.map((id) => `/api/v3/user/canned-answers/${id}`),
  },
  [`GET ${reports}`]: { works: [reports] },
  [`POST ${reports}/settle`]: {
    works: [reported],
    wrong: [
      [{ body: { reporter_id: 'x' } }, 'user_chat_id'],
      [{ body: { user_chat_id: randomUUID(), reporter_id: randomUUID(), note: ' ' } }, 'note'],
    ],
    unknown: [{ body: { user_chat_id: 'x', reporter_id: 'x', note: 'x' } }],
  },
  [`GET ${reports}/:chatId/:reporterId`]: {
    works: [
      async (context) => {
        const { id, reporterId } = await createReport(context);
        return { url: `${reports}/${id}/${reporterId}?after=0` };
      },
    ],
    wrong: { [`${reports}/x/x?after=-1`]: 'after', [`${reports}/x/x?before=x`]: 'before' },
    unknown: [`${reports}/x/x`, `${reports}/${randomUUID()}/${randomUUID()}`],
  },
  'GET /api/v3/operator/chat-offenders': { works: ['/api/v3/operator/chat-offenders'] },
};
