// `kill -9` of one of two processes in the middle of 200 messages each way (docs/product/conversations.md): every message once, in order,
// what is unread right. Without the client id the same repeats are stored twice.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import type { ChatMessageData } from '#shared/chat-data';
import { createTestDeps } from '#test/deps';
import { createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { type ConversationFixture, createConversation } from '#test/factories/conversations';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';
import { call } from './shoppers.ts';

const count = 200;
const host = 'brand.test';

let database: TestDatabase;
let deps: Deps;
let apps: AppProcess[];
let talk: ConversationFixture;
let people: SignedIn[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  apps = await Promise.all([start(), start()]);
  talk = await createConversation(deps, { member: await createMember(deps, { host }) });
  people = [talk.member, await signIn(deps, talk.staff.account, { host, hasSecondFactor: true })];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.kill()));
  await database.drop();
});

async function start(): Promise<AppProcess> {
  return startAppProcess({
    url: database.url,
    port: await freePort(),
    clockAheadMs: NOW.getTime() - Date.now(),
    gateway: null,
    hasSockets: true,
    settleEveryMs: null,
  });
}

const address = () => `/api/v3/user/chats/${talk.id}/messages`;

/** As the page is a client: it keeps a message until it is answered, goes to the other process when one is gone, and catches up by cursor. */
class Client {
  readonly seen: ChatMessageData[] = [];
  readonly #who: SignedIn;
  readonly #side: 'customer' | 'partner';
  #at: number;
  #socket: Socket | null = null;
  constructor(who: SignedIn, side: 'customer' | 'partner', at: number) {
    [this.#who, this.#side, this.#at] = [who, side, at];
  }

  /** Opens a socket, and again at the other process whenever it is lost. */
  async attach(): Promise<void> {
    const socket = io(`http://127.0.0.1:${apps[this.#at]!.port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { host },
      auth: {
        type: this.#side,
        ...(this.#side === 'customer' && { customer_type: 'marketplace' }),
        authorization: `Bearer ${this.#who.tokens.jwt}`,
      },
    });
    this.#socket = socket;
    socket.on('receiveMessage', (message: ChatMessageData) => this.#take([message]));
    const outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
    if (outcome !== 'connected') return this.#goOn();
    socket.once('disconnect', () => void (this.#socket === socket && this.#goOn()));
    await socket.emitWithAck('joinRoomChats', { user_chat_id: talk.id });
    await this.catchUp();
  }

  async #goOn(): Promise<void> {
    this.#at = 1 - this.#at;
    await wait(20);
    await this.attach();
  }

  #take(messages: readonly ChatMessageData[]): void {
    for (const message of messages)
      if (!this.seen.some(({ sequence }) => sequence === message.sequence)) this.seen.push(message);
    this.seen.sort((a, b) => a.sequence - b.sequence);
  }

  async catchUp(): Promise<void> {
    let after = 0;
    for (const { sequence } of this.seen) if (sequence === after + 1) after = sequence;
    for (;;) {
      const { status, data } = await call(
        apps[this.#at]!.port,
        this.#who,
        'GET',
        `${address()}?after=${after}&limit=50`,
      );
      if (status !== 200) {
        this.#leave(status);
        continue;
      }
      const { items, has_more: hasMore } = data as unknown as { items: ChatMessageData[]; has_more: boolean };
      this.#take(items);
      if (!hasMore) return;
      after = items.at(-1)!.sequence;
    }
  }

  /** To the other process, when this one does not answer. */
  #leave(status: number): void {
    if (status !== 0 && status !== 503) throw new Error(`The application answered ${status}`);
    this.#at = 1 - this.#at;
  }

  /** Under one client id, until it is answered. */
  async send(message: string): Promise<void> {
    const body = { client_id: randomUUID(), message };
    for (;;) {
      const { status } = await call(apps[this.#at]!.port, this.#who, 'POST', address(), body);
      if (status === 200) return;
      if (status === 429) await deps.db.deleteFrom('throttles').execute();
      else this.#leave(status);
    }
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.disconnect();
  }
}

it('loses and doubles nothing when one process is killed in the middle', async () => {
  const clients = [new Client(people[0]!, 'customer', 0), new Client(people[1]!, 'partner', 1)];
  await Promise.all(clients.map((client) => client.attach()));
  await Promise.all(
    clients.map(async (client, side) => {
      for (let index = 0; index < count; index += 1) {
        // The first client's own process: its socket and its call are both cut.
        if (side === 0 && index === count / 2) {
          await Promise.all([client.send(`${side}-${index}`), apps[0]!.kill()]);
          apps[0] = await start();
        } else await client.send(`${side}-${index}`);
      }
    }),
  );
  await Promise.all(clients.map((client) => client.catchUp()));
  for (const client of clients) client.close();
  const [first, second] = clients.map(({ seen }) => seen.map(({ sequence, message }) => [sequence, message]));
  expect(first).toEqual(second);
  expect(first!.map(([sequence]) => sequence)).toEqual(
    Array.from({ length: 2 * count }, (_, index) => index + 1),
  );
  for (const side of [0, 1])
    expect(first!.map(([, text]) => String(text)).filter((text) => text.startsWith(`${side}-`))).toEqual(
      Array.from({ length: count }, (_, index) => `${side}-${index}`),
    );
  const { data } = await call(apps[1]!.port, people[0]!, 'GET', '/api/v3/user/chats');
  const [chat] = (data as unknown as { items: { unread: number; last_sequence: number }[] }).items;
  const lastOwn = first!.findLastIndex(([, text]) => String(text).startsWith('0-'));
  expect(chat).toMatchObject({ last_sequence: 2 * count, unread: 2 * count - 1 - lastOwn });
});

it('would store a repeat twice without the unique client id (negative control)', async () => {
  const body = { client_id: randomUUID(), message: 'diulang' };
  const texts = async () =>
    (await deps.db.selectFrom('conversation_messages').select('id').where('text', '=', 'diulang').execute())
      .length;
  // The answer of the first try is lost.
  for (const app of apps) await call(app.port, people[0]!, 'POST', address(), body);
  expect(await texts()).toBe(1);
  for (const app of apps)
    await call(app.port, people[0]!, 'POST', address(), { ...body, client_id: randomUUID() });
  expect(await texts()).toBe(3);
});
