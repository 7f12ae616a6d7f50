// What a conversation's page does in the browser when the network goes, answers are lost, time passes and the page is closed: with a server
// of its own that keeps what a database keeps, a client id once and sequences without gaps.
import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiRefusal, type CallApi } from '#web/api-client';
import type { ChatData, ChatMessageData } from '#shared/chat-data';
import { type ConversationClient, openConversation } from './conversation-client.ts';
import type { Outbox, WrittenMessage } from './outbox.ts';

const chat = {
  id: 'x',
  side: 'member',
  read_sequence: 0,
  is_online: true,
  offline_at: null,
} as ChatData;

/** `lost`: it does what it is asked, and its answer never arrives. */
type Line = 'open' | 'cut' | 'lost';

class Server {
  readonly messages: ChatMessageData[] = [];
  readonly reads: number[] = [];
  line: Line = 'open';
  /** What it refuses, by its text. */
  refused = '';

  write(message: string, clientId: string, side: 'member' | 'partner' = 'partner'): ChatMessageData {
    const known = this.messages.find((one) => one.client_id === clientId);
    if (known) return known;
    const stored = {
      user_chat_id: chat.id,
      sequence: this.messages.length + 1,
      client_id: clientId,
      message,
      is_own: side === 'member',
    } as ChatMessageData;
    this.messages.push(stored);
    return stored;
  }

  readonly call = (async (to: string, init?: RequestInit) => {
    if (this.line === 'cut') throw new TypeError('Failed to fetch');
    const data = this.#answer(new URL(to, 'http://rihlah.test'), JSON.parse(String(init?.body ?? 'null')));
    if (this.line === 'lost') throw new TypeError('Failed to fetch');
    return { data };
  }) as unknown as CallApi;

  #answer({ pathname, searchParams }: URL, body: Record<string, unknown> | null): unknown {
    if (pathname.endsWith('/read')) return void this.reads.push(Number(body!['sequence']));
    if (pathname.endsWith('/typing')) return null;
    if (!pathname.endsWith('/messages')) return chat;
    if (body) {
      if (this.refused && String(body['message']).includes(this.refused))
        throw new ApiRefusal(422, {
          code: 'invalid_input',
          message: 'Periksa isian Anda.',
          errors: [{ field: 'message', message: 'Terlalu panjang' }],
        });
      return this.write(String(body['message']), String(body['client_id']), 'member');
    }
    const [after, before] = ['after', 'before'].map((name) => Number(searchParams.get(name) ?? Number.NaN));
    const limit = Number(searchParams.get('limit'));
    const newer = this.messages.filter(({ sequence }) => sequence > after!);
    const older = this.messages.filter(({ sequence }) => sequence < before!);
    return Number.isNaN(after!)
      ? { items: older.slice(-limit), has_more: older.length > limit }
      : { items: newer.slice(0, limit), has_more: newer.length > limit };
  }
}

function memoryOutbox(entries: Map<string, WrittenMessage>): Outbox {
  return {
    list: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.clientId, entry),
    remove: async (clientId) => void entries.delete(clientId),
  };
}

let server: Server;
let stored: Map<string, WrittenMessage>;
let socket: EventEmitter;
let clock: number;
let isWatched: boolean;
let lastId: number;
beforeEach(() => {
  [server, stored, socket] = [new Server(), new Map(), new EventEmitter()];
  [clock, isWatched, lastId] = [Date.UTC(2027, 2, 15), true, 0];
});

/** The page of the conversation, with what the server has at this moment. */
function openPage(): ConversationClient {
  return openConversation(
    {
      accountId: 'siti',
      callApi: server.call,
      openSocket: async () =>
        Object.assign(socket, {
          connect: () => socket,
          disconnect: () => socket,
          off: () => socket.removeAllListeners(),
        }) as unknown as Socket,
      outbox: memoryOutbox(stored),
      shrink: async (file) => file,
      now: () => clock,
      newId: () => `id-${(lastId += 1)}`,
      isWatched: () => isWatched,
    },
    { chat, messages: [...server.messages], hasOlder: false },
  );
}
const texts = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);
const waiting = (client: ConversationClient) =>
  client.view().pending.map(({ message, state }) => [message, state]);

describe('what is written', () => {
  it('waits while the network is gone, and leaves once and in order when it is back', async () => {
    const client = openPage();
    server.line = 'cut';
    for (const text of ['satu', 'dua', 'tiga']) await client.send(text, null);
    expect(waiting(client)).toEqual([
      ['satu', 'failed'],
      ['dua', 'failed'],
      ['tiga', 'failed'],
    ]);
    expect([...stored.keys()]).toEqual(['id-1', 'id-2', 'id-3']);
    server.line = 'open';
    await Promise.all([client.comeBack(), client.comeBack()]);
    expect(server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2', 'id-3']);
    expect(texts(client.view().messages)).toEqual(['satu', 'dua', 'tiga']);
    expect([client.view().pending, stored.size]).toEqual([[], 0]);
  });

  it('leaves behind what waits, also when it is written before anything was tried again', async () => {
    const client = openPage();
    server.line = 'cut';
    for (const text of ['satu', 'dua']) await client.send(text, null);
    server.line = 'open';
    await client.send('tiga', null);
    expect(texts(server.messages)).toEqual(['satu', 'dua', 'tiga']);
    expect([client.view().pending, stored.size]).toEqual([[], 0]);
  });

  it('is stored once when only the answer is lost', async () => {
    const client = openPage();
    server.line = 'lost';
    await client.send('satu', null);
    expect(waiting(client)).toEqual([['satu', 'failed']]);
    server.line = 'open';
    await client.comeBack();
    expect([texts(server.messages), client.view().pending]).toEqual([['satu'], []]);
  });

  it('survives its page, and leaves with the next one', async () => {
    server.line = 'cut';
    await openPage().send('satu', null);
    server.line = 'open';
    const end = openPage().start();
    await expect.poll(() => texts(server.messages)).toEqual(['satu']);
    expect(server.messages[0]!.client_id).toBe('id-1');
    end();
  });

  it('is asked about after a quarter of an hour, and leaves with the same id or not at all', async () => {
    const client = openPage();
    server.line = 'cut';
    await client.send('satu', null);
    await client.send('dua', null);
    server.line = 'open';
    clock += 15 * 60_000 + 1;
    await client.comeBack();
    expect(waiting(client)).toEqual([
      ['satu', 'asking'],
      ['dua', 'asking'],
    ]);
    // Neither does a page that is opened anew send them by itself.
    const later = openPage();
    const end = later.start();
    await expect.poll(() => waiting(later)).toHaveLength(2);
    expect(waiting(later).map(([, state]) => state)).toEqual(['asking', 'asking']);
    expect(server.messages).toEqual([]);
    await later.retry('id-2');
    await later.discard('id-1');
    expect(server.messages.map(({ client_id }) => client_id)).toEqual(['id-2']);
    expect([later.view().pending, stored.size]).toEqual([[], 0]);
    end();
  });

  it('says why it was refused, and holds nothing else back', async () => {
    const client = openPage();
    server.refused = 'panjang';
    await client.send('sangat panjang', null);
    await client.send('pendek', null);
    expect(client.view().pending).toMatchObject([
      { message: 'sangat panjang', state: 'refused', problem: 'Terlalu panjang' },
    ]);
    expect(texts(server.messages)).toEqual(['pendek']);
    await client.comeBack();
    expect(waiting(client)).toEqual([['sangat panjang', 'refused']]);
    await client.discard('id-1');
    expect([client.view().pending, stored.size]).toEqual([[], 0]);
  });
});

describe('what arrives', () => {
  it('is shown without a gap, however the socket tells it: what is missing is fetched by cursor', async () => {
    server.write('satu', 'a');
    const client = openPage();
    const end = client.start();
    await expect.poll(() => socket.listenerCount('receiveMessage')).toBe(1);
    for (let count = 2; count <= 80; count += 1) server.write(`ke-${count}`, `b-${count}`);
    socket.emit('receiveMessage', server.messages[79]);
    socket.emit('receiveMessage', server.messages[79]);
    expect(client.view().messages).toHaveLength(1);
    await expect.poll(() => client.view().messages.length).toBe(80);
    expect(client.view().messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 80 }, (_, index) => index + 1),
    );
    end();
  });

  it('is read only while somebody looks at it', async () => {
    const client = openPage();
    const end = client.start();
    await expect.poll(() => socket.listenerCount('receiveMessage')).toBe(1);
    isWatched = false;
    socket.emit('receiveMessage', server.write('satu', 'a'));
    expect(server.reads).toEqual([]);
    isWatched = true;
    await client.comeBack();
    expect(server.reads).toEqual([1]);
    end();
  });

  it('older is loaded by the page, and its end is known', async () => {
    for (let count = 1; count <= 40; count += 1) server.write(`ke-${count}`, `a-${count}`);
    const client = openConversation(
      { callApi: server.call, isWatched: () => false, outbox: memoryOutbox(stored) } as Parameters<
        typeof openConversation
      >[0],
      { chat, messages: server.messages.slice(-5), hasOlder: true },
    );
    await client.loadOlder();
    expect([client.view().messages.length, client.view().hasOlder]).toEqual([35, true]);
    await client.loadOlder();
    expect([client.view().messages.length, client.view().hasOlder]).toEqual([40, false]);
  });
});

it('shows who is writing until their message is there, and since when somebody is gone', async () => {
  const client = openPage();
  const end = client.start();
  await expect.poll(() => socket.listenerCount('updateUserStatus')).toBe(1);
  const status = (more: object) => socket.emit('updateUserStatus', { user_chat_id: chat.id, ...more });
  socket.emit('updateUserStatus', { user_chat_id: 'another', is_typing: true, side: 'partner' });
  expect(client.view().typing).toBeNull();
  status({ is_typing: true, side: 'partner' });
  expect(client.view().typing).toBe('partner');
  socket.emit('receiveMessage', server.write('satu', 'a'));
  expect(client.view().typing).toBeNull();
  status({ is_online: false, offline_at: '2027-03-15T05:00:00.000Z' });
  expect(client.view().chat).toMatchObject({ is_online: false, offline_at: '2027-03-15T05:00:00.000Z' });
  end();
});
