// Conversations with the search among them: of a member, or of an organisation.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChatList } from './chat-list.tsx';
import { type ChatQuery, ChatSearch } from './chat-search.tsx';
import type { ChatIdentity } from './chat-socket.ts';
import type { loadChats } from './load-chats.server.ts';
import { useChats } from './use-chats.ts';

interface ChatsProps {
  loaded: Awaited<ReturnType<typeof loadChats>>;
  reader: ChatIdentity;
  /** Where there is none at all. */
  none: ReactNode;
  hasSearch?: boolean;
}

export function Chats({ loaded, reader, none, hasSearch = true }: ChatsProps) {
  const { search, isWaiting, isWhole, hasMore, address } = loaded;
  const chats = useChats({ chats: loaded.chats, identity: reader, address, isLive: isWhole });
  return (
    <>
      {(chats.length > 0 || !isWhole) && hasSearch && (
        <ChatSearch search={search} isWaiting={isWaiting} isStaff={reader !== 'customer'} />
      )}
      {chats.length > 0 ? (
        <ChatList
          chats={chats}
          reader={reader}
          olderQuery={hasMore ? olderQuery({ search, isWaiting, before: chats.at(-1)!.activity }) : null}
        />
      ) : isWhole ? (
        none
      ) : (
        <EmptyState title={m.chat_search_none()} text={m.chat_search_none_text()} />
      )}
    </>
  );
}

function olderQuery({ search, isWaiting, before }: ChatQuery & { before: number }): string {
  return String(
    new URLSearchParams({
      ...(search && { q: search }),
      ...(isWaiting && { waiting: '1' }),
      before: String(before),
    }),
  );
}
