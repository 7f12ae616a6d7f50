// The socket of the pages of conversations (spec §4, §7 realtime): opened by them alone, with the session's cookie (decision 0095). Its
// script comes after the page, which works without.
import type { Socket } from 'socket.io-client';
import type { ChatReader } from '#shared/chat-places';

/** What a page identifies as: a member, or staff of the organisation whose inbox it shows. */
export type ChatIdentity = ChatReader;

/** Not connected yet. Rejects when its script does not arrive. */
export async function chatSocket(identity: ChatIdentity): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io({
    transports: ['websocket'],
    autoConnect: false,
    auth: {
      type: identity,
      ...(identity === 'customer' && { customer_type: 'marketplace' }),
      lang: document.documentElement.lang,
    },
  });
}
