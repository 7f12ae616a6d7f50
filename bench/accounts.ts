// What accounts cost (docs/product/test-kit.md): sign-ins per second at argon2's real price, pages while a storm of them goes on, and
// the check of a session at every request.
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { demoPassword } from '#db/people/people';
import { openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { hashPassword } from '#platform/passwords';
import { type Addresses, findAddresses } from './urls.ts';
import { type Load, loadOf } from './load.ts';
import { memberCookie } from './member.ts';
import { type Measurement, milliseconds, quantile, type Section, times, whole } from './report.ts';
import { type Server, startServer, withDataDir, withServer } from './server.ts';

export const people = 500;
const atOnce = 32;
/** Of quiet, then of storm, in turn: what else the machine does, and what it warms up to, meets both. Each storm begins with all at once. */
const rounds = 4;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 10;
/** Between two looks of the one visitor who reads while others sign in. */
const pauseMs = 50;

export const accounts: Measurement = {
  name: 'accounts',
  measure: async (say) => [...(await stormSections(say)), await sessionSection(say)],
};

export const mailOf = (person: number) => `bench-${person}@example.com`;

/** As many as sign in, with one password: what costs is checking it. */
export async function fillWithPeople(dataDir: string): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const { db, close } = openDatabase({
    url: cluster.url,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-bench',
  });
  const now = new Date();
  const digest = await hashPassword(demoPassword);
  await db
    .insertInto('accounts')
    .values(
      Array.from({ length: people }, (_, person) => ({
        email: mailOf(person),
        name: 'Jamaah',
        locale: 'id',
        password_hash: digest,
        email_verified_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await close();
  await cluster.release();
}

/** Everybody comes from an address of their own: the throttles are not what is measured. */
async function signIn(server: Server, turn: number): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: mailOf(turn % people), password: demoPassword }),
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    },
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

async function storm(server: Server, until: AbortSignal) {
  const answers: { status: number; ms: number }[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!until.aborted) answers.push(await signIn(server, turn++));
    }),
  );
  return answers;
}

/** How long one visitor waits for a page, again and again. */
async function waits(server: Server, path: string): Promise<number[]> {
  const found: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const started = performance.now();
    const response = await fetch(server.url + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    found.push(performance.now() - started);
    await sleep(pauseMs);
  }
  return found;
}

function stormSections(say: (message: string) => void): Promise<Section[]> {
  return withDataDir(async (dataDir) => {
    const server = await startServer({ dataDir, settings: { TRUSTED_PROXIES: '1' } });
    try {
      await fillWithPeople(dataDir);
      const { product } = await findAddresses(server);
      const quiet: number[] = [];
      const loud: number[] = [];
      const answers: Awaited<ReturnType<typeof storm>> = [];
      await waits(server, product);
      for (let round = 0; round < rounds; round++) {
        quiet.push(...(await waits(server, product)));
        const end = new AbortController();
        const storming = storm(server, end.signal);
        loud.push(...(await waits(server, product)));
        end.abort();
        answers.push(...(await storming));
      }
      const done = answers.filter(({ status }) => status === 200);
      const busy = answers.filter(({ status }) => status === 503).length;
      if (done.length + busy < answers.length)
        throw new Error('A sign-in was refused for another reason than too much work');
      say(`sign-ins: ${whole(done.length / seconds / rounds)}/s`);
      return [
        signInSection(
          done.map(({ ms }) => ms),
          busy,
        ),
        pageSection(quiet, loud),
      ];
    } finally {
      await server.stop();
    }
  });
}

function signInSection(ms: number[], busy: number): Section {
  return {
    title: 'Signing in',
    method: `${atOnce} people at once, ${rounds} times for ${seconds} s, each with a right password of their own account (argon2id, 19 MiB, two passes), while one visitor reads. All cores; how many sign-ins and passwords are worked on at once is bounded (decision 0019).`,
    head: ['what', 'figure'],
    rows: [
      ['sign-ins', `${whole(ms.length / seconds / rounds)}/s`],
      ['p50', milliseconds(quantile(ms, 0.5))],
      ['p99', milliseconds(quantile(ms, 0.99))],
      ['told to come again (503)', whole(busy)],
    ],
  };
}

function pageSection(quiet: number[], loud: number[]): Section {
  const row = (name: string, share: number) => {
    const [before, during] = [quantile(quiet, share), quantile(loud, share)];
    return [name, milliseconds(before), milliseconds(during), times(during / before)];
  };
  return {
    title: 'Pages during a storm of sign-ins',
    method: `One visitor asks for a product page every ${pauseMs} ms, before each storm and during it (${rounds} times ${seconds} s of each, in turn).`,
    head: ['product page', 'quiet', 'storm', 'ratio'],
    rows: [row('p50', 0.5), row('p95', 0.95), row('p99', 0.99)],
  };
}

function sessionSection(say: (message: string) => void): Promise<Section> {
  return withServer(async (server) => {
    const member = { cookie: await memberCookie(server) };
    const at = await findAddresses(server);
    const paths: [string, keyof Addresses][] = [
      ['list of 24 (API)', 'apiList'],
      ['product detail (API)', 'apiProduct'],
      ['list page', 'list'],
      ['product page', 'product'],
    ];
    const rows: string[][] = [];
    for (const [name, key] of paths) {
      // Guest, member, member, guest: a drift of the machine meets both alike.
      const loads: Load[] = [];
      for (const headers of [{}, member, member, {}]) loads.push(await loadOf(server, at[key], headers));
      const [first, second, third, last] = loads as [Load, Load, Load, Load];
      const mean = (of: keyof Load, one: Load, other: Load) => (one[of] + other[of]) / 2;
      const [guests, members] = [mean('perSecond', first, last), mean('perSecond', second, third)];
      const cost = mean('processorMs', second, third) - mean('processorMs', first, last);
      const drift = Math.abs(first.processorMs - last.processorMs);
      say(`${name}: ${times(members / guests)} with a session`);
      rows.push([
        name,
        `${whole(guests)}/s`,
        `${whole(members)}/s`,
        times(members / guests),
        `${cost.toFixed(2)} ms`,
        `${drift.toFixed(2)} ms`,
      ]);
    }
    return {
      title: 'The check of a session',
      method:
        'The same address without cookies and with those of a member, in the order guest, member, member, guest. "Cost" is what the member adds to the server\'s processor time for one answer: of the API that is the check alone (a signature and one prepared query), of a page also what only members see. "Drift" is how far the two measurements of guests lie apart: a cost below it says nothing.',
      head: ['what', 'guest', 'member', 'ratio', 'cost', 'drift'],
      rows,
    };
  });
}
