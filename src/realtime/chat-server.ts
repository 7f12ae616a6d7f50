// The events of the sockets by the specification's names (spec §4, §7), and what each carries.
import type { Server, Socket } from 'socket.io';
import type { ChatData, ChatMessageData } from '#shared/chat-data';
import type { Visitor } from './handshake.ts';

interface ServerEvents {
  /** A new message of a joined conversation. */
  receiveMessage: (message: ChatMessageData) => void;
  /** The newest conversations, after one of them changed. */
  userChat: (chats: ChatData[]) => void;
  /** The same, as the answer to joining without a conversation. */
  userRoomChats: (chats: ChatData[]) => void;
  totalNotification: (total: { total_unread: number }) => void;
  /** The conversation that was joined, with its newest messages; without them when only its state changed. */
  privateChat: (box: { chat: ChatData; messages?: ChatMessageData[] }) => void;
  updateUserStatus: (status: {
    user_chat_id: string;
    is_online?: boolean;
    offline_at?: string | null;
    is_typing?: true;
    /** Of whoever is writing. */
    side?: string;
  }) => void;
}

type Acknowledge = (answer: { ok: boolean }) => void;

interface ClientEvents {
  joinRoomChats: (room?: unknown, acknowledge?: Acknowledge) => void;
  joinTotalNotification: (acknowledge?: Acknowledge) => void;
}

/** What processes ask each other: how many sockets are in any of these rooms. */
interface ProcessEvents {
  countSockets: (rooms: readonly string[], answer: (count: number) => void) => void;
}

export type ChatServer = Server<ClientEvents, ServerEvents, ProcessEvents, Visitor>;
export type ChatSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, Visitor>;
