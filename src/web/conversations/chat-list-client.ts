// The list of conversations in the browser: told by the socket, and fetched by the API whenever somebody comes back or the socket has to connect
// anew. The API's way renews a session whose jwt ran out, which a handshake cannot. Knows nothing of React.
import type { Socket } from 'socket.io-client';
import type { ChatData } from '#shared/chat-data';
import type { CallApi } from '#web/api-client';

export interface ChatListParts {
  callApi: CallApi;
  /** Of the list that is shown, at the API. */
  address: string;
  /** Not connected yet. */
  openSocket(): Promise<Socket>;
  showChats(chats: ChatData[]): void;
  showTotal(total: number): void;
  /** Asks for the total. */
  countTotal(): void;
}

export interface ChatListClient {
  /** By focus or network: what was missed, and a connection that waits to be tried again. */
  comeBack(): Promise<void>;
  end(): void;
}

const reconnectMs = 3_000;
/** Where sockets are refused for good the list is asked for this rarely by itself. */
const reconnectMostMs = 60_000;
const answerMs = 20_000;

export function followChats(parts: ChatListParts): ChatListClient {
  let socket: Socket | undefined;
  let isOver = false;
  let fetching: Promise<void> | null = null;
  let told = 0;
  let waitMs = reconnectMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeTold(chats: ChatData[]): void {
    told += 1;
    parts.showChats(chats);
  }

  /** One at a time. What the socket tells meanwhile is at least as new. */
  function fetchChats(): Promise<void> {
    const toldBefore = told;
    fetching ??= parts
      .callApi<{ items: ChatData[] }>(parts.address, { signal: AbortSignal.timeout(answerMs) })
      .then(
        ({ data }) => {
          if (!isOver && told === toldBefore) parts.showChats(data.items);
        },
        // Without network it waits for the next coming back.
        () => undefined,
      )
      .finally(() => {
        fetching = null;
      });
    return fetching;
  }

  async function comeBack(): Promise<void> {
    await fetchChats();
    // One that is still trying by itself is left alone.
    if (!isOver && socket && !socket.active) socket.connect();
  }

  /** Attempts that fail meanwhile put nothing off. */
  function again(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      parts.countTotal();
      void comeBack();
    }, waitMs);
    waitMs = Math.min(waitMs * 2, reconnectMostMs);
  }

  function connect(opened: Socket): void {
    socket = opened;
    opened.on('connect', () => {
      waitMs = reconnectMs;
      opened.emit('joinRoomChats');
      opened.emit('joinTotalNotification');
    });
    opened.on('userChat', takeTold);
    opened.on('userRoomChats', takeTold);
    opened.on('totalNotification', ({ total_unread }: { total_unread: number }) =>
      parts.showTotal(total_unread),
    );
    opened.on('connect_error', again);
    opened.on('disconnect', (reason) => reason === 'io server disconnect' && again());
    opened.connect();
  }

  parts.openSocket().then(
    (opened) => isOver || connect(opened),
    () => undefined,
  );
  return {
    comeBack,
    end() {
      isOver = true;
      clearTimeout(timer);
      socket?.off();
      socket?.disconnect();
    },
  };
}
