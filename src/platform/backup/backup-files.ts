// The files of a backup (docs/product/backups.md): a table each, compressed and encrypted under the key ring, and a list that says what
// they hold, signed by the same key. No key stands among them.
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import type { Key, KeyRing } from '#platform/keys';

const backupFormat = 1;
const listFile = 'backup.json';
/** The name of the file with what lies in storage. */
export const storedFiles = 'storage.files';

const sealed = z.object({ nonce: z.string(), tag: z.string() });
const storedTable = z.object({
  /** With its schema: `public.accounts`. */
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  ...sealed.shape,
});
const storedSequence = z.object({
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  /** Null: never used. A bigint, as text. */
  value: z.string().nullable(),
});
const backupList = z.object({
  format: z.literal(backupFormat),
  id: z.string(),
  takenAt: z.iso.datetime(),
  keyId: z.string(),
  /** Names of the migrations the tables stand at. */
  migrations: z.array(z.string()),
  tables: z.array(storedTable),
  sequences: z.array(storedSequence),
  /** Absent where no file lay in storage. */
  files: sealed.optional(),
});
export type BackupList = z.infer<typeof backupList>;
export type StoredTable = z.infer<typeof storedTable>;

interface Place {
  directory: string;
  /** Of the backup: a file of another one does not decrypt here. */
  id: string;
  key: Key;
}

/** Writes what `rows` streams; answers how it was encrypted. */
export async function writeTable(
  { directory, id, key }: Place,
  name: string,
  rows: Readable,
): Promise<Pick<StoredTable, 'nonce' | 'tag'>> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(Buffer.from(`${id} ${name}`));
  await pipeline(
    rows,
    createGzip({ level: 6 }),
    cipher,
    createWriteStream(fileOf(directory, name), { mode: 0o600 }),
  );
  return { nonce: nonce.toString('base64'), tag: cipher.getAuthTag().toString('base64') };
}

/** Streams a table into `sink`; rejects at its end when a byte differs from what was written. */
export async function readTable(
  { directory, id, key }: Place,
  { name, nonce, tag }: Pick<StoredTable, 'name' | 'nonce' | 'tag'>,
  sink: Writable,
): Promise<void> {
  const decipher = createDecipheriv('aes-256-gcm', key.secret, Buffer.from(nonce, 'base64'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(`${id} ${name}`))
    .setAuthTag(Buffer.from(tag, 'base64'));
  let fault: unknown = null;
  decipher.once('error', (error) => (fault = error));
  const gunzip = createGunzip().once('error', (error) => (fault = error));
  const file = createReadStream(fileOf(directory, name)).once('error', (error) => (fault = error));
  await pipeline(file, decipher, gunzip, sink).catch((error: unknown) => {
    // What the database refuses is its own sentence; what cannot be read is one of ours.
    throw fault ? new Error(`The file of ${name} is not what was written`, { cause: fault }) : error;
  });
}

/** Written last: a backup without its list was broken off. */
export async function writeList(
  directory: string,
  list: Omit<BackupList, 'format'>,
  key: Key,
): Promise<void> {
  const text = JSON.stringify({ format: backupFormat, ...list });
  await writeFile(
    join(directory, listFile),
    `${JSON.stringify({ list: text, signature: signatureOf(text, key) }, null, 2)}\n`,
    { mode: 0o600 },
  );
}

/** Throws a sentence when there is no whole backup, when its key is not in the ring, or when it was altered. */
export async function readList(directory: string, keys: KeyRing): Promise<{ list: BackupList; key: Key }> {
  const file = await readFile(join(directory, listFile), 'utf8').catch(() => {
    throw new Error(`There is no whole backup in ${directory}: ${listFile} is missing`);
  });
  const fault = new Error(`${join(directory, listFile)} is not what was written`);
  const { list: text, signature } = readJson(
    file,
    z.object({ list: z.string(), signature: z.string() }),
    fault,
  );
  const list = readJson(text, backupList, fault);
  const key = keys.find('backups', list.keyId);
  if (!key)
    throw new Error(
      `The backup was encrypted with the key "${list.keyId}", which is not in KEY_RING (or DATA_DIR/keys). Bring the keys first: they are stored apart from backups`,
    );
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw fault;
  return { list, key };
}

function readJson<T>(text: string, schema: z.ZodType<T>, fault: Error): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw fault;
  }
}

const signatureOf = (text: string, { secret }: Key) =>
  createHmac('sha256', secret).update(text).digest('base64');

const fileOf = (directory: string, name: string) => join(directory, `${name}.gz.enc`);
