// An open conversation in the browser (docs/product/conversations.md): what is written leaves one after the other and keeps its client id until
// it is answered; what arrives is put in order, and what is missing is fetched by cursor. Knows nothing of React.
import type { Socket } from 'socket.io-client';
import type { ChatData, ChatMessageData } from '#shared/chat-data';
import { type ConversationSide, messagesPerPage } from '#shared/conversations';
import { ApiRefusal, type CallApi } from '#web/api-client';
import type { Outbox, WrittenMessage } from './outbox.ts';
import { lastSequence, type Messages, receive } from './thread.ts';

/** `asking`: so old that it is sent only when its writer says so again. `refused`: the server does not take it. */
export type PendingState = 'sending' | 'failed' | 'asking' | 'refused';

export interface PendingMessage extends WrittenMessage {
  state: PendingState;
  /** The server's own words, when it was refused. */
  problem: string | null;
}

export interface ConversationView {
  chat: ChatData;
  messages: Messages;
  hasOlder: boolean;
  pending: readonly PendingMessage[];
  /** The side of whoever is writing. */
  typing: ConversationSide | null;
}

export interface ConversationParts {
  accountId: string;
  callApi: CallApi;
  /** Not connected yet. */
  openSocket(): Promise<Socket>;
  outbox: Outbox;
  /** The file to send instead: a photograph may be far larger than what is taken. */
  shrink(file: File): Promise<File>;
  now(): number;
  newId(): string;
  /** Somebody looks at it: what arrives is read. */
  isWatched(): boolean;
}

export interface ConversationClient {
  view(): ConversationView;
  subscribe(listener: () => void): () => void;
  /** Connects; the answer ends it. */
  start(): () => void;
  send(message: string, file: File | null): Promise<void>;
  /** Again, with the same client id. */
  retry(clientId: string): Promise<void>;
  discard(clientId: string): Promise<void>;
  loadOlder(): Promise<void>;
  /** What came with a page that was loaded anew. */
  accept(chat: ChatData, messages: Messages): void;
  noteTyping(): void;
  /** On coming back, by focus or network: what was missed, and what still waits to leave. */
  comeBack(): Promise<void>;
}

/** Our choice: after a quarter of an hour a question may have answered itself. */
const askAfterMs = 15 * 60_000;
const retryMs = 10_000;
const reconnectMs = 3_000;
const typingShownMs = 6_000;
const typingSaidMs = 3_000;
const answerMs = 20_000;
const uploadMs = 120_000;

type Page = { items: ChatMessageData[]; has_more: boolean };

export function openConversation(
  parts: ConversationParts,
  initial: { chat: ChatData; messages: Messages; hasOlder: boolean },
): ConversationClient {
  const { callApi, outbox, now, accountId } = parts;
  const chatId = initial.chat.id;
  const address = `/api/v3/user/chats/${chatId}`;
  const listeners = new Set<() => void>();
  let view: ConversationView = { ...initial, pending: [], typing: null };
  let readUpTo = lastSequence(initial.messages);
  let isOpen = false;
  let sending: Promise<void> | null = null;
  let catching: Promise<void> | null = null;
  let saidTypingAt = 0;
  const timers: Record<'retry' | 'typing' | 'reconnect', ReturnType<typeof setTimeout> | undefined> = {
    retry: undefined,
    typing: undefined,
    reconnect: undefined,
  };

  function show(change: Partial<ConversationView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function later(name: keyof typeof timers, ms: number, act: () => void): void {
    clearTimeout(timers[name]);
    if (isOpen) timers[name] = setTimeout(act, ms);
  }

  function take(incoming: Messages): void {
    const { messages, isBehind } = receive(view.messages, incoming);
    const arrived = new Set(incoming.filter(({ is_own }) => is_own).map(({ client_id }) => client_id));
    const done = view.pending.filter(({ clientId }) => arrived.has(clientId));
    show({ messages, pending: view.pending.filter((one) => !done.includes(one)) });
    for (const { clientId } of done) void outbox.remove(clientId);
    if (isBehind) void catchUp();
    markRead();
  }

  function markRead(): void {
    const last = lastSequence(view.messages);
    if (last <= readUpTo || !parts.isWatched()) return;
    readUpTo = last;
    // Unsaid it is said with the next message, or by opening the page again.
    call(`${address}/read`, { sequence: last }).catch(() => undefined);
  }

  function call<Data>(to: string, body?: object): Promise<{ data: Data }> {
    const signal = AbortSignal.timeout(answerMs);
    return callApi<Data>(to, body ? { method: 'POST', body: JSON.stringify(body), signal } : { signal });
  }

  /** Everything after the cursor, page by page; one at a time. */
  function catchUp(): Promise<void> {
    catching ??= (async () => {
      for (;;) {
        const after = lastSequence(view.messages);
        const { data } = await call<Page>(`${address}/messages?after=${after}&limit=${messagesPerPage}`);
        take(data.items);
        if (!data.has_more || lastSequence(view.messages) === after) return;
      }
    })()
      // Without network it waits for the next coming back.
      .catch(() => undefined)
      .finally(() => {
        catching = null;
      });
    return catching;
  }

  function setPending(clientId: string, change: Partial<PendingMessage>): void {
    show({
      pending: view.pending.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)),
    });
  }

  /** One after the other, so that they arrive in the order they were written. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = nextToLeave();
      if (!next || !(await deliver(next))) return;
    }
  }

  /** What failed was written before, and leaves before; what has become old meanwhile is asked about instead. */
  function nextToLeave(): PendingMessage | undefined {
    if (!view.pending.some(({ state }) => state === 'sending')) return undefined;
    for (const one of view.pending) {
      if (one.state === 'sending' || (one.state === 'failed' && stateOf(one) === 'sending')) return one;
      if (one.state === 'failed') setPending(one.clientId, { state: 'asking' });
    }
    return undefined;
  }

  /** False: there is no way through now. */
  async function deliver(entry: PendingMessage): Promise<boolean> {
    const { clientId } = entry;
    try {
      const attachmentId = entry.attachmentId ?? (entry.file && (await upload(entry, entry.file)));
      const { data } = await call<ChatMessageData>(`${address}/messages`, {
        client_id: clientId,
        message: entry.message,
        ...(attachmentId && { attachments: [attachmentId] }),
      });
      await outbox.remove(clientId);
      show({ pending: view.pending.filter((one) => one.clientId !== clientId) });
      take([data]);
      return true;
    } catch (error) {
      if (error instanceof ApiRefusal && error.status < 500 && error.status !== 429) {
        const problem = error.errors[0]?.message ?? error.message;
        setPending(clientId, { state: 'refused', problem });
        return true;
      }
      for (const { clientId: waiting, state } of view.pending)
        if (state === 'sending') setPending(waiting, { state: 'failed' });
      later('retry', retryMs, () => void sendAgain());
      return false;
    }
  }

  async function upload(entry: PendingMessage, file: File): Promise<string> {
    const body = new FormData();
    body.set('file', await parts.shrink(file));
    const { data } = await callApi<{ id: string }>(`${address}/attachments`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(uploadMs),
    });
    const { state: _state, problem: _problem, ...written } = entry;
    await outbox.put({ ...written, attachmentId: data.id });
    setPending(entry.clientId, { attachmentId: data.id });
    return data.id;
  }

  /** By itself, unless it has become old meanwhile. */
  function sendAgain(): Promise<void> {
    show({
      pending: view.pending.map((one) => (one.state === 'failed' ? { ...one, state: stateOf(one) } : one)),
    });
    return flush();
  }

  function stateOf({ writtenAt }: WrittenMessage): PendingState {
    return now() - writtenAt > askAfterMs ? 'asking' : 'sending';
  }

  async function comeBack(): Promise<void> {
    markRead();
    await Promise.all([
      catchUp(),
      call<ChatData>(address).then(
        ({ data }) => show({ chat: data }),
        () => undefined,
      ),
      sendAgain(),
    ]);
  }

  function connect(socket: Socket): void {
    socket.on('connect', () => {
      socket.emit('joinRoomChats', { user_chat_id: chatId });
      void sendAgain();
    });
    // A session that needs a new token gets it by the next call; a process that ends takes its sockets along.
    const again = () =>
      later('reconnect', reconnectMs, () => void comeBack().then(() => isOpen && socket.connect()));
    socket.on('connect_error', again);
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && again());
    socket.on('receiveMessage', (message: ChatMessageData) => {
      if (message.user_chat_id !== chatId) return;
      if (!message.is_own) show({ typing: null });
      take([message]);
    });
    socket.on('privateChat', ({ chat, messages }: { chat: ChatData; messages?: ChatMessageData[] }) => {
      if (chat.id !== chatId) return;
      show({ chat });
      if (messages) take(messages);
    });
    socket.on('updateUserStatus', (status: StatusData) => {
      if (status.user_chat_id !== chatId) return;
      if (status.is_typing) {
        show({ typing: status.side ?? null });
        later('typing', typingShownMs, () => show({ typing: null }));
      } else {
        const { is_online = false, offline_at = null } = status;
        show({ chat: { ...view.chat, is_online, offline_at } });
      }
    });
    socket.connect();
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isOpen = true;
      let socket: Socket | undefined;
      // Without a socket it reads by cursor, whenever somebody comes back.
      parts.openSocket().then(
        (opened) => {
          socket = opened;
          if (isOpen) connect(opened);
        },
        () => undefined,
      );
      void outbox.list().then((entries) => {
        const shown = new Set(view.pending.map(({ clientId }) => clientId));
        const stored = entries
          .filter(({ clientId }) => !shown.has(clientId))
          .map((entry) => ({ ...entry, state: stateOf(entry), problem: null }));
        show({ pending: [...stored, ...view.pending] });
        return flush();
      });
      return () => {
        isOpen = false;
        for (const timer of Object.values(timers)) clearTimeout(timer);
        socket?.off();
        socket?.disconnect();
      };
    },
    async send(message, file) {
      const entry: WrittenMessage = {
        clientId: parts.newId(),
        accountId,
        chatId,
        message,
        file,
        attachmentId: null,
        writtenAt: now(),
      };
      show({ pending: [...view.pending, { ...entry, state: 'sending', problem: null }] });
      await outbox.put(entry);
      await flush();
    },
    async retry(clientId) {
      setPending(clientId, { state: 'sending', problem: null });
      await flush();
    },
    async discard(clientId) {
      show({ pending: view.pending.filter((one) => one.clientId !== clientId) });
      await outbox.remove(clientId);
    },
    async loadOlder() {
      const before = view.messages[0]?.sequence;
      if (before === undefined || !view.hasOlder) return;
      const { data } = await call<Page>(`${address}/messages?before=${before}&limit=${messagesPerPage}`);
      show({ hasOlder: data.has_more });
      take(data.items);
    },
    accept(chat, messages) {
      show({ chat });
      take(messages);
    },
    noteTyping() {
      if (now() - saidTypingAt < typingSaidMs) return;
      saidTypingAt = now();
      call(`${address}/typing`, {}).catch(() => undefined);
    },
    comeBack,
  };
}

interface StatusData {
  user_chat_id: string;
  is_online?: boolean;
  offline_at?: string | null;
  is_typing?: true;
  side?: ConversationSide;
}
