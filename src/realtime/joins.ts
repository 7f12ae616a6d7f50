// What a client may ask of its socket (spec §7 realtime): its list, one of its own conversations, its totals. Joining asks the domain,
// so that nobody joins another's room.
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import {
  getListedConversation,
  type ListedConversation,
  listConversations,
  listMessages,
  presentChat,
  presentMessage,
} from '#domain/conversations';
import type { Deps } from '#domain/deps';
import { countUnreadNotifications } from '#domain/notifications';
import { conversationSides } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { locales } from '#shared/locale';
import type { ChatServer, ChatSocket } from './chat-server.ts';

const roomInput = z.union([
  z.undefined(),
  z.null(),
  z.object({ user_chat_id: z.undefined() }),
  z.object({ user_chat_id: z.string().max(100) }),
]);

export function answerJoins(io: ChatServer, socket: ChatSocket, deps: Deps, log: FastifyBaseLogger): void {
  const { actor, inbox } = socket.data;
  void socket.join(`account:${actor.accountId}`);
  if (inbox.kind !== 'member')
    void socket.join(`inbox:${inbox.kind === 'partner' ? inbox.partnerId : 'operator'}`);
  const answer = (work: Promise<void>, acknowledge: unknown) =>
    work.then(
      () => typeof acknowledge === 'function' && acknowledge({ ok: true }),
      (error: unknown) => {
        if (!(error instanceof AppError)) log.error({ err: error }, 'join failed');
        if (typeof acknowledge === 'function') acknowledge({ ok: false });
      },
    );
  socket.on('joinRoomChats', (room, acknowledge) => {
    void answer(joinRoom(io, socket, deps, room), typeof room === 'function' ? room : acknowledge);
  });
  socket.on('joinTotalNotification', (acknowledge) => {
    const join = async () => {
      await socket.join(`total:${actor.accountId}`);
      socket.emit('totalNotification', { total_unread: await countUnreadNotifications(deps, actor) });
    };
    void answer(join(), acknowledge);
  });
}

async function joinRoom(io: ChatServer, socket: ChatSocket, deps: Deps, input: unknown): Promise<void> {
  const { actor, inbox, locale } = socket.data;
  const room = roomInput.safeParse(typeof input === 'function' ? undefined : input);
  if (!room.success) throw new AppError('invalid_input');
  const id = room.data?.user_chat_id;
  if (id === undefined) {
    const { items } = await listConversations(deps, actor, inbox);
    socket.emit(
      'userRoomChats',
      items.map((chat) => presentChat(chat, deps)),
    );
    return;
  }
  const chat = await getListedConversation(deps, actor, id);
  // Joined first: what is written while the messages are read arrives twice rather than never.
  await socket.join([`chat:${chat.id}`, `chat:${chat.id}:${chat.side}:${locale}`]);
  const { items } = await listMessages(deps, actor, chat.id);
  socket.emit('privateChat', {
    chat: presentChat(chat, deps),
    messages: items.map((message) => presentMessage(message, chat.side, locale)),
  });
  tellPresence(io, chat, { is_online: true, offline_at: null });
  socket.once('disconnecting', () => {
    void leave(io, socket, chat, deps);
  });
}

/** A side is gone with the last of its sockets, in whatever process. */
async function leave(io: ChatServer, socket: ChatSocket, chat: JoinedChat, deps: Deps): Promise<void> {
  const rooms = locales.map((locale) => `chat:${chat.id}:${chat.side}:${locale}`);
  // A process that just ended answers nobody; who is gone is known by when they were last seen.
  const elsewhere = await countElsewhere(io, rooms).catch(() => null);
  const here = [...idsIn(io, rooms)].filter((id) => id !== socket.id).length;
  if (elsewhere === 0 && here === 0)
    tellPresence(io, chat, { is_online: false, offline_at: deps.now().toISOString() });
}

/** Processes are asked for a number: sockets themselves would travel with the tokens they were opened with. */
export function answerProcesses(io: ChatServer): void {
  io.on('countSockets', (rooms, answer) => answer(idsIn(io, rooms).size));
}

function countElsewhere(io: ChatServer, rooms: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, counts: number[]) =>
      error ? reject(error) : resolve(counts.reduce((sum, count) => sum + count, 0));
    // Not by the server's own function: it leaves alone what the adapter is refused.
    Promise.resolve(io.of('/').adapter.serverSideEmit(['countSockets', rooms, done])).catch(reject);
  });
}

/** Sockets of this process in any of the rooms. */
function idsIn(io: ChatServer, rooms: readonly string[]): Set<string> {
  return new Set(rooms.flatMap((room) => [...(io.of('/').adapter.rooms.get(room) ?? [])]));
}

type JoinedChat = Pick<ListedConversation, 'id' | 'side'>;

/** To the other sides: colleagues tell nothing about a member. */
function tellPresence(
  io: ChatServer,
  { id, side }: JoinedChat,
  status: { is_online: boolean; offline_at: string | null },
): void {
  const rooms = conversationSides
    .filter((one) => one !== side)
    .flatMap((one) => locales.map((locale) => `chat:${id}:${one}:${locale}`));
  io.to(rooms).emit('updateUserStatus', { user_chat_id: id, ...status });
}
