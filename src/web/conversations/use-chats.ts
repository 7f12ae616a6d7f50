// The list of conversations as it is now, for React: told by the socket, and asked for again whenever somebody comes back.
import { useEffect, useState } from 'react';
import type { ChatData } from '#shared/chat-data';
import { callApi } from '#web/api-client';
import { onComeBack } from '#web/come-back';
import { countUnread, showUnreadCount } from '#web/notifications/unread-count';
import { followChats } from './chat-list-client.ts';
import { type ChatIdentity, chatSocket } from './chat-socket.ts';

/** `address`: of this list at the API. `isLive` false: what was searched for, and older pages, stay as they were loaded. */
export function useChats({
  chats,
  identity,
  address,
  isLive,
}: {
  chats: ChatData[];
  identity: ChatIdentity;
  address: string;
  isLive: boolean;
}): ChatData[] {
  const [told, setTold] = useState<{ over: ChatData[]; chats: ChatData[] } | null>(null);
  useEffect(() => {
    if (!isLive) return;
    const client = followChats({
      callApi,
      address,
      openSocket: () => chatSocket(identity),
      showChats: (now) => setTold({ over: chats, chats: now }),
      showTotal: showUnreadCount,
      countTotal: () => void countUnread(),
    });
    const ignore = onComeBack(() => void client.comeBack());
    return () => {
      ignore();
      client.end();
    };
  }, [chats, identity, address, isLive]);
  // A page that was loaded anew is newer than what was told about the one before.
  return told?.over === chats ? told.chats : chats;
}
