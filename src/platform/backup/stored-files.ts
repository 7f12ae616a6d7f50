// Files in storage belong to a backup too (docs/product/backups.md): one stream of frames, each naming the column, the object and its bytes.
// They come back as bytes of their rows; a server then moves them to its own storage, so that no two installations share an object.
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';
import type pg from 'pg';
import { type FileStorage, storedAsSuffix as suffix } from '#platform/files/storage';
import { quoted } from './tables.ts';

interface NamedFile {
  table: string;
  column: string;
  key: string;
}

/** Columns of bytes with a column beside them that names an object. */
async function fileColumns(client: pg.Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select 'public.' || table_name as table, left(column_name, -length($1)) as column from information_schema.columns
     where table_schema = 'public' and right(column_name, length($1)) = $1 order by 1, 2`,
    [suffix],
  );
  return rows;
}

/** What the rows of this moment name. */
export async function listNamedFiles(client: pg.Client): Promise<NamedFile[]> {
  const named: NamedFile[] = [];
  for (const { table, column } of await fileColumns(client)) {
    const storedAs = client.escapeIdentifier(column + suffix);
    const { rows } = await client.query<{ key: string }>(
      `select ${storedAs} as key from ${quoted(client, table)} where ${storedAs} is not null order by 1`,
    );
    named.push(...rows.map(({ key }) => ({ table, column, key })));
  }
  return named;
}

/** Yields a frame for each file. One that was deleted since the moment of the backup is left out; one that is lost breaks it off. */
export async function* framesOf(
  client: pg.Client,
  storage: FileStorage,
  named: readonly NamedFile[],
): AsyncGenerator<Buffer> {
  for (const { table, column, key } of named) {
    const bytes = await storage.get(key);
    if (bytes) yield frame({ table, column, key }, bytes);
    else if (await isStillNamed(client, { table, column, key }))
      throw new Error(`Storage lacks the file ${key}, which ${table} names`);
  }
}

async function isStillNamed(client: pg.Client, { table, column, key }: NamedFile): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from ${quoted(client, table)} where ${client.escapeIdentifier(column + suffix)} = $1`,
    [key],
  );
  return rowCount !== 0;
}

function frame(named: NamedFile, bytes: Buffer): Buffer {
  const head = Buffer.from(JSON.stringify(named));
  const lengths = Buffer.alloc(lengthBytes);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([lengths, head, bytes]);
}

/** Writes the bytes of each frame into the row that names the object, and takes the name away. */
export function intoRows(client: pg.Client): Writable {
  let waiting: Buffer[] = [];
  let size = 0;
  let needed = lengthBytes;
  const take = callbackify(takeFrames);
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < needed) done();
      else take(done);
    },
    final(done) {
      done(size > 0 ? new Error('The files of the storage end amid one') : null);
    },
  });
  async function takeFrames(): Promise<void> {
    let left = Buffer.concat(waiting);
    for (;;) {
      needed = left.length < lengthBytes ? lengthBytes : frameBytes(left);
      if (left.length < needed) break;
      await storeFrame(client, left.subarray(0, needed));
      left = left.subarray(needed);
    }
    waiting = [left];
    size = left.length;
  }
}

const lengthBytes = 8;
const frameBytes = (frame: Buffer) => lengthBytes + frame.readUInt32BE(0) + frame.readUInt32BE(4);

async function storeFrame(client: pg.Client, stored: Buffer): Promise<void> {
  const bytesFrom = lengthBytes + stored.readUInt32BE(0);
  const { table, column, key } = JSON.parse(stored.subarray(lengthBytes, bytesFrom).toString()) as NamedFile;
  const storedAs = client.escapeIdentifier(column + suffix);
  await client.query(
    `update ${quoted(client, table)} set ${client.escapeIdentifier(column)} = $1, ${storedAs} = null where ${storedAs} = $2`,
    [stored.subarray(bytesFrom), key],
  );
}
