// From a signal of the database to this process's own sockets: it says where to look, the row says what to tell (decision 0094).
import { sql } from 'kysely';
import {
  getListedConversation,
  listConversations,
  presentChat,
  presentMessage,
  unsafeFindMessage,
} from '#domain/conversations';
import type { Deps } from '#domain/deps';
import { countUnreadNotifications } from '#domain/notifications';
import { listActiveSessions } from '#domain/sessions';
import type { Signal } from '#platform/database/signals';
import { AppError } from '#shared/errors';
import { conversationSides } from '#shared/conversations';
import { locales } from '#shared/locale';
import type { ChatServer, ChatSocket } from './chat-server.ts';

export async function followSignal(io: ChatServer, deps: Deps, signal: Signal): Promise<void> {
  switch (signal.kind) {
    case 'message':
      await deliver(io, deps, signal);
      return tellLists(io, deps, signal.conversationId);
    case 'conversation':
      await Promise.all([
        tellBoxes(io, deps, signal.conversationId),
        tellLists(io, deps, signal.conversationId),
      ]);
      return;
    case 'typing':
      io.local
        .to(`chat:${signal.conversationId}`)
        .except(`account:${signal.accountId}`)
        .emit('updateUserStatus', {
          user_chat_id: signal.conversationId,
          is_typing: true,
          side: signal.side,
        });
      return;
    case 'notifications':
      await Promise.all(signal.accountIds.map((accountId) => tellTotal(io, deps, accountId)));
      return;
    case 'sessions_ended':
      await closeEnded(io, deps, signal.accountId);
  }
}

async function deliver(
  io: ChatServer,
  deps: Deps,
  { conversationId, sequence }: { conversationId: string; sequence: number },
): Promise<void> {
  if (socketsIn(io, `chat:${conversationId}`).length === 0) return;
  const message = await unsafeFindMessage(deps, conversationId, sequence);
  if (!message) return;
  for (const side of conversationSides)
    for (const locale of locales)
      io.local
        .to(`chat:${conversationId}:${side}:${locale}`)
        .emit('receiveMessage', presentMessage(message, side, locale));
}

async function tellBoxes(io: ChatServer, deps: Deps, conversationId: string): Promise<void> {
  for (const socket of socketsIn(io, `chat:${conversationId}`)) {
    const chat = await getListedConversation(deps, socket.data.actor, conversationId).catch(whenGone);
    if (chat) socket.emit('privateChat', { chat: presentChat(chat, deps) });
    else socket.disconnect(true);
  }
}

async function tellLists(io: ChatServer, deps: Deps, conversationId: string): Promise<void> {
  const found = await deps.db
    .selectFrom('conversations')
    .select(['account_id', 'partner_id'])
    .where('id', '=', sql<string>`${conversationId}::uuid`)
    .executeTakeFirst();
  if (!found) return;
  const sockets = [
    ...socketsIn(io, `account:${found.account_id}`).filter(({ data }) => data.inbox.kind === 'member'),
    ...socketsIn(io, `inbox:${found.partner_id ?? 'operator'}`),
  ].filter(({ data }) => !data.isForTotal);
  await Promise.all(
    [...new Map(sockets.map((socket) => [listOf(socket), socket])).values()].map((socket) =>
      tellList(io, deps, socket),
    ),
  );
}

const listOf = ({ data: { actor, inbox } }: ChatSocket) => `${actor.accountId} ${inbox.kind}`;
/** Lists on their way, of each server; true: it changed again meanwhile. */
const tellings = new WeakMap<ChatServer, Map<string, boolean>>();

/** However fast messages come, one list of an account is read at a time, and the last change is always told. */
async function tellList(io: ChatServer, deps: Deps, socket: ChatSocket): Promise<void> {
  const telling = tellings.get(io) ?? new Map<string, boolean>();
  tellings.set(io, telling);
  const key = listOf(socket);
  if (telling.has(key)) return void telling.set(key, true);
  try {
    do {
      telling.set(key, false);
      const { actor, inbox } = socket.data;
      const list = await listConversations(deps, actor, inbox).catch(whenGone);
      const chats = list?.items.map((chat) => presentChat(chat, deps));
      if (!chats) return;
      for (const one of socketsIn(io, `account:${actor.accountId}`))
        if (listOf(one) === key && !one.data.isForTotal) one.emit('userChat', chats);
      await tellTotal(io, deps, actor.accountId);
    } while (telling.get(key));
  } finally {
    telling.delete(key);
  }
}

async function tellTotal(io: ChatServer, deps: Deps, accountId: string): Promise<void> {
  if (socketsIn(io, `total:${accountId}`).length === 0) return;
  io.local
    .to(`total:${accountId}`)
    .emit('totalNotification', { total_unread: await countUnreadNotifications(deps, { accountId }) });
}

async function closeEnded(io: ChatServer, deps: Deps, accountId: string): Promise<void> {
  const sockets = socketsIn(io, `account:${accountId}`);
  const active = await listActiveSessions(
    deps,
    sockets.map(({ data }) => data.actor.sessionId),
  );
  for (const socket of sockets) if (!active.has(socket.data.actor.sessionId)) socket.disconnect(true);
}

/** This process's sockets in a room. */
function socketsIn(io: ChatServer, room: string): ChatSocket[] {
  return [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);
}

function whenGone(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
