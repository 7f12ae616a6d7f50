// Conversations over HTTP (spec §3 chat message).
import { conversationsContract } from './contract.ts';
import {
  announceTyping,
  blockConversation,
  type Counterpart,
  getListedConversation,
  type Inbox,
  listConversations,
  listMessages,
  markRead,
  pinPromise,
  presentChat,
  presentMessage,
  reportConversation,
  searchMessages,
  sendMessage,
  startConversation,
  uploadAttachment,
} from '#domain/conversations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { implement, type RequestOf } from '#api/implement';

type MemberRequest = RequestOf<(typeof conversationsContract)['chat']>;

export const conversationsApi = implement(conversationsContract, {
  list: async ({ query }, request) => {
    const { deps, actor } = request;
    const { after, before, search, limit } = query;
    const isWaiting = query.waiting === 'true';
    const found = await listConversations(deps, actor, inboxOf(query, request), {
      after,
      before,
      search,
      limit,
      isWaiting,
    });
    return {
      data: { items: found.items.map((one) => presentChat(one, deps)), has_more: found.hasMore },
    };
  },
  start: async ({ body }, request) => {
    const { deps, actor, brand } = request;
    const { conversation, card } = await startConversation(deps, actor, {
      counterpart: counterpartOf(body),
      brand,
    });
    return { data: { chat: await presentOne(request, conversation.id), card } };
  },
  chat: async ({ params: { id } }, request) => ({ data: await presentOne(request, id) }),
  messages: async ({ params: { id }, query: { after, before, search, limit } }, request) => {
    const { deps, actor, locale } = request;
    const { side } = await getListedConversation(deps, actor, id);
    const found = search
      ? await searchMessages(deps, actor, id, search, { before, limit })
      : await listMessages(deps, actor, id, { after, before, limit });
    return {
      data: {
        items: found.items.map((message) => presentMessage(message, side, locale)),
        has_more: found.hasMore,
      },
    };
  },
  send: async ({ params: { id }, body }, { deps, actor, locale }) => {
    const message = await sendMessage(deps, actor, id, body);
    return { data: presentMessage(message, message.sender.side, locale) };
  },
  attach: async ({ params: { id }, file }, { deps, actor }) => ({
    data: { id: await uploadAttachment(deps, actor, id, file) },
  }),
  read: async ({ params: { id }, body: { sequence } }, { deps, actor }) => {
    await markRead(deps, actor, id, sequence);
    return { data: null };
  },
  typing: async ({ params: { id } }, { deps, actor }) => {
    await announceTyping(deps, actor, id);
    return { data: null };
  },
  block: async ({ params: { id }, body }, request) => {
    await blockConversation(request.deps, request.actor, id, body.is_blocked);
    return { data: await presentOne(request, id) };
  },
  report: async ({ params: { id }, body }, { deps, actor }) => {
    await reportConversation(deps, actor, id, body);
    return { data: null, messageKey: 'chat_reported' };
  },
  pin: async ({ params: { id }, body }, { deps, actor }) => {
    await pinPromise(deps, actor, {
      conversationId: id,
      messageId: body.message_id,
      order: body.order,
    });
    return { data: null, messageKey: 'chat_pinned' };
  },
});

async function presentOne({ deps, actor }: MemberRequest, id: string) {
  return presentChat(await getListedConversation(deps, actor, id), deps);
}

function counterpartOf({
  product,
  partner,
  store,
  item,
  order,
  support,
}: {
  product?: string | undefined;
  partner?: string | undefined;
  store?: string | undefined;
  item?: string | undefined;
  order?: string | undefined;
  support?: true | undefined;
}): Counterpart {
  const named: Counterpart[] = [
    ...(product === undefined ? [] : [{ product }]),
    ...(partner === undefined ? [] : [{ partner }]),
    ...(store === undefined ? [] : [{ store }]),
    ...(item === undefined ? [] : [{ item }]),
    ...(order === undefined ? [] : [{ order }]),
    ...(support ? [{ support } as const] : []),
  ];
  if (named.length !== 1)
    throw new AppError('invalid_input', [{ field: 'partner', message: 'error_invalid_value' }]);
  return named[0]!;
}

/** Staff of several organisations name one; the others have only theirs. */
function inboxOf(
  { inbox, partner }: { inbox: Inbox['kind']; partner?: string | undefined },
  { actor }: MemberRequest,
): Inbox {
  if (inbox !== 'partner') return { kind: inbox };
  const partnerId =
    partner ??
    actor.memberships.find(({ role }) => role === 'partner_staff' || role === 'store_staff')?.partnerId;
  if (!partnerId || !isId(partnerId)) throw new AppError('not_found');
  return { kind: inbox, partnerId };
}
