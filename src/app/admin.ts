// Commands for whoever runs a deployment: `npm run admin -- <command> …`. They speak English, like the code and its logs.
import { type Config, readConfig } from './config.ts';
import { demoPeople } from '#db/people/people';
import { removeDemoCredentials } from '#domain/credentials';
import { grantConsultant } from '#domain/affiliates';
import { grantHolding, revokeHolding } from '#domain/bookings';
import { rotateKeys } from '#domain/key-rotation';
import { verifyLedger } from '#domain/ledger';
import { grantMembership, isStaffRole, organisationKind, type Role, roles } from '#domain/memberships';
import { listFailedMessages, resendMessage } from '#domain/outbox';
import { storeGateway } from '#domain/payments';
import { codeAt } from '#domain/second-factors';
import { listWhatsAppTemplates } from '#labels/whatsapp-templates';
import { removeOldBackups } from '#platform/backup/old-backups';
import { restoreBackup } from '#platform/backup/restore-backup';
import { takeBackup } from '#platform/backup/take-backup';
import { type Db, openDatabase } from '#platform/database/database';
import { type Files, openFiles } from '#platform/files/files';
import { countFiles, moveFiles, removeFiles, sweepFiles } from '#platform/files/move-files';
import { type Jobs, openJobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import { openGateways } from '#platform/payments/payments';
import { AppError } from '#shared/errors';
import { bootstrap } from './bootstrap.ts';
import { examine, report } from './doctor.ts';

interface CommandDeps {
  db: Db;
  config: Config;
  /** Of the role that serves. */
  databaseUrl: string;
  /** Of the role that owns the tables, for what concerns the whole database. */
  ownerUrl: string;
  keys: KeyRing;
  files: Files;
  jobs: Jobs;
  now: () => Date;
}

const staffRoles = roles.filter(isStaffRole);

interface Command {
  usage: string;
  what: string;
  /** Returns the text to print; throws a sentence that says what is wrong. */
  run(deps: CommandDeps, args: string[]): Promise<string>;
}

export const commands: Record<string, Command> = {
  'grant-role': {
    usage: 'grant-role <mail> <role> [slug of the organisation]',
    what: `gives an account a role: ${staffRoles.join(', ')}`,
    run: grantRole,
  },
  'grant-consultant': {
    usage: 'grant-consultant <mail> <CODE> <shown name>',
    what: 'makes an account a consultant, whose code travels in links under this name',
    run: grantConsultantRole,
  },
  'grant-holding': {
    usage: 'grant-holding <mail> <orders> <seats>',
    what: 'lets an account hold so many unpaid orders and seats at the same time, where the configuration allows less',
    run: grantMoreHolding,
  },
  'revoke-holding': {
    usage: 'revoke-holding <mail>',
    what: 'takes that away again',
    run: async (deps, [email = '']) => {
      await revokeHolding(deps, 'system', await accountOf(deps, email)).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'not_found'
          ? new Error(`${email} was granted nothing`)
          : error;
      });
      return `${email} holds what the configuration allows`;
    },
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    what: 'seals everything encrypted with the newest key of KEY_RING; afterwards the older ones may leave it',
    run: async (deps) => `${await rotateKeys(deps)} secrets moved to key ${deps.keys.current('data').id}`,
  },
  'set-gateway': {
    usage: 'set-gateway <slug of the partner>',
    what: 'the partner is paid by a gateway of its own: PAYMENT_GATEWAY and its keys, in the environment of this command',
    run: setGateway,
  },
  'whatsapp-templates': {
    usage: 'whatsapp-templates',
    what: 'the templates that WhatsApp must approve before notifications leave by it: name, language, category and body of each',
    run: async () =>
      listWhatsAppTemplates()
        .map(({ name, language, category, body }) => `${name} (${language}, ${category})\n${body}`)
        .join('\n\n'),
  },
  'given-up': {
    usage: 'given-up',
    what: 'letters and text messages that could not be delivered and would still help, each with its number and the reason',
    run: async (deps) =>
      (await listFailedMessages(deps))
        .map(
          ({ id, kind, recipient, attempts, last_error: reason }) =>
            `${id}  ${kind} to ${recipient}, ${attempts} tries: ${reason}`,
        )
        .join('\n') || 'Nothing was given up',
  },
  'send-again': {
    usage: 'send-again <number | all>',
    what: 'sends such messages once more, when what was in their way is gone',
    run: sendGivenUp,
  },
  'prove-ledger': {
    usage: 'prove-ledger',
    what: 'recomputes what must hold between seats, invoices, payments and the ledger; names what does not (also: npm run prove-ledger)',
    run: proveWholeLedger,
  },
  doctor: {
    usage: 'doctor',
    what: 'looks whether this deployment has what it needs (database, keys, mail, gateway, clock, disk, hosts, jobs, ledger), and says what to do where not (also: npm run doctor)',
    run: examineDeployment,
  },
  backup: {
    usage: 'backup <directory> [how many stay]',
    what: 'writes all data as of this moment into a new folder there, encrypted with the newest key of the ring (the keys are not in it), and removes the oldest folders beyond so many',
    run: async ({ ownerUrl: url, keys, files, now }, [parent, keep]) => {
      if (!parent) throw new Error('Name the directory: npm run admin -- backup <directory>');
      const { directory, tables, rows, files: stored } = await takeBackup({ url, keys, files, now }, parent);
      const removed = keep === undefined ? [] : await removeOldBackups(parent, Number(keep));
      const note = removed.length > 0 ? ` Removed: ${removed.join(', ')}.` : '';
      const also = stored > 0 ? ` and ${stored} files of the storage` : '';
      return `${rows} rows of ${tables} tables${also} are in ${directory}.${note} The keys are not: store KEY_RING (or DATA_DIR/keys) apart from it`;
    },
  },
  restore: {
    usage: 'restore <folder of a backup>',
    what: 'brings a backup back into an empty database, with the keys it was made with, and proves the ledger',
    run: async (deps, [directory]) => {
      if (!directory) throw new Error('Name the folder: npm run admin -- restore <folder of a backup>');
      const { takenAt, rows } = await restoreBackup({ url: deps.ownerUrl, keys: deps.keys }, directory);
      return `${rows} rows are back as of ${takenAt}. ${await proveWholeLedger(deps)}`;
    },
  },
  'move-files': {
    usage: 'move-files',
    what: 'moves every uploaded file to where FILES_IN says, database or storage, while the marketplace goes on; may be broken off and run again',
    run: moveAllFiles,
  },
  'sweep-files': {
    usage: 'sweep-files',
    what: 'removes from the bucket what this database does not know, as after a restored backup. Only where no other installation uses the bucket',
    run: async (deps) => {
      requireStorage(deps);
      const found = await sweepFiles(deps);
      await removeAll(deps);
      return `${found} files of the bucket belonged to nothing here and are gone`;
    },
  },
  'remove-demo-credentials': {
    usage: 'remove-demo-credentials',
    what: "takes passwords, second factors, sessions and roles from the demo's accounts, so that the database may start without DEMO",
    run: async (deps) => {
      const emails = await removeDemoCredentials(deps);
      return emails.length === 0
        ? 'No account of the demo has any'
        : `Nobody can sign in any more as ${emails.join(', ')}`;
    },
  },
  'demo-codes': {
    usage: 'demo-codes',
    what: "the present codes of the authenticators of the demo's staff",
    run: async ({ now }) =>
      demoPeople
        .flatMap(({ email, role, secret }) => (secret ? [`${codeAt(secret, now())}  ${email}  ${role}`] : []))
        .join('\n'),
  },
};

/** Read from the environment: a shell stores command lines in its history. */
async function setGateway(deps: CommandDeps, [slug = '']: string[]): Promise<string> {
  const { own } = readConfig(process.env).payments;
  if (!own) throw new Error('PAYMENT_GATEWAY and its keys must be in the environment of this command');
  const partner = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!partner) throw new Error(`There is no partner "${slug}"`);
  await storeGateway(deps, partner.id, own);
  return `${slug} is paid by a gateway of its own: ${own.gateway}`;
}

async function grantRole(deps: CommandDeps, [email = '', role = '', slug]: string[]): Promise<string> {
  if (role === 'consultant')
    throw new Error(
      'A consultant needs a code: npm run admin -- grant-consultant <mail> <CODE> <shown name>',
    );
  if (!isRole(role)) throw new Error(`There is no role "${role}". The roles: ${staffRoles.join(', ')}`);
  const accountId = await accountOf(deps, email);
  const partner =
    slug === undefined
      ? null
      : await deps.db
          .selectFrom('partners')
          .select(['id', 'kind'])
          .where('slug', '=', slug)
          .executeTakeFirst();
  const kind = organisationKind(role);
  if ((partner?.kind ?? null) !== kind)
    throw new Error(
      kind ? `${role} needs the slug of a partner of kind ${kind}` : `${role} belongs to no organisation`,
    );
  await grantMembership(deps, 'system', { accountId, role, partnerId: partner?.id ?? null });
  return `${email} is ${role}${slug === undefined ? '' : ` of ${slug}`}`;
}

async function grantConsultantRole(
  deps: CommandDeps,
  [email = '', code = '', ...name]: string[],
): Promise<string> {
  const accountId = await accountOf(deps, email);
  try {
    await grantConsultant(deps, 'system', accountId, { code, shown_name: name.join(' ') });
  } catch (error) {
    const fault = error instanceof AppError ? error.faults[0] : undefined;
    throw fault ? new Error(consultantFaults[fault.message] ?? `What is wrong: ${fault.field}`) : error;
  }
  return `${email} is a consultant with the code ${code.toUpperCase()}`;
}

async function grantMoreHolding(
  deps: CommandDeps,
  [email = '', orders = '', seats = '']: string[],
): Promise<string> {
  const accountId = await accountOf(deps, email);
  await grantHolding(deps, 'system', accountId, { orders: Number(orders), seats: Number(seats) }).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === 'invalid_input'
        ? new Error('Orders and seats are whole numbers from 1')
        : error;
    },
  );
  return `${email} may hold ${orders} unpaid orders with ${seats} seats`;
}

/** Commands speak English; the pages' messages follow their reader. */
const consultantFaults: Record<string, string> = {
  error_field_empty: 'A consultant needs a code and a shown name',
  error_affiliate_code_form: 'A code has 3 to 20 letters, digits or hyphens',
  error_affiliate_code_taken: 'Somebody else has this code',
  error_affiliate_code_kept: 'They have another code already, which links and bookings carry',
};

function requireStorage({ files }: CommandDeps): void {
  if (!files.storage)
    throw new Error('No storage is configured: set S3_BUCKET and its keys (docs/product/files.md)');
}

async function moveAllFiles(deps: CommandDeps): Promise<string> {
  requireStorage(deps);
  const failed = new Set<string>();
  let moved = 0;
  for (;;) {
    const round = await moveFiles(deps);
    moved += round.moved;
    for (const one of round.failed) failed.add(one);
    if (round.moved === 0) break;
  }
  if (failed.size > 0)
    throw new Error(`${moved} files moved. These did not, run the command again:\n${[...failed].join('\n')}`);
  await removeAll(deps);
  const { database, storage } = await countFiles(deps);
  return `${moved} files moved: ${database} lie in the database, ${storage} in storage`;
}

async function removeAll(deps: CommandDeps): Promise<void> {
  let removed: number;
  do removed = await removeFiles(deps);
  while (removed > 0);
}

async function accountOf({ db }: CommandDeps, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!account) throw new Error(`Nobody is registered as ${email}`);
  return account.id;
}

async function sendGivenUp(deps: CommandDeps, [which = '']: string[]): Promise<string> {
  const known = (await listFailedMessages(deps)).map(({ id }) => id);
  const wanted = which === 'all' ? known : known.filter((id) => id === which);
  if (wanted.length === 0)
    throw new Error(
      which === 'all'
        ? 'Nothing was given up'
        : `No message "${which}" was given up; npm run admin -- given-up lists them`,
    );
  for (const id of wanted) await resendMessage(deps, id);
  return `${wanted.length} on ${wanted.length === 1 ? 'its' : 'their'} way again`;
}

/** Prints the faults and exits with 1 if there is one. */
async function proveWholeLedger(deps: CommandDeps): Promise<string> {
  const faults = await verifyLedger(deps);
  if (faults.length > 0)
    throw new Error(faults.map(({ promise, at }) => `Not so: ${promise}\n    ${at}`).join('\n'));
  return 'The ledger is sound: every promise holds';
}

/** Exits with 1 if something must be mended. */
async function examineDeployment(deps: CommandDeps): Promise<string> {
  const findings = await examine({
    ...deps,
    payments: openGateways(deps.config.payments, { simulator: null, now: deps.now }),
  });
  if (findings.some(({ state }) => state === 'fault')) throw new Error(report(findings));
  return report(findings);
}

function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

/** Runs one command on this installation and returns the exit code. */
export async function runCommand(args: string[], say: (text: string) => void): Promise<number> {
  const command = commands[args[0] ?? ''];
  if (!command) {
    say(
      Object.values(commands)
        .map(({ usage, what }) => `npm run admin -- ${usage}\n    ${what}`)
        .join('\n'),
    );
    return 2;
  }
  const config = readConfig(process.env);
  const installation = await bootstrap(config, () => undefined);
  const database = openDatabase({
    url: installation.databaseUrl,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-admin',
  });
  const jobs = openJobs({ url: installation.databaseUrl, onlyWrites: true });
  try {
    say(
      await command.run(
        {
          db: database.db,
          config,
          databaseUrl: installation.databaseUrl,
          ownerUrl: installation.ownerUrl,
          keys: installation.keys,
          files: openFiles(config.files),
          jobs,
          now: () => new Date(),
        },
        args.slice(1),
      ),
    );
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await jobs.close();
    await database.close();
    await installation.release();
  }
}

if (import.meta.main)
  process.exitCode = await runCommand(
    process.argv.slice(2),
    (text) => void process.stdout.write(`${text}\n`),
  );
