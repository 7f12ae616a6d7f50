// The list of conversations as it is now: told by the socket, and asked for again whenever somebody comes back.
import { useEffect, useState } from 'react';
import type { Socket } from 'socket.io-client';
import type { ChatData } from '#shared/chat-data';
import { onComeBack } from '#web/come-back';
import { showUnreadCount } from '#web/notifications/unread-count';
import { type ChatIdentity, chatSocket } from './chat-socket.ts';

const reconnectMs = 3_000;

/** `isLive` false: what was searched for, and older pages, stay as they were loaded. */
export function useChats({
  chats,
  identity,
  isLive,
}: {
  chats: ChatData[];
  identity: ChatIdentity;
  isLive: boolean;
}): ChatData[] {
  const [told, setTold] = useState<{ over: ChatData[]; chats: ChatData[] } | null>(null);
  useEffect(() => {
    if (!isLive) return;
    let socket: Socket | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const join = () => socket?.emit('joinRoomChats');
    const take = (now: ChatData[]) => setTold({ over: chats, chats: now });
    const connect = (opened: Socket) => {
      socket = opened;
      const again = () => {
        timer = setTimeout(() => opened.connect(), reconnectMs);
      };
      opened.on('connect', () => {
        join();
        opened.emit('joinTotalNotification');
      });
      opened.on('userChat', take);
      opened.on('userRoomChats', take);
      opened.on('totalNotification', ({ total_unread }: { total_unread: number }) =>
        showUnreadCount(total_unread),
      );
      opened.on('connect_error', again);
      opened.on('disconnect', (reason) => reason === 'io server disconnect' && again());
      opened.connect();
    };
    chatSocket(identity).then(
      (opened) => isOver || connect(opened),
      () => undefined,
    );
    const ignore = onComeBack(() => socket?.connected && join());
    return () => {
      isOver = true;
      clearTimeout(timer);
      ignore();
      socket?.off();
      socket?.disconnect();
    };
  }, [chats, identity, isLive]);
  // A page that was loaded anew is newer than what was told about the one before.
  return told?.over === chats ? told.chats : chats;
}
