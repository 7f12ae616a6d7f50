// Where conversations are read: a member's among their own pages, an organisation's within its console.
import { operator, partnerConsole, storeConsole } from './console-paths.ts';
import { chat, conversation } from './paths.ts';

/** As what somebody reads: a member, or the people of an agency, of a store, of the operator's support. */
export type ChatReader = 'customer' | 'partner' | 'store' | 'operator';

const places: Record<ChatReader, { chat: string; conversation: (id: string) => string }> = {
  customer: { chat, conversation },
  partner: partnerConsole,
  store: storeConsole,
  operator,
};

export const chatList = (reader: ChatReader) => places[reader].chat;
export const conversationPath = (reader: ChatReader, id: string) => places[reader].conversation(id);
