// What sockets cost (docs/product/test-kit.md): memory of each idle one, and how long a message takes to the other device of its writer
// while a hundred are written a second, all on one process.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { fillWithPeople, mailOf, people } from './accounts.ts';
import { demoPassword } from '#db/people/people';
import type { HeldMemory } from './memory-probe.ts';
import { kilobytes, type Measurement, milliseconds, quantile, type Section, whole } from './report.ts';
import { type Server, startServer, withDataDir } from './server.ts';

const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const idle = setting('BENCH_SOCKETS', 2_000);
const seconds = setting('BENCH_SECONDS', 30);
const perSecond = setting('BENCH_MESSAGES', 100);
/** Of one account; it may have twelve. */
const idleEach = 10;
/** Nobody writes more than the limit of an account, sixty a minute. */
const writers = Math.ceil(perSecond * 1.25);
const atOnce = 8;
/** Until memory is what it stays, and a closed socket is gone. */
const settleMs = 5_000;
const arriveMs = 10_000;
/** Of opening the idle ones. */
const steps = 4;

interface Person {
  cookie: string;
  origin: string;
}

export const sockets: Measurement = {
  name: 'sockets',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      const server = await startServer({ dataDir, settings: { TRUSTED_PROXIES: '1' } });
      const open: Socket[] = [];
      try {
        await fillWithPeople(dataDir);
        const idlers = Math.ceil(idle / idleEach);
        if (idlers + writers > people) throw new Error(`There are only ${people} accounts`);
        const signedIn = await inTurn(idlers + writers, (index) => signIn(server, index));
        const [quiet, busy] = [signedIn.slice(0, idlers), signedIn.slice(idlers)];
        open.push(...(await inTurn(idle, (index) => connect(server, quiet[index % idlers]!))));
        say(`${whole(idle)} sockets are open`);
        const waits = new Waits();
        const chats = await inTurn(writers, async (index) => {
          const id = await beginChat(server, busy[index]!);
          open.push(await listen(server, busy[index]!, id, waits));
          return id;
        });
        const used = server.processorSeconds();
        await write(server, busy, chats, waits);
        const share = (server.processorSeconds() - used) / seconds;
        const found = await waits.end();
        say(`${whole(found.length)} messages: p99 ${milliseconds(quantile(found, 0.99))}`);
        return [section(found, share)];
      } finally {
        for (const socket of open) socket.disconnect();
        await server.stop();
      }
    }),
};

/**
 * What one idle socket costs one process. Sign-ins and first connections leave much that is collected later, so that the difference of two
 * looks says little (it once said 0.7 kB): everything is warm before the first look, each look collects first, and there are several.
 */
export const socketMemory: Measurement = {
  name: 'socket-memory',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      const server = await startServer({ dataDir, isProbed: true, settings: { TRUSTED_PROXIES: '1' } });
      const open: Socket[] = [];
      try {
        await fillWithPeople(dataDir);
        const idlers = Math.ceil(idle / idleEach);
        if (idlers > people) throw new Error(`There are only ${people} accounts`);
        const signedIn = await inTurn(idlers, (index) => signIn(server, index));
        const openUntil = async (count: number) => {
          const first = open.length;
          open.push(
            ...(await inTurn(count - first, (index) =>
              waitIdle(server, signedIn[(first + index) % idlers]!),
            )),
          );
        };
        const close = async () => {
          for (const socket of open.splice(0)) socket.disconnect();
          await sleep(settleMs);
        };
        await openUntil(idle / steps);
        await close();
        const looks: Look[] = [];
        for (let step = 0; step <= steps; step += 1) {
          await openUntil(Math.round((idle * step) / steps));
          await sleep(settleMs);
          looks.push({ sockets: open.length, ...(await server.heldMemory()) });
          say(`${whole(open.length)} sockets: ${megabytes(looks.at(-1)!.resident)} resident`);
        }
        await close();
        return [memorySection(looks, { sockets: open.length, ...(await server.heldMemory()) })];
      } finally {
        for (const socket of open) socket.disconnect();
        await server.stop();
      }
    }),
};

interface Look extends HeldMemory {
  sockets: number;
}

/** As an app page does: it opens, and asks for the total. */
async function waitIdle(server: Server, person: Person): Promise<Socket> {
  const socket = await connect(server, person);
  await socket.emitWithAck('joinTotalNotification');
  return socket;
}

function memorySection(looks: readonly Look[], after: Look): Section {
  const [first, last] = [looks[0]!, looks.at(-1)!];
  const each = (what: keyof HeldMemory) => kilobytes((last[what] - first[what]) / last.sockets);
  // By the line through all looks: one that met something else moves it little.
  const byLine = (what: keyof HeldMemory) => kilobytes(slope(looks, what));
  const row = (name: string, look: Look) => [
    name,
    megabytes(look.resident),
    megabytes(look.heap),
    megabytes(look.external),
  ];
  return {
    title: 'Memory of idle sockets',
    method: `One server process, each of ${whole(last.sockets)} sockets of ${whole(Math.ceil(last.sockets / idleEach))} members joined to its total and silent. All were signed in, and ${whole(last.sockets / steps)} sockets opened and closed, before the first look; each look comes ${settleMs / 1_000} s after the last socket and after four forced collections. By the line: least squares over all looks.`,
    head: ['sockets', 'resident', 'heap', 'outside the heap'],
    rows: [
      ...looks.map((look) => row(whole(look.sockets), look)),
      row('closed again', after),
      ['each, first to last', each('resident'), each('heap'), each('external')],
      ['each, by the line', byLine('resident'), byLine('heap'), byLine('external')],
    ],
  };
}

function slope(looks: readonly Look[], what: keyof HeldMemory): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(looks.map(({ sockets }) => sockets)), mean(looks.map((look) => look[what]))];
  const over = mean(looks.map((look) => (look.sockets - x) * (look[what] - y)));
  return over / mean(looks.map(({ sockets }) => (sockets - x) ** 2));
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** From the moment of writing until the message arrives. */
class Waits {
  readonly #begun = new Map<string, number>();
  readonly #found: number[] = [];

  begin(clientId: string): void {
    this.#begun.set(clientId, performance.now());
  }
  arrived(clientId: string): void {
    const begun = this.#begun.get(clientId);
    if (begun === undefined) return;
    this.#begun.delete(clientId);
    this.#found.push(performance.now() - begun);
  }
  /** Throws when a message has not arrived. */
  async end(): Promise<number[]> {
    const end = performance.now() + arriveMs;
    while (this.#begun.size > 0 && performance.now() < end) await sleep(20);
    if (this.#begun.size > 0) throw new Error(`${this.#begun.size} messages did not arrive`);
    return this.#found;
  }
}

/** A few at a time, in order. */
async function inTurn<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const index = next++;
        done[index] = await act(index);
      }
    }),
  );
  return done;
}

async function signIn({ url }: Server, index: number): Promise<Person> {
  const answer = await fetch(`${url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: mailOf(index), password: demoPassword }),
    headers: {
      'content-type': 'application/json',
      origin: url,
      // The limits of one address are not what is measured.
      'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
    },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie, origin: url };
}

function connect({ url }: Server, { cookie, origin }: Person): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { type: 'customer', customer_type: 'marketplace' },
    extraHeaders: { cookie, origin },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function post({ url }: Server, { cookie, origin }: Person, path: string, body: object) {
  const answer = await fetch(`${url}/api/v3/user/chats${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie, origin },
  });
  if (!answer.ok) throw new Error(`${path || 'Beginning'} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { data: { chat: { id: string } } };
}

const beginChat = async (server: Server, person: Person) =>
  (await post(server, person, '', { support: true })).data.chat.id;

async function listen(server: Server, person: Person, id: string, waits: Waits): Promise<Socket> {
  const socket = await connect(server, person);
  socket.on('receiveMessage', ({ client_id }: { client_id: string }) => waits.arrived(client_id));
  const { ok } = (await socket.emitWithAck('joinRoomChats', { user_chat_id: id })) as { ok: boolean };
  if (!ok) throw new Error('A writer could not join their own conversation');
  return socket;
}

/** At this pace, however long the answers take. */
async function write(
  server: Server,
  busy: readonly Person[],
  chats: readonly string[],
  waits: Waits,
): Promise<void> {
  const sending: Promise<unknown>[] = [];
  const started = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const early = started + (turn / perSecond) * 1_000 - performance.now();
    if (early > 0) await sleep(early);
    const client_id = randomUUID();
    const message = 'Apakah kamar bertiga masih ada?';
    waits.begin(client_id);
    const writer = turn % writers;
    sending.push(post(server, busy[writer]!, `/${chats[writer]!}/messages`, { client_id, message }));
  }
  await Promise.all(sending);
}

function section(found: number[], share: number): Section {
  return {
    title: 'Sockets',
    method: `One process, load on the same machine. ${whole(idle)} sockets of ${whole(Math.ceil(idle / idleEach))} members do nothing. Then ${whole(writers)} members write ${whole(perSecond)} messages a second for ${seconds} s, with all those sockets open: from writing to the arrival at the writer's other device, which was joined to the conversation.`,
    head: ['sockets', 'messages', 'p50', 'p95', 'p99', 'processor'],
    rows: [
      [
        whole(idle),
        whole(found.length),
        milliseconds(quantile(found, 0.5)),
        milliseconds(quantile(found, 0.95)),
        milliseconds(quantile(found, 0.99)),
        `${whole(share * 100)} %`,
      ],
    ],
  };
}
