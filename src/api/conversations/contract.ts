// Conversations (spec §3 chat message, §4 chat connection events). Our choice of addresses: the specification names the socket's
// events, and leaves the calls beside it open. Messages are sent here, never by the socket.
import * as z from 'zod';
import { bookingStates, invoiceStages } from '#shared/booking-states';
import {
  cardKinds,
  conversationSides,
  conversationsPerPage,
  messagesPerPage,
  messageWarnings,
} from '#shared/conversations';
import { storeOrderStates } from '#shared/souvenir-order-states';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { limitOf, searchText } from '#api/inputs';

const spec = '§3 chat message, §4, §6 chat';
const chats = '/api/v3/user/chats';
const ofMember = { who: 'member', spec } as const;
const instant = z.iso.datetime();
const number = z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();
const chat = z.object({ id: z.string() });
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();
const nothing = z.null();

const cardData = z.union([
  z.object({
    kind: z.literal('product'),
    slug: z.string(),
    title: z.string(),
    departs_on: z.iso.date(),
    partner_name: z.string(),
  }),
  z.object({ kind: z.enum(['partner', 'store']), slug: z.string(), name: z.string() }),
  z.object({
    kind: z.literal('item'),
    slug: z.string(),
    title: z.string(),
    store_slug: z.string(),
    store_name: z.string(),
  }),
  z.object({
    kind: z.literal('order'),
    code: z.string(),
    state: z.enum(bookingStates),
    title: z.string(),
    departs_on: z.iso.date(),
  }),
  /** One store's part of a souvenir order: its first item, and how many more lines it has. */
  z.object({
    kind: z.literal('store_order'),
    id: z.uuid(),
    code: z.string(),
    state: z.enum(storeOrderStates),
    title: z.string(),
    others: z.int(),
    store_name: z.string(),
  }),
  z.object({
    kind: z.literal('payment'),
    order_code: z.string(),
    stage: z.enum(invoiceStages),
    amount: z.int(),
    due_at: instant,
    status: z.enum(['waiting', 'paid', 'expired', 'refunded']),
  }),
]);

const messageData = z.object({
  id: z.uuid(),
  user_chat_id: z.uuid(),
  /** Of the message within its conversation, from 1 without gaps: the order, and the cursor of what was missed. */
  sequence: z.int(),
  client_id: z.uuid(),
  created_at: instant,
  message: z.string(),
  sender: z.object({ side: z.enum(conversationSides), name: z.string().nullable() }),
  /** Sent by the caller's own side. */
  is_own: z.boolean(),
  card: cardData.nullable(),
  attachments: z.array(
    z.object({ id: z.uuid(), content_type: z.string(), size_bytes: z.int(), path: z.string() }),
  ),
  /** What the recipient is warned of; empty for the sender's side. */
  warnings: z.array(z.enum(messageWarnings)),
  /** Code of the order to which it is pinned as a promise. */
  pinned_to: z.string().nullable(),
});

const chatData = z.object({
  id: z.uuid(),
  side: z.enum(conversationSides),
  /** Null: the operator's support. */
  partner: z.object({ slug: z.string(), name: z.string() }).nullable(),
  member_name: z.string(),
  /** Grows with every change: the cursor of lists. */
  activity: z.int(),
  last_sequence: z.int(),
  read_sequence: z.int(),
  peer_read_sequence: z.int(),
  /** 99 and above read 99+. */
  unread: z.int(),
  last_message: z
    .object({ message: z.string(), is_own: z.boolean(), has_attachments: z.boolean(), created_at: instant })
    .nullable(),
  is_blocked: z.boolean(),
  /** Staff only: since when the member waits for an answer, and who takes care of it. */
  waiting_since: instant.nullable(),
  assignee_name: z.string().nullable(),
  is_online: z.boolean(),
  offline_at: instant.nullable(),
});

const chatList = z.object({ items: z.array(chatData), has_more: z.boolean() });
const writing = [
  'not_found',
  'invalid_input',
  'conversation_blocked',
  'invoice_not_payable',
  'too_many_requests',
] as const;

export const conversationsContract = {
  list: endpoint({
    ...ofMember,
    method: 'GET',
    path: chats,
    summary:
      "Conversations, the newest activity first; `after` an activity: what changed since. `inbox=partner` (of `partner`, its id, or the only one) and `inbox=operator` are the staff's",
    query: z.object({
      inbox: z.enum(['member', 'partner', 'operator']).default('member'),
      partner: z.string().optional(),
      after: number,
      before: number,
      search: searchText.optional(),
      waiting: z.enum(['true']).optional(),
      limit: limitOf(conversationsPerPage),
    }),
    data: chatList,
    errors: ['not_found'],
  }),
  start: endpoint({
    ...ofMember,
    method: 'POST',
    path: chats,
    summary:
      'Find or begin the conversation about a product, with a partner, with a store, about an item of one, about an order (a booking, or a store order that was paid for: id or code), or with support: exactly one of them. `card` goes with the first message',
    body: z.object({
      product: z.string().optional(),
      partner: z.string().optional(),
      store: z.string().optional(),
      item: z.string().optional(),
      order: z.string().optional(),
      support: z.literal(true).optional(),
    }),
    data: z.object({
      chat: chatData,
      card: z.object({ kind: z.enum(cardKinds), id: z.uuid() }).nullable(),
    }),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
  chat: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${chats}/:id`,
    summary: 'One conversation',
    params: chat,
    data: chatData,
    errors: ['not_found'],
  }),
  messages: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${chats}/:id/messages`,
    summary:
      'Messages in order: the newest; `after` a sequence what was missed, `before` one older messages; or, the newest first, those with the words of `search`',
    params: chat,
    query: z.object({
      after: number,
      before: number,
      search: searchText.optional(),
      limit: limitOf(messagesPerPage),
    }),
    data: z.object({ items: z.array(messageData), has_more: z.boolean() }),
    errors: ['not_found'],
  }),
  send: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/messages`,
    summary:
      'Send a message. `client_id` is chosen by the device: the same one again answers the first message, so that sending may be repeated',
    params: chat,
    body: z.object({ client_id: field, message: field, card: field, attachments: field }),
    data: messageData,
    errors: writing,
  }),
  attach: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/attachments`,
    summary: 'Upload a picture or PDF of at most 5 MB for a message that then names its id',
    params: chat,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'conversation_blocked', 'too_many_requests', 'unavailable'],
  }),
  read: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/read`,
    summary: 'Say up to which sequence was read; a smaller one changes nothing',
    params: chat,
    body: z.object({ sequence: z.int().min(0) }),
    data: nothing,
    errors: ['not_found', 'invalid_input'],
  }),
  typing: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/typing`,
    summary: 'Let the others know that one is writing',
    params: chat,
    data: nothing,
    errors: ['not_found'],
  }),
  block: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/block`,
    summary: 'Block a conversation, or open it again; only the side that blocked it opens it',
    params: chat,
    body: z.object({ is_blocked: z.boolean() }),
    data: chatData,
    errors: ['not_found', 'forbidden', 'invalid_input'],
  }),
  report: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/report`,
    summary: 'Report a conversation to the operator, with a copy of its newest messages as evidence',
    params: chat,
    body: z.object({ reason: field, note: field }),
    data: nothing,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
  pin: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${chats}/:id/pins`,
    summary: 'Pin a message to an order as evidence of a promise, for ever',
    params: chat,
    body: z.object({ message_id: z.string(), order: z.string() }),
    data: nothing,
    errors: ['not_found', 'invalid_input'],
  }),
};
