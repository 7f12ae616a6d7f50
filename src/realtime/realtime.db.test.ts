// Sockets on a real server and database: who may open one, who may join what, what arrives, and what is refused. Two servers on one
// database stand for two processes.
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  announceTyping,
  blockConversation,
  listMessages,
  markRead,
  sendMessage,
} from '#domain/conversations';
import { countUnreadNotifications } from '#domain/notifications';
import { endAllSessions } from '#domain/session-endings';
import { bankRoles } from '#shared/roles';
import type { ChatMessageData } from '#shared/chat-data';
import { createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { type ConversationFixture, createConversation, write } from '#test/factories/conversations';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { mountRealtime } from './realtime.ts';

const { deps, database } = useTestContext();
const host = '127.0.0.1';
const log: string[] = [];
let servers: FastifyInstance[];
let talk: ConversationFixture;
let member: SignedIn;
let staff: SignedIn;
const open: Socket[] = [];

async function startServer(): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void log.push(line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  await mountRealtime(app, deps, { url: database.url });
  await app.listen({ host, port: 0 });
  return app;
}
beforeAll(async () => {
  await createPlaces(database.db);
  servers = [await startServer(), await startServer()];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(async () => {
  log.length = 0;
  talk = await createConversation(deps);
  [member, staff] = await Promise.all([
    signIn(deps, talk.member.account, { host }),
    signIn(deps, talk.staff.account, { host, hasSecondFactor: true }),
  ]);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const customer = { type: 'customer', customer_type: 'marketplace' };
const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

function connect(who: SignedIn | null, auth: object = customer, server = servers[0]!, more = {}): Socket {
  const socket = io(`http://${host}:${portOf(server)}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { ...auth, ...(who && { authorization: `Bearer ${who.tokens.jwt}` }) },
    ...more,
  });
  open.push(socket);
  return socket;
}
const next = <T>(socket: Socket, event: string) =>
  new Promise<T>((resolve) => socket.once(event, (value: T) => resolve(value)));
/** Whether it was let in, or why not. */
const outcome = (socket: Socket) =>
  Promise.race([
    next(socket, 'connect').then(() => 'connected'),
    next<Error>(socket, 'connect_error').then(({ message }) => message),
  ]);
const join = async (socket: Socket, id: string) =>
  ((await socket.emitWithAck('joinRoomChats', { user_chat_id: id })) as { ok: boolean }).ok;

it('opens for a session of this host that identifies as what it is, and for nobody else', async () => {
  const partner = { type: 'partner' };
  const elsewhere = await createMember(deps, { host: 'lain.test' });
  const weak = await signIn(deps, talk.staff.account, { host });
  const shop = await createPartner(deps.db, { kind: 'store' });
  const bank = await createPartner(deps.db, { kind: 'financial' });
  const [storeStaff, banker, support, finance, leader] = await Promise.all([
    createMember(deps, { host, roles: ['store_staff'], partnerId: shop.id }),
    createMember(deps, { host, roles: [bankRoles[0]!], partnerId: bank.id }),
    createMember(deps, { host, roles: ['operator_support'] }),
    createMember(deps, { host, roles: ['operator_finance'] }),
    createMember(deps, {
      host,
      roles: ['partner_staff'],
      partnerId: talk.partnerId,
      duties: ['tour_leader'],
    }),
  ]);
  const cookie = { cookie: `jwt=${member.tokens.jwt}` };
  const origin = `http://${host}:${portOf(servers[0]!)}`;
  const asked: Record<string, Socket> = {
    member: connect(member),
    staff: connect(staff, partner),
    'own page by cookie': connect(null, customer, servers[0], { extraHeaders: { ...cookie, origin } }),
    guest: connect(null),
    'foreign page by cookie': connect(null, customer, servers[0], {
      extraHeaders: { ...cookie, origin: 'https://lain.test' },
    }),
    'session of another host': connect(elsewhere),
    'forged token': connect({ ...member, tokens: { ...member.tokens, jwt: 'x.y.z' } }),
    'member as staff': connect(member, partner),
    'member as operator': connect(member, { type: 'operator' }),
    'staff as store': connect(staff, { type: 'store' }),
    'staff as bank': connect(staff, { type: 'bank' }),
    'store staff': connect(storeStaff, { type: 'store' }),
    'store staff as partner': connect(storeStaff, partner),
    'bank staff': connect(banker, { type: 'bank' }),
    support: connect(support, { type: 'operator' }),
    'finance as support': connect(finance, { type: 'operator' }),
    'tour leader': connect(leader, partner),
    'staff without a second factor': connect(weak, partner),
    'no type': connect(member, {}),
    'customer of nothing': connect(member, { type: 'customer' }),
    'wrong access-token': connect(member, { ...customer, 'access-token': 'x' }),
  };
  const seen: Record<string, string> = {};
  await Promise.all(
    Object.entries(asked).map(async ([name, socket]) => {
      seen[name] = await outcome(socket);
    }),
  );
  expect(seen).toEqual({
    member: 'connected',
    staff: 'connected',
    'own page by cookie': 'connected',
    guest: 'not_signed_in',
    'foreign page by cookie': 'not_signed_in',
    'session of another host': 'not_signed_in',
    'forged token': 'not_signed_in',
    'member as staff': 'forbidden',
    'member as operator': 'forbidden',
    'staff as store': 'forbidden',
    'staff as bank': 'forbidden',
    'store staff': 'connected',
    'store staff as partner': 'forbidden',
    'bank staff': 'connected',
    support: 'connected',
    'finance as support': 'forbidden',
    'tour leader': 'forbidden',
    'staff without a second factor': 'forbidden',
    'no type': 'invalid_input',
    'customer of nothing': 'invalid_input',
    'wrong access-token': 'access_token_invalid',
  });
});

it('lets nobody join the room of others', async () => {
  await write(deps, talk.member, talk.id, 'Halo');
  const stranger = await createMember(deps, { host });
  const otherStaff = (await createConversation(deps)).staff;
  const foreign = await signIn(deps, otherStaff.account, { host, hasSecondFactor: true });
  const operator = await createMember(deps, { host, roles: ['operator_support'] });
  const seen = [];
  for (const socket of [
    connect(member),
    connect(staff, { type: 'partner' }),
    connect(stranger),
    connect(foreign, { type: 'partner' }),
    connect(operator, { type: 'operator' }),
  ])
    seen.push(await join(socket, talk.id));
  expect(seen).toEqual([true, true, false, false, false]);
  const socket = connect(stranger);
  for (const wrong of ['x', 7, { user_chat_id: 7 }, { user_chat_id: 'x'.repeat(200) }, []])
    expect(await socket.emitWithAck('joinRoomChats', wrong)).toEqual({ ok: false });
});

it('tells rooms to nobody outside: whoever is refused a conversation hears none of it', async () => {
  const stranger = await createMember(deps, { host });
  const foreign = await signIn(deps, (await createConversation(deps)).staff.account, {
    host,
    hasSecondFactor: true,
  });
  const support = await createMember(deps, { host, roles: ['operator_support'] });
  const outside = [
    connect(stranger),
    connect(foreign, { type: 'partner' }),
    connect(support, { type: 'operator' }),
  ];
  const heard: string[] = [];
  for (const socket of outside) {
    socket.onAny((event: string) => void heard.push(event));
    await join(socket, talk.id);
  }
  const inside = connect(member);
  await join(inside, talk.id);
  const arrived = next<ChatMessageData>(inside, 'receiveMessage');
  await write(deps, talk.staff, talk.id, 'Hanya untuk Ibu');
  await arrived;
  // An answer comes after everything that was told before it.
  await Promise.all(outside.map((socket) => socket.emitWithAck('joinTotalNotification')));
  expect(heard.filter((event) => event !== 'totalNotification')).toEqual([]);
});

it('tells the other process: the message, the list, the total; each side with its own view', async () => {
  const [here, there] = [
    connect(member, customer, servers[0]),
    connect(staff, { type: 'partner' }, servers[1]),
  ];
  await Promise.all([join(here, talk.id), join(there, talk.id)]);
  await there.emitWithAck('joinTotalNotification');
  const arrived = Promise.all([
    next<ChatMessageData>(here, 'receiveMessage'),
    next<ChatMessageData>(there, 'receiveMessage'),
    next<{ unread: number }[]>(there, 'userChat'),
    next<{ total_unread: number }>(there, 'totalNotification'),
  ]);
  await write(deps, talk.member, talk.id, 'WA saya 081234567890');
  const [own, foreign, chats, total] = await arrived;
  expect([own.is_own, own.warnings]).toEqual([true, []]);
  expect([foreign.is_own, foreign.warnings, foreign.sequence]).toEqual([false, ['phone'], 1]);
  expect(chats[0]!.unread).toBe(1);
  expect(total.total_unread).toBe(1);
  const status = next<{ is_typing?: true }>(here, 'updateUserStatus');
  const gone = connect(staff, { type: 'partner' }, servers[1]);
  await join(gone, talk.id);
  expect(await status).toMatchObject({ user_chat_id: talk.id, is_online: true });
  const box = next<{ chat: { is_blocked: boolean } }>(there, 'privateChat');
  await blockConversation(deps, talk.member.actor, talk.id, true);
  expect((await box).chat.is_blocked).toBe(true);
});

it('tells who is writing to everybody but themselves, and that a side is gone with its last socket', async () => {
  const colleague = await signIn(
    deps,
    (await createMember(deps, { roles: ['partner_staff'], partnerId: talk.partnerId })).account,
    { host, hasSecondFactor: true },
  );
  const asker = connect(member, customer, servers[0]);
  const [writer, helper] = [
    connect(staff, { type: 'partner' }, servers[1]),
    connect(colleague, { type: 'partner' }, servers[0]),
  ];
  // The member last: who joins is told to the other side.
  await join(writer, talk.id);
  await join(helper, talk.id);
  await join(asker, talk.id);
  const heard: Record<string, object[]> = { asker: [], helper: [], writer: [] };
  for (const [name, socket] of Object.entries({ asker, helper, writer }))
    socket.on('updateUserStatus', (status: { is_typing?: true; is_online?: boolean }) => {
      if (status.is_typing ?? status.is_online === false) heard[name]!.push(status);
    });
  await announceTyping(deps, staff.actor, talk.id);
  const typing = { user_chat_id: talk.id, is_typing: true, side: 'partner' };
  await expect.poll(() => [heard['asker'], heard['helper']]).toEqual([[typing], [typing]]);
  writer.disconnect();
  const connections = () =>
    new Promise<number>((resolve) => servers[1]!.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  helper.disconnect();
  await expect
    .poll(() => heard['asker'])
    .toEqual([
      typing,
      { user_chat_id: talk.id, is_online: false, offline_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  expect(heard['writer']).toEqual([]);
});

it('closes the sockets of a session that ends, at once and in every process', async () => {
  const sockets = servers.map((server) => connect(member, customer, server));
  const other = connect(staff, { type: 'partner' });
  await Promise.all([...sockets, other].map((socket) => next(socket, 'connect')));
  const closed = Promise.all(sockets.map((socket) => next(socket, 'disconnect')));
  await endAllSessions(deps, member.account.id);
  await closed;
  expect(other.connected).toBe(true);
});

it('refuses floods, unknown events and oversized frames, and logs each once', async () => {
  const refused = () =>
    log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'socket refused')
      .length;
  const provoke = async (act: (socket: Socket) => void) => {
    const socket = connect(member);
    await next(socket, 'connect');
    const closed = next(socket, 'disconnect');
    act(socket);
    await closed;
  };
  await provoke((socket) => {
    for (let count = 0; count < 100; count += 1) socket.emit('joinRoomChats');
  });
  expect(refused()).toBe(1);
  await provoke((socket) => {
    for (let count = 0; count < 5; count += 1) socket.emit('sendMessage', { message: 'Halo' });
  });
  expect(refused()).toBe(2);
  await provoke((socket) => socket.emit('joinRoomChats', { user_chat_id: 'x'.repeat(10_000) }));
  await expect.poll(refused).toBe(3);
});

it('refuses malformed frames, logs each socket once, and goes on for everybody else', async () => {
  const other = connect(staff, { type: 'partner' });
  await next(other, 'connect');
  for (const frame of ['42{', '4', '9', '42["joinRoomChats"', '45-["x"]', '\u0000']) {
    log.length = 0;
    const socket = connect(member);
    await next(socket, 'connect');
    const closed = next(socket, 'disconnect');
    const { ws } = socket.io.engine.transport as unknown as { ws: { send(data: string): void } };
    ws.send(frame);
    ws.send(frame);
    await closed;
    await expect.poll(() => log.filter((line) => line.includes('socket refused')).length).toBe(1);
  }
  expect(await join(other, talk.id)).toBe(true);
});

it('loses nothing when lines are cut in the middle: every message once, in order, unread right', async () => {
  const count = 40;
  /** A client as the page is one: it keeps what it sends until it is answered, and catches up by cursor when it comes back. */
  class Client {
    readonly who: SignedIn;
    readonly auth: object;
    readonly seen = new Map<number, string>();
    socket!: Socket;
    connections = 0;
    constructor(who: SignedIn, auth: object) {
      this.who = who;
      this.auth = auth;
    }
    async attach(): Promise<void> {
      this.socket?.disconnect();
      this.socket = connect(this.who, this.auth, servers[this.connections++ % 2]);
      this.socket.on('receiveMessage', (message: ChatMessageData) =>
        this.seen.set(message.sequence, message.message),
      );
      await join(this.socket, talk.id);
      await this.catchUp();
    }
    async catchUp(): Promise<void> {
      let after = 0;
      while (this.seen.has(after + 1)) after += 1;
      for (;;) {
        const { items, hasMore } = await listMessages(deps, this.who.actor, talk.id, { after, limit: 20 });
        for (const { sequence, text } of items) this.seen.set(sequence, text);
        if (!hasMore) return;
        after = items.at(-1)!.sequence;
      }
    }
    async send(message: string): Promise<void> {
      const client_id = randomUUID();
      // The answer of the first try is lost: the device sends it again.
      for (let attempt = 0; attempt < 2; attempt += 1)
        await sendMessage(deps, this.who.actor, talk.id, { client_id, message });
    }
  }
  await deps.db.deleteFrom('throttles').execute();
  const clients = [new Client(member, customer), new Client(staff, { type: 'partner' })];
  await Promise.all(clients.map((client) => client.attach()));
  await Promise.all(
    clients.map(async (client, side) => {
      for (let index = 0; index < count; index += 1) {
        if (index === 10 + side * 10) client.socket.io.engine.close();
        if (index === 25) await client.attach();
        await client.send(`${side}-${index}`);
      }
    }),
  );
  await Promise.all(clients.map((client) => client.catchUp()));
  const [first, second] = clients.map(({ seen }) => [...seen].sort(([a], [b]) => a - b));
  expect(first).toEqual(second);
  expect(first!.map(([sequence]) => sequence)).toEqual(
    Array.from({ length: 2 * count }, (_, index) => index + 1),
  );
  for (const side of [0, 1])
    expect(first!.map(([, text]) => text).filter((text) => text.startsWith(`${side}-`))).toEqual(
      Array.from({ length: count }, (_, index) => `${side}-${index}`),
    );
  await markRead(deps, staff.actor, talk.id, 2 * count);
  expect(await countUnreadNotifications(deps, staff.actor)).toBe(0);
});
