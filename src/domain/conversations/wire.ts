// A conversation and its messages as they leave this program (spec §3 chat message): API, socket and page send the same shape, which
// therefore stands here and not at one of these edges.
import type { ChatCardData, ChatData, ChatMessageData } from '#shared/chat-data';
import type { ConversationSide } from '#shared/conversations';
import { type Locale, textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import type { ListedConversation } from './list-conversations.ts';
import type { MessageCard } from './message-cards.ts';
import { isPresent } from './presence.ts';
import type { Message } from './read-messages.ts';

export function presentChat(chat: ListedConversation, { now }: { now: () => Date }): ChatData {
  const isStaff = chat.side !== 'member';
  const isOnline = isPresent(chat.peerSeenAt, now());
  return {
    id: chat.id,
    side: chat.side,
    partner: chat.partner && { slug: chat.partner.slug, name: chat.partner.name },
    member_name: chat.memberName,
    activity: chat.activity,
    last_sequence: chat.lastSequence,
    read_sequence: chat.readSequence,
    peer_read_sequence: chat.peerReadSequence,
    unread: chat.unread,
    last_message: chat.lastMessage && {
      message: chat.lastMessage.text,
      is_own: chat.side === chat.lastMessage.side,
      has_attachments: chat.lastMessage.hasAttachments,
      created_at: chat.lastMessage.at.toISOString(),
    },
    is_blocked: chat.blockedBy !== null,
    waiting_since: isStaff ? (chat.waitingSince?.toISOString() ?? null) : null,
    assignee_name: isStaff ? (chat.assignee?.name ?? null) : null,
    is_online: isOnline,
    offline_at: isOnline ? null : (chat.peerSeenAt?.toISOString() ?? null),
  };
}

/** As the side `viewer` sees it: warnings are for the recipient, names of staff for their colleagues. */
export function presentMessage(message: Message, viewer: ConversationSide, locale: Locale): ChatMessageData {
  const isOwn = viewer === message.sender.side;
  return {
    id: message.id,
    user_chat_id: message.conversationId,
    sequence: message.sequence,
    client_id: message.clientId,
    created_at: message.createdAt.toISOString(),
    message: message.text,
    sender: {
      side: message.sender.side,
      name: message.sender.side === 'member' || isOwn ? message.sender.name : null,
    },
    is_own: isOwn,
    card: message.card && presentCard(message.card, locale),
    attachments: message.attachments.map((file) => ({
      id: file.id,
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      path: paths.chatAttachment(message.conversationId, file.id),
    })),
    warnings: isOwn ? [] : message.warnings,
    pinned_to: message.pinnedTo,
  };
}

export function presentCard(card: MessageCard, locale: Locale): ChatCardData {
  const { kind } = card;
  if (kind === 'partner' || kind === 'store') return card;
  if (kind === 'item')
    return {
      kind,
      slug: card.slug,
      title: textIn(card.title, locale).text,
      store_slug: card.storeSlug,
      store_name: card.storeName,
    };
  if (kind === 'store_order')
    return {
      kind,
      id: card.id,
      code: card.code,
      state: card.state,
      title: textIn(card.title, locale).text,
      others: card.others,
      store_name: card.storeName,
    };
  if (kind === 'payment')
    return {
      kind,
      order_code: card.orderCode,
      stage: card.stage,
      amount: card.amount,
      due_at: card.dueAt.toISOString(),
      status: card.status,
    };
  const common = { title: textIn(card.title, locale).text, departs_on: card.departsOn };
  return kind === 'product'
    ? { kind, slug: card.slug, partner_name: card.partnerName, ...common }
    : { kind, code: card.code, state: card.state, ...common };
}
