// Two servers on one database that tell each other over Redis who is connected: what is told, what a line that breaks costs, and that
// Redis being away stops nobody. The same against a real one: TEST_REDIS_SERVER=/usr/bin/redis-server npm test -- redis-adapter.
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChatMessageData } from '#shared/chat-data';
import { createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { type ConversationFixture, createConversation, write } from '#test/factories/conversations';
import { createPlaces } from '#test/factories/programmes';
import { type RedisServer, startRedisServer } from '#test/providers/redis-server';
import { useTestContext } from '#test/test-context';
import { mountRealtime } from './realtime.ts';

const { deps, database } = useTestContext();
const host = '127.0.0.1';
let redis: RedisServer;
const servers: FastifyInstance[] = [];
let log: string[];
let talk: ConversationFixture;
let member: SignedIn;
let staff: SignedIn;
let colleague: SignedIn;
const open: Socket[] = [];

async function startServer(): Promise<void> {
  const stream = { write: (line: string) => void log.push(line) };
  const app = fastify({ logger: { level: 'info', stream } });
  await mountRealtime(app, deps, { url: database.url, redisUrl: redis.url });
  await app.listen({ host, port: 0 });
  servers.push(app);
}
async function start(options?: { isCut?: boolean }): Promise<void> {
  log = [];
  redis = await startRedisServer(options);
  await startServer();
  await startServer();
}
beforeAll(() => createPlaces(database.db));
beforeEach(async () => {
  talk = await createConversation(deps);
  const other = await createMember(deps, { roles: ['partner_staff'], partnerId: talk.partnerId });
  [member, staff, colleague] = await Promise.all([
    signIn(deps, talk.member.account, { host }),
    signIn(deps, talk.staff.account, { host, hasSecondFactor: true }),
    signIn(deps, other.account, { host, hasSecondFactor: true }),
  ]);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await redis.close();
});

const customer = { type: 'customer', customer_type: 'marketplace' };
const partner = { type: 'partner' };

/** Joined to the conversation; `statuses` is what it hears of the other side, `messages` what is written. */
async function join(who: SignedIn, auth: object, server: number, comesBack = false) {
  const socket = io(`http://${host}:${(servers[server]!.server.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { ...auth, authorization: `Bearer ${who.tokens.jwt}` },
  });
  open.push(socket);
  // As the pages do: whom the server has closed does not come back by itself.
  if (comesBack) socket.on('disconnect', () => setTimeout(() => socket.connect(), 50));
  const statuses: (boolean | undefined)[] = [];
  const messages: string[] = [];
  socket.on('updateUserStatus', ({ is_online }: { is_online?: boolean }) => void statuses.push(is_online));
  socket.on('receiveMessage', ({ message }: ChatMessageData) => void messages.push(message));
  const enter = () => socket.emitWithAck('joinRoomChats', { user_chat_id: talk.id }) as Promise<object>;
  let connections = 0;
  const first = new Promise<object>((resolve) => {
    socket.on('connect', () => {
      connections += 1;
      const entered = enter();
      // Who came back may be closed again, when the test ends, before it is answered.
      entered.catch(() => {});
      resolve(entered);
    });
  });
  expect(await first).toEqual({ ok: true });
  return { socket, statuses, messages, connections: () => connections };
}
const logged = (text: string) => log.filter((line) => line.includes(text)).length;
/** Both servers hear each other: they ask how many listen before they ask anything else. */
const joinBoth = async () => {
  const asker = await join(member, customer, 0);
  const answerer = await join(staff, partner, 1);
  await expect.poll(() => asker.statuses).toEqual([true]);
  return { asker, answerer };
};

it('tells the other process who comes, and who left with the last socket of a side; no token goes through Redis', async () => {
  await start();
  const { asker, answerer } = await joinBoth();
  const helper = await join(colleague, partner, 0);
  await expect.poll(() => asker.statuses).toEqual([true, true]);
  answerer.socket.disconnect();
  // The colleague is still there: the next thing that is told is that they left too.
  const third = await join(staff, partner, 1);
  await expect.poll(() => asker.statuses).toEqual([true, true, true]);
  third.socket.disconnect();
  await expect.poll(() => redis.heard().split('countSockets').length).toBeGreaterThan(4);
  helper.socket.disconnect();
  await expect.poll(() => asker.statuses).toEqual([true, true, true, false]);
  for (const { tokens } of [member, staff, colleague])
    expect(redis.heard().includes(tokens.jwt.split('.')[2]!)).toBe(false);
  expect(redis.heard()).toContain(talk.id);
});

it('loses nothing when the line breaks: who came meanwhile is told when it is back, and nobody is cut off', async () => {
  await start();
  const { asker, answerer } = await joinBoth();
  redis.cut();
  await expect.poll(() => logged('Redis is away')).toBe(2);
  await join(colleague, partner, 1);
  await write(deps, talk.staff, talk.id, 'Tanpa Redis');
  await expect.poll(() => asker.messages).toEqual(['Tanpa Redis']);
  expect(asker.statuses).toEqual([true]);
  redis.mend();
  await expect.poll(() => asker.statuses, { timeout: 5_000 }).toEqual([true, true]);
  expect(
    log.filter((line) => line.includes('Redis is back')).map((line) => line.includes('"hasLost":false')),
  ).toEqual([true, true]);
  expect([asker.socket.connected, answerer.socket.connected]).toEqual([true, true]);
});

it('goes on without Redis for as long as it takes, and closes sockets once when it is back, so that they tell anew', async () => {
  await start();
  const asker = await join(member, customer, 0, true);
  const answerer = await join(staff, partner, 1, true);
  await expect.poll(() => asker.statuses).toEqual([true]);
  redis.cut();
  await expect.poll(() => logged('Redis is away')).toBe(2);
  const helper = await join(colleague, partner, 1);
  helper.socket.disconnect();
  await write(deps, talk.member, talk.id, 'Halo');
  await expect.poll(() => answerer.messages).toEqual(['Halo']);
  const lastSaid = asker.statuses.length;
  // What waits is given up after a few seconds, rather than piled up.
  await expect.poll(() => logged('Redis stays away'), { timeout: 15_000 }).toBe(1);
  redis.mend();
  await expect.poll(() => logged('"hasLost":true'), { timeout: 5_000 }).toBe(1);
  await expect.poll(() => answerer.connections(), { timeout: 5_000 }).toBe(2);
  // That it left, perhaps, when it was closed; at last that it is there.
  await expect
    .poll(() => [asker.statuses.length > lastSaid, asker.statuses.at(-1)], { timeout: 5_000 })
    .toEqual([true, true]);
});

it('starts and stops without Redis, and finds it when it comes', async () => {
  await start({ isCut: true });
  const asker = await join(member, customer, 0);
  await write(deps, talk.staff, talk.id, 'Sebelum Redis');
  await expect.poll(() => asker.messages).toEqual(['Sebelum Redis']);
  await servers.pop()!.close();
  redis.mend();
  await startServer();
  await expect.poll(() => logged('Redis is back')).toBe(1);
  await join(staff, partner, 1);
  await expect.poll(() => asker.statuses, { timeout: 5_000 }).toEqual([true]);
});

it('waits for nobody when Redis takes everything and answers nothing', async () => {
  await start();
  const { asker, answerer } = await joinBoth();
  redis.stall();
  const helper = await join(colleague, partner, 1);
  helper.socket.disconnect();
  await write(deps, talk.member, talk.id, 'Halo');
  await expect.poll(() => answerer.messages).toEqual(['Halo']);
  expect(asker.socket.connected).toBe(true);
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
