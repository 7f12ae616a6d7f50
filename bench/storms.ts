// What pages notice of strangers' files and drawings (docs/product/test-kit.md): one visitor reads while others upload hostile PDFs and
// photographs, and while others ask for a picture of every verse and covers of any seed. p99 at most twice the quiet one.
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoPassword } from '#db/people/people';
import { type Db, openDatabase, transaction } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { hashPassword } from '#platform/passwords';
import { dayMs } from '#shared/durations';
import { endlessPdf, hostilePictures, stubbornPdfs } from '#test/attacks/hostile-files';
import { multipart } from '#test/multipart';
import { findAddresses } from './urls.ts';
import { type Measurement, milliseconds, quantile, type Section, times } from './report.ts';
import { type Server, startServer, withDataDir } from './server.ts';

const uploaders = 16;
/** Of quiet, then of each storm, in turn: what else the machine does meets all alike. */
const rounds = 3;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 10;
/** Between two looks of the one visitor who reads. */
const pauseMs = 50;

type Storm = (server: Server, turn: number) => Promise<number>;

export const storms: Measurement = {
  name: 'storms',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      const server = await startServer({ dataDir, settings: { TRUSTED_PROXIES: '1' } });
      try {
        const paths = await fillWithTravellers(dataDir);
        const { product } = await findAddresses(server);
        const uploads = await uploadStorm(server, paths);
        const found = { quiet: [] as number[], uploads: [] as number[], pictures: [] as number[] };
        const answers = { uploads: new Map<number, number>(), pictures: new Map<number, number>() };
        await waits(server, product);
        for (let round = 0; round < rounds; round += 1) {
          found.quiet.push(...(await waits(server, product)));
          found.uploads.push(...(await during(server, uploads, answers.uploads, product)));
          found.pictures.push(...(await during(server, pictureStorm, answers.pictures, product)));
        }
        const answerCounts = (of: Map<number, number>) =>
          [...of]
            .sort()
            .map(([status, count]) => `${count} × ${status}`)
            .join(', ');
        say(`uploads: ${answerCounts(answers.uploads)}; pictures: ${answerCounts(answers.pictures)}`);
        return [
          section(found, {
            uploads: answerCounts(answers.uploads),
            pictures: answerCounts(answers.pictures),
          }),
        ];
      } finally {
        await server.stop();
      }
    }),
};

const ipOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

/** Everybody from an IP of their own: the limits of one are not what is measured. */
const pictureStorm: Storm = async (server, turn) => {
  const path =
    turn % 4 === 0
      ? `/covers/v2/istanbul.dawn.${turn.toString(16)}.svg`
      : `/verses/v1/2/${(turn % 286) + 1}.png`;
  const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': ipOf(turn) } });
  await answer.arrayBuffer();
  return answer.status;
};

/** Each uploader sends the worst that is refused, a file that lasts until its deadline, and an honest photograph, again and again. */
async function uploadStorm(server: Server, paths: string[]): Promise<Storm> {
  const photo = await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const files = [
    stubbornPdfs['a megabyte of "stream"']!,
    photo,
    stubbornPdfs['opening brackets']!,
    hostilePictures['a bomb of 900 megapixels']!,
    endlessPdf(),
  ];
  const forms = await Promise.all(files.map((bytes) => multipart({ file: { bytes, name: 'berkas' } })));
  const cookies: string[] = [];
  for (let person = 0; person < uploaders; person += 1) cookies.push(await signIn(server, person));
  return async (_server, turn) => {
    const person = turn % uploaders;
    const { body, headers } = forms[Math.floor(turn / uploaders) % forms.length]!;
    const answer = await fetch(server.url + paths[person]!, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { ...headers, cookie: cookies[person]!, origin: server.url, 'x-forwarded-for': ipOf(turn) },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** Pages of the one visitor while the storm goes on with as many at once as there are uploaders. */
async function during(
  server: Server,
  storm: Storm,
  answers: Map<number, number>,
  path: string,
): Promise<number[]> {
  const end = new AbortController();
  let turn = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const storming = Promise.all(
    Array.from({ length: uploaders }, async () => {
      while (!end.signal.aborted) {
        const status = await storm(server, turn++);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  const found = await waits(server, path);
  end.abort();
  await storming;
  return found;
}

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

const mailOf = (person: number) => `storm-${person}@example.com`;

/** People who travel, each on an order of their own; answers where each sends a passport. */
async function fillWithTravellers(dataDir: string): Promise<string[]> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const { db, close } = openDatabase({
    url: cluster.url,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-bench',
  });
  const now = new Date();
  const digest = await hashPassword(demoPassword);
  const { departure_id, partner_id } = await db
    .selectFrom('departures as d')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['d.id as departure_id', 'p.partner_id'])
    .where('d.departs_on', '>', now.toISOString().slice(0, 10))
    .executeTakeFirstOrThrow();
  const { id: brand_id } = await db
    .selectFrom('brands')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  const paths: string[] = [];
  for (let person = 0; person < uploaders; person += 1) {
    paths.push(
      await transaction(db, (trx) =>
        fillTraveller(trx, person, { digest, now, of: { departure_id, partner_id, brand_id } }),
      ),
    );
  }
  await close();
  return paths;
}

async function fillTraveller(
  db: Db,
  person: number,
  {
    digest,
    now,
    of,
  }: { digest: string; now: Date; of: { departure_id: string; partner_id: string; brand_id: string } },
): Promise<string> {
  const total = 30_000_000;
  const { id: account_id } = await db
    .insertInto('accounts')
    .values({
      email: mailOf(person),
      name: 'Jamaah',
      locale: 'id',
      password_hash: digest,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...of,
      code: `RH-2222222${'ABCDEFGHJKLMNPQR'[person]!}`,
      account_id,
      state: 'waiting_payment',
      adults: 1,
      children: 0,
      infants: 0,
      request: '{}',
      total_amount: total,
      payment_plan: 'full',
      terms_accepted_at: now,
      contract_terms: '[]',
      contract_terms_copied_at: now,
      commission_basis_points: 0,
      locale: 'id',
      created_at: now,
      ordered_at: now,
      release_at: new Date(now.getTime() + dayMs),
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('booking_lines')
    .values({
      booking_id: id,
      position: 0,
      kind: 'room',
      detail: '{}',
      quantity: 1,
      each_amount: total,
      amount: total,
    })
    .execute();
  const participant = await db
    .insertInto('participants')
    .values({ booking_id: id, position: 0, traveller: 'adult', room_type: 'quad', changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/api/v3/users/bookings/${id}/participant-documents/passport/participants/${participant.id}`;
}

async function signIn(server: Server, person: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: mailOf(person), password: demoPassword }),
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      'x-forwarded-for': ipOf(1_000_000 + person),
    },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function section(
  found: Record<'quiet' | 'uploads' | 'pictures', number[]>,
  answerCounts: Record<'uploads' | 'pictures', string>,
): Section {
  const row = (name: string, share: number) => {
    const [quiet, uploads, pictures] = [
      quantile(found.quiet, share),
      quantile(found.uploads, share),
      quantile(found.pictures, share),
    ];
    return [
      name,
      milliseconds(quiet),
      milliseconds(uploads),
      times(uploads / quiet),
      milliseconds(pictures),
      times(pictures / quiet),
    ];
  };
  return {
    title: 'Pages during a storm of uploads and of pictures',
    method: `One visitor asks for a product page every ${pauseMs} ms: while it is quiet, while ${uploaders} people upload hostile PDFs, bombs, photographs and files that last until their deadline (answers: ${answerCounts.uploads}), and while ${uploaders} visitors ask for verses as pictures and covers (answers: ${answerCounts.pictures}); ${rounds} times ${seconds} s of each, in turn, on all cores, load included. Aim: p99 at most 2× (decision 0051).`,
    head: ['product page', 'quiet', 'uploads', 'ratio', 'pictures', 'ratio'],
    rows: [row('p50', 0.5), row('p95', 0.95), row('p99', 0.99)],
  };
}
