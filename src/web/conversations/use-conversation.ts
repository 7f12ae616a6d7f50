// An open conversation for React: connected while the page stands there, caught up whenever somebody comes back to it.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatData } from '#shared/chat-data';
import { documentMaxBytes } from '#shared/participant-documents';
import { callApi } from '#web/api-client';
import { onComeBack } from '#web/come-back';
import { shrinkPicture } from '#web/participants/shrink-picture';
import { type ChatIdentity, chatSocket } from './chat-socket.ts';
import { type ConversationClient, type ConversationView, openConversation } from './conversation-client.ts';
import { browserOutbox } from './outbox.ts';
import type { Messages } from './thread.ts';

interface Loaded {
  chat: ChatData;
  messages: Messages;
  hasOlder: boolean;
  accountId: string;
  identity: ChatIdentity;
}

/** Of one conversation: another one is another component. */
export function useConversation({ chat, messages, hasOlder, accountId, identity }: Loaded): {
  view: ConversationView;
  client: ConversationClient;
} {
  const [client] = useState(() =>
    openConversation(
      {
        accountId,
        callApi,
        openSocket: () => chatSocket(identity),
        outbox: browserOutbox(accountId, chat.id),
        // What cannot be read here goes as it is: the server says what is wrong with it.
        shrink: (file) => shrinkPicture(file, documentMaxBytes).catch(() => file),
        now: () => Date.now(),
        newId: () => crypto.randomUUID(),
        isWatched: () => document.visibilityState === 'visible',
      },
      { chat, messages, hasOlder },
    ),
  );
  useEffect(() => {
    const end = client.start();
    const ignore = onComeBack(() => void client.comeBack());
    return () => {
      ignore();
      end();
    };
  }, [client]);
  // After an act the page is loaded anew.
  useEffect(() => client.accept(chat, messages), [client, chat, messages]);
  return { view: useSyncExternalStore(client.subscribe, client.view, client.view), client };
}
