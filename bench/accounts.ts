// What accounts cost (issue 3 "Figures"): sign-ins per second at argon2's real price, pages while a storm of them goes on, and
// the check of a session at every request.
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { demoPassword, demoPeople } from '#db/people/people';
import { openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { hashPassword } from '#platform/passwords';
import { type Addresses, findAddresses } from './addresses.ts';
import { loadOf } from './load.ts';
import { type Measurement, milliseconds, quantile, type Section, times, whole } from './report.ts';
import { type Server, startServer, withDataDir, withServer } from './server.ts';

const people = 500;
const atOnce = 32;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 20;
/** Between two looks of the one visitor who reads while others sign in. */
const pauseMs = 50;

export const accounts: Measurement = {
  name: 'accounts',
  measure: async (say) => [...(await stormSections(say)), await sessionSection(say)],
};

const mailOf = (person: number) => `bench-${person}@example.com`;

/** As many as sign in, with one password: what costs is checking it. */
async function fillWithPeople(dataDir: string): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const { db, close } = openDatabase({ url: cluster.url, poolSize: 1, statementTimeoutMs: 0, applicationName: 'rihlah-bench' });
  const now = new Date();
  const digest = await hashPassword(demoPassword);
  await db.insertInto('accounts').values(Array.from({ length: people }, (_, person) => ({
    email: mailOf(person), name: 'Jamaah', locale: 'id', password_hash: digest, email_verified_at: now, created_at: now, updated_at: now }))).execute();
  await close();
  await cluster.release();
}

/** Everybody comes from an address of their own: the throttles are not what is measured. */
async function signIn(server: Server, turn: number): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST', body: JSON.stringify({ email: mailOf(turn % people), password: demoPassword }),
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` },
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

async function storm(server: Server, until: AbortSignal) {
  const answers: { status: number; ms: number }[] = [];
  let turn = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (!until.aborted) answers.push(await signIn(server, turn++));
  }));
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
      await waits(server, product);
      const quiet = await waits(server, product);
      const end = new AbortController();
      const storming = storm(server, end.signal);
      const loud = await waits(server, product);
      end.abort();
      const answers = await storming;
      const done = answers.filter(({ status }) => status === 200);
      const busy = answers.filter(({ status }) => status === 503).length;
      if (done.length + busy < answers.length) throw new Error('A sign-in was refused for another reason than too much work');
      say(`sign-ins: ${whole(done.length / seconds)}/s`);
      return [signInSection(done.map(({ ms }) => ms), busy), pageSection(quiet, loud)];
    } finally {
      await server.stop();
    }
  });
}

function signInSection(ms: number[], busy: number): Section {
  return {
    title: 'Signing in',
    method: `${atOnce} people at once for ${seconds} s, each with a right password of their own account (argon2id, 19 MiB, two passes), while one visitor reads. All cores; how many passwords are worked out at once is bounded, so that pages keep a core.`,
    head: ['what', 'figure'],
    rows: [
      ['sign-ins', `${whole(ms.length / seconds)}/s`], ['p50', milliseconds(quantile(ms, 0.5))], ['p99', milliseconds(quantile(ms, 0.99))],
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
    method: `One visitor asks for a product page every ${pauseMs} ms, before that storm and during it.`,
    head: ['product page', 'quiet', 'storm', 'ratio'],
    rows: [row('p50', 0.5), row('p99', 0.99)],
  };
}

function sessionSection(say: (message: string) => void): Promise<Section> {
  return withServer(async (server) => {
    const headers = { cookie: await cookieOf(server) };
    const at = await findAddresses(server);
    const paths: [string, keyof Addresses][] = [['list of 24 (API)', 'apiList'], ['product detail (API)', 'apiProduct'], ['list page', 'list'], ['product page', 'product']];
    const rows: string[][] = [];
    for (const [name, key] of paths) {
      const guest = await loadOf(server, at[key]);
      const member = await loadOf(server, at[key], headers);
      say(`${name}: ${times(member.perSecond / guest.perSecond)} with a session`);
      rows.push([name, `${whole(guest.perSecond)}/s`, `${whole(member.perSecond)}/s`, times(member.perSecond / guest.perSecond),
        `${(member.processorMs - guest.processorMs).toFixed(2)} ms`]);
    }
    return {
      title: 'The check of a session',
      method: 'The same address without cookies and with those of a member: a signature and one prepared query. "Cost" is what it adds to the server\'s processor time for one answer.',
      head: ['what', 'guest', 'member', 'ratio', 'cost'],
      rows,
    };
  });
}

/** The jwt lasts ten minutes: longer than all that is measured with it. */
async function cookieOf(server: Server): Promise<string> {
  const member = demoPeople.find(({ role }) => role === null)!;
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST', body: JSON.stringify({ email: member.email, password: demoPassword }), headers: { 'content-type': 'application/json', origin: server.url } });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
}
