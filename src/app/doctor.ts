// npm run doctor: whether a deployment has what it needs, and what to do where not (docs/deployment.md). It only looks, at a database that
// was migrated as for every command.
import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { listDemoCredentials } from '#domain/credentials';
import { encryptedColumns } from '#domain/key-rotation';
import { type OperationFigures, readOperationFigures } from '#domain/operation-figures';
import { type Db, openDatabase } from '#platform/database/database';
import { replicaFailure } from '#platform/database/list-replica';
import { openFiles } from '#platform/files/files';
import { countFiles } from '#platform/files/move-files';
import type { KeyRing } from '#platform/keys';
import { smtpFailure } from '#platform/mail/smtp';
import { redisFailure } from '#platform/redis/redis';
import { whatsAppFailure } from '#platform/whatsapp/cloud-api';
import type { PaymentGateways } from '#platform/payments/payments';

export interface Patient {
  db: Db;
  /** Connected as the role that owns the tables. */
  ownerUrl: string;
  databaseUrl: string;
  keys: KeyRing;
  config: Config;
  payments: Pick<PaymentGateways, 'own' | 'gatewayFor'>;
  now: () => Date;
}

export interface Finding {
  about: string;
  /** A fault stops or loses something; what is to be looked at does not yet. */
  state: 'fine' | 'look' | 'fault';
  says: string;
}

type Judged = Omit<Finding, 'about'>;
/** `figures` are read once for all checks. */
type Check = (patient: Patient, figures: () => Promise<OperationFigures>) => Promise<Judged>;

const fine = (says: string): Judged => ({ state: 'fine', says });
const look = (says: string): Judged => ({ state: 'look', says });
const fault = (says: string): Judged => ({ state: 'fault', says });

/** Our choices. */
const leastPostgres = 150_000;
const clockSeconds = 2;
const leastFreeBytes = 2 * 1024 ** 3;
const waitingSeconds = 15 * 60;
const mailMs = 10_000;
const replicaMs = 5_000;
const redisMs = 5_000;
const whatsAppMs = 10_000;
const proofSeconds = 36 * 3_600;

const checks: Record<string, Check> = {
  database: async ({ db }) => {
    const { rows } = await sql<{ number: number; version: string; isDurable: boolean }>`
      select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
        current_setting('synchronous_commit') <> 'off' as "isDurable"`.execute(db);
    const { number, version, isDurable } = rows[0]!;
    if (number < leastPostgres) return fault(`PostgreSQL ${version} is too old: 15 or newer is needed`);
    if (!isDurable)
      return fault('synchronous_commit is off: a crash loses payments that were answered. Switch it on');
    return fine(`PostgreSQL ${version}`);
  },
  connections: async ({ db, config }) => {
    const { rows } = await sql<{ most: number }>`
      select current_setting('max_connections')::integer as most`.execute(db);
    const each = config.databasePoolSize + config.moneyPoolSize;
    const processes = Math.floor(rows[0]!.most / each);
    return processes < 2
      ? look(
          `${rows[0]!.most} connections are enough for ${processes} process of ${each}: a new version starts beside the old one. Raise max_connections, or lower DATABASE_POOL_SIZE`,
        )
      : fine(`connections for ${processes} processes of ${each}`);
  },
  replica: async ({ db, config }) => {
    if (config.replicaDatabaseUrl === null)
      return fine('lists are read from the database itself: there is no replica');
    const replica = openDatabase({
      url: config.replicaDatabaseUrl,
      poolSize: 1,
      statementTimeoutMs: replicaMs,
      connectTimeoutMs: replicaMs,
      applicationName: 'rihlah-doctor',
    });
    const failure = await replicaFailure(db, replica.db);
    await replica.close();
    return failure === null
      ? fine('the replica follows the database')
      : look(`the replica is not used: ${failure}. Correct REPLICA_DATABASE_URL, or look at the standby`);
  },
  redis: async ({ config }) => {
    if (config.redisUrl === null) return fine('processes tell each other who is connected by the database');
    const failure = await redisFailure(config.redisUrl, redisMs);
    return failure === null
      ? fine('Redis answers')
      : look(
          `Redis does not answer: ${failure}. Each process tells only its own sockets who is connected; correct REDIS_URL, or look at the server`,
        );
  },
  extensions: async ({ db }) => {
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
    return rows.length === 0
      ? fault(
          'pg_trgm is missing: searching fails. Install the contrib package, then `create extension pg_trgm`',
        )
      : fine('pg_trgm is there');
  },
  roles: async ({ databaseUrl, ownerUrl }) =>
    new URL(databaseUrl).username === new URL(ownerUrl).username
      ? look(
          'one role owns the tables and serves: whoever takes the application over can rewrite the ledger. Set MIGRATION_DATABASE_URL to a role of its own (deploy/postgres)',
        )
      : fine('the serving role cannot rewrite the ledger or the audit log'),
  clock: async ({ db, now }) => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const apart = Math.abs(rows[0]!.at.getTime() - now().getTime()) / 1_000;
    return apart > clockSeconds
      ? fault(
          `this machine's clock is ${Math.round(apart)} s from the database's: seats and codes lapse at the wrong moment. Run an NTP service on both`,
        )
      : fine('the clocks agree');
  },
  keys: async ({ db, keys, config }) => {
    const used = new Set<string>();
    for (const { table } of encryptedColumns) {
      const { rows } = await sql<{ id: string }>`
        select distinct key_id as id from ${sql.table(table)} where key_id is not null`.execute(db);
      for (const { id } of rows) used.add(id);
    }
    const lost = [...used].filter((id) => keys.find('data', id) === null);
    if (lost.length > 0)
      return fault(
        `what was encrypted with ${lost.join(', ')} cannot be read: put the key back into KEY_RING, then npm run admin -- rotate-keys`,
      );
    if (config.keyRing === undefined)
      return look(
        `the keys lie in ${config.dataDir}/keys, beside the data: set KEY_RING, and store it apart from backups`,
      );
    const older = [...used].filter((id) => id !== keys.current('data').id);
    return older.length > 0
      ? look(`older keys are still in use (${older.join(', ')}): npm run admin -- rotate-keys`)
      : fine('everything encrypted can be read with the newest key');
  },
  mail: async ({ config }) => {
    if (config.smtpUrl === undefined)
      return (config.demo ? look : fault)(
        'no email leaves this machine: set SMTP_URL (and MAIL_FROM, a sender that its server may send for)',
      );
    const failure = await smtpFailure({ url: config.smtpUrl, timeoutMs: mailMs });
    return failure === null
      ? fine('the mail server takes our name and password')
      : fault(`the mail server refuses us: ${failure}. Correct SMTP_URL`);
  },
  whatsapp: async ({ config }) => {
    if (config.whatsApp === null) return fine('no notifications leave by WhatsApp: it is not configured');
    const failure = await whatsAppFailure(config.whatsApp, whatsAppMs);
    return failure === null
      ? fine('WhatsApp knows our number and our token')
      : fault(`${failure}: correct WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_ACCESS_TOKEN`);
  },
  files: async ({ db, config }) => {
    const { place, storage } = openFiles(config.files);
    const lie = await countFiles({ db });
    if (!storage)
      return lie.storage > 0
        ? fault(
            `${lie.storage} files lie in storage that is not configured: nobody can read them. Set S3_BUCKET and its keys`,
          )
        : fine('files lie in the database');
    const key = randomUUID();
    const bytes = Buffer.from('npm run doctor');
    try {
      await storage.put(key, bytes);
      if (!(await storage.get(key))?.equals(bytes))
        return fault('the bucket does not give back what was stored');
      await storage.remove(key);
    } catch (error) {
      return fault(`the bucket refuses us: ${said(error)}. Correct S3_ENDPOINT, S3_BUCKET and its keys`);
    }
    const [there, elsewhere] =
      place === 'storage' ? [lie.storage, lie.database] : [lie.database, lie.storage];
    return elsewhere > 0
      ? look(
          `${elsewhere} files still lie in the other place: npm run admin -- move-files, or wait while a server moves them`,
        )
      : fine(`the bucket takes and gives; ${there} files lie where FILES_IN says`);
  },
  payments: async ({ payments }) => {
    if (payments.own === null || payments.own.gateway === 'simulator')
      return look('payments are simulated: set PAYMENT_GATEWAY and its keys');
    try {
      await payments.gatewayFor(null).findPayment({ reference: 'rihlah-doctor', gatewayId: null });
      return fine(`${payments.own.gateway} knows our key`);
    } catch (error) {
      return fault(
        `${payments.own.gateway} does not answer us: ${said(error)}. Correct its keys, or its address`,
      );
    }
  },
  disk: async ({ config }) => {
    const { bavail, bsize } = await statfs(config.dataDir).catch(() => statfs('.'));
    const free = bavail * bsize;
    const gigabytes = (free / 1024 ** 3).toFixed(1);
    return free < leastFreeBytes
      ? fault(`${gigabytes} GB are free here: make room, a full disk stops the database`)
      : fine(`${gigabytes} GB are free`);
  },
  hosts: async ({ db, config }) => {
    const rows = await db.selectFrom('brand_hosts').select('host').execute();
    const names = rows.map(({ host }) => host).filter((host) => !host.endsWith('localhost'));
    const found = await Promise.all(
      names.map((name) =>
        lookup(name).then(
          () => null,
          () => name,
        ),
      ),
    );
    const lost = found.filter((name) => name !== null);
    if (lost.length > 0)
      return (config.demo ? look : fault)(
        `no address is known for ${lost.join(', ')}: add it to the DNS, or take the host from its brand`,
      );
    return fine(names.length === 0 ? 'the brands answer on this machine only' : 'every brand has an address');
  },
  jobs: async (_patient, figures) => {
    const { jobs } = await figures();
    const late = jobs.filter(
      ({ state, oldestSeconds }) => state !== 'failed' && oldestSeconds > waitingSeconds,
    );
    return late.length > 0
      ? fault(
          `${late.map(({ queue }) => queue).join(', ')} waited for over ${waitingSeconds / 60} minutes: is a server running?`,
        )
      : fine('no job waits');
  },
  messages: async (_patient, figures) => {
    const { messages } = await figures();
    const failed = messages
      .filter(({ state }) => state === 'failed')
      .reduce((sum, { count }) => sum + count, 0);
    return failed > 0
      ? look(`messages that were given up: ${failed}. npm run admin -- given-up names them and why`)
      : fine('no message was given up');
  },
  ledger: async (_patient, figures) => {
    const { ledger } = await figures();
    if (ledger && ledger.faults > 0)
      return fault(`promises that do not hold: ${ledger.faults}. npm run prove-ledger names them`);
    if (!ledger || ledger.ageSeconds > proofSeconds)
      return look(
        'the ledger was not checked last night: npm run prove-ledger, and see whether a server is running',
      );
    return fine('the ledger was sound at its last check');
  },
  demo: async ({ db, config }) => {
    const left = config.demo ? [] : await listDemoCredentials({ db });
    return left.length > 0
      ? fault(
          `accounts of the demo can sign in with a published password: npm run admin -- remove-demo-credentials`,
        )
      : fine(config.demo ? 'this is a demo' : 'no account of the demo can sign in');
  },
};

/** Every check, whatever the others say; one that could not be made is a fault of its own. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  let read: Promise<OperationFigures> | undefined;
  const figures = () => (read ??= readOperationFigures(patient));
  for (const [about, check] of Object.entries(checks))
    findings.push({
      about,
      ...(await check(patient, figures).catch((error: unknown) =>
        fault(`could not be checked: ${said(error)}`),
      )),
    });
  return findings;
}

const marks = { fine: '✓', look: '!', fault: '✗' };

/** One line for each finding, what must be mended last. */
export function report(findings: Finding[]): string {
  const order = ['fine', 'look', 'fault'];
  return findings
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ about, state, says }) => `${marks[state]} ${about}: ${says}`)
    .join('\n');
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
