// Files in storage that speaks S3, tried against a server that does (docs/product/files.md).
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands } from '#app/admin';
import { readConfig } from '#app/config';
import { examine } from '#app/doctor';
import { encryptedColumns, rotateKeys } from '#domain/key-rotation';
import { readDocument } from '#domain/participants';
import { restoreBackup } from '#platform/backup/restore-backup';
import { takeBackup } from '#platform/backup/take-backup';
import { createKeyRing } from '#platform/keys';
import { openGateways } from '#platform/payments/payments';
import { createTestDatabase, SEEDED_ON, type TestDatabase, testKeys } from '#test/harness';
import { type S3Server, startS3Server } from '#test/providers/s3-server';
import { type Files, openFiles, readBytes } from './files.ts';
import { countFiles, listFileColumns, moveFiles, removeFiles, sweepFiles } from './move-files.ts';
import type { FileStorage } from './storage.ts';

const now = () => new Date(`${SEEDED_ON}T01:00:00Z`);
let server: S3Server;
let storage: FileStorage;
let database: TestDatabase;
const filesIn = (place: Files['place'], over: Partial<FileStorage> = {}): Files => ({
  place,
  storage: { ...storage, ...over },
});
const world = (place: Files['place'], over: Partial<FileStorage> = {}) => ({
  db: database.db,
  files: filesIn(place, over),
});

beforeAll(async () => {
  [server, database] = await Promise.all([startS3Server(), createTestDatabase({ seeded: true })]);
  ({ storage } = openFiles({ place: 'storage', storage: server.settings }) as { storage: FileStorage });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const objects = async () => {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.toSorted();
};
const moveAll = async (place: Files['place']) => {
  let moved = 0;
  for (;;) {
    const round = await moveFiles(world(place));
    expect(round.failed).toEqual([]);
    if (round.moved === 0) return moved;
    moved += round.moved;
  }
};
const removals = async () => (await database.db.selectFrom('file_removals').select('key').execute()).length;

/** A photograph of the first programme. */
async function createPicture(bytes = randomBytes(5_000)): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await sql`insert into pictures (id, programme_id, use, alt, placeholder, created_at)
    select ${id}, id, 'group', '{"id": "Rombongan"}', '#123456', now() from programmes limit 1`.execute(
    database.db,
  );
  await database.db
    .insertInto('picture_files')
    .values({ picture_id: id, width: 480, format: 'webp', bytes })
    .execute();
  return id;
}
const pictureRow = (id: string) =>
  database.db
    .selectFrom('picture_files')
    .select(['bytes', 'bytes_stored_as as storedAs'])
    .where('picture_id', '=', id)
    .executeTakeFirst();

/** Every file of the database, by its row, with a digest of its bytes as whoever reads it gets them. */
async function digests(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { table, column, storedAs, key } of await listFileColumns(database)) {
    const { rows } = await sql<{ row: string; bytes: Buffer; storedAs: string | null }>`
      select concat_ws(' ', ${sql.join(key.map((name) => sql.ref(name)))}) as row, ${sql.ref(column)} as bytes, ${sql.ref(storedAs)} as "storedAs"
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(database.db);
    for (const { row, ...file } of rows)
      found[`${table}.${column} ${row}`] = createHash('sha256')
        .update(await readBytes(world('storage'), file))
        .digest('hex');
  }
  return found;
}

describe('storage', () => {
  test('gives back what it took, lists it, removes it, and has nothing else', async () => {
    const [key, bytes] = [randomUUID(), randomBytes(70_000)];
    await storage.put(key, bytes);
    expect((await storage.get(key))!.equals(bytes)).toBe(true);
    expect(await objects()).toContain(key);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    expect(await objects()).not.toContain(key);
  });
  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'signature'],
    ['an unknown key', { accessKeyId: 'NOBODY' }, 'does not exist'],
    ['another bucket', { bucket: 'nobodys' }, 'bucket does not exist'],
  ])('refuses %s', async (_what, wrong, said) => {
    const refusing = openFiles({ place: 'storage', storage: { ...server.settings, ...wrong } }).storage!;
    await expect(refusing.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(said);
    await expect(refusing.get(randomUUID())).rejects.toThrow(said);
    await expect(
      readBytes(
        { files: { place: 'storage', storage: refusing } },
        { bytes: Buffer.alloc(0), storedAs: randomUUID() },
      ),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('what the areas encrypt as files, the database can keep outside', async () => {
  const known = (await listFileColumns(database)).map(({ table, column }) => `${table}.${column}`);
  const encrypted = encryptedColumns
    .filter(({ isFile }) => isFile)
    .map(({ table, column }) => `${table}.${column}`);
  const open = ['article_pictures.picture', 'article_pictures.small', 'picture_files.bytes'];
  expect(known).toEqual([...encrypted, ...open].toSorted());
});

describe('moving', () => {
  test('takes every file of the demo there and back, byte for byte; storage is empty afterwards', async () => {
    await createPicture();
    const before = await digests();
    expect(Object.keys(before).length).toBeGreaterThan(3);
    expect(await moveAll('storage')).toBe(Object.keys(before).length);
    expect(await countFiles(database)).toEqual({ database: 0, storage: Object.keys(before).length });
    expect(await objects()).toHaveLength(Object.keys(before).length);
    expect(await digests()).toEqual(before);
    expect(await removals()).toBe(0);

    await moveAll('database');
    expect(await countFiles(database)).toEqual({ database: Object.keys(before).length, storage: 0 });
    expect(await digests()).toEqual(before);
    while ((await removeFiles(world('database'))) > 0);
    expect([await objects(), await removals()]).toEqual([[], 0]);
  });
  test('leaves private files encrypted as they were', async () => {
    const { content, key_id: keyId } = await database.db
      .selectFrom('participant_documents')
      .select(['content', 'key_id'])
      .where('content', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    await moveAll('storage');
    const stored = await Promise.all((await objects()).map((key) => storage.get(key)));
    expect(stored.some((bytes) => bytes!.equals(content!))).toBe(true);
    expect(keyId).toBeTruthy();
    await moveAll('database');
  });
  test('lets a row win that was changed or deleted meanwhile', async () => {
    const [changed, deleted] = [await createPicture(), await createPicture()];
    const other = randomBytes(300);
    await moveFiles(
      world('storage', {
        put: async (key, bytes) => {
          await storage.put(key, bytes);
          await database.db
            .updateTable('picture_files')
            .set({ bytes: other })
            .where('picture_id', '=', changed)
            .execute();
          await database.db.deleteFrom('pictures').where('id', '=', deleted).execute();
        },
      }),
    );
    expect(await pictureRow(deleted)).toBeUndefined();
    const row = (await pictureRow(changed))!;
    expect((await readBytes(world('storage'), row)).equals(other)).toBe(true);
    await moveAll('database');
    while ((await removeFiles(world('database'))) > 0);
    expect(await objects()).toEqual([]);
  });
  test('that is broken off after writing leaves an object that is removed when its time is over', async () => {
    await createPicture();
    const broken = async (key: string, bytes: Buffer) => {
      await storage.put(key, bytes);
      throw new Error('the process dies');
    };
    const { moved, failed } = await moveFiles(world('storage', { put: broken }));
    expect([moved, failed.length]).toEqual([0, 3]);
    expect(await objects()).toHaveLength(3);
    expect(await removeFiles(world('storage'))).toBe(0);
    await sql`update file_removals set due_at = now()`.execute(database.db);
    expect(await removeFiles(world('storage'))).toBe(3);
    expect([await objects(), await removals()]).toEqual([[], 0]);
  });
  test('removes nothing that a row names, whoever asked for it', async () => {
    const id = await createPicture();
    await moveAll('storage');
    const { storedAs } = (await pictureRow(id))!;
    await sql`insert into file_removals (key, due_at) values (${storedAs}, now())`.execute(database.db);
    expect(await removeFiles(world('storage'))).toBe(0);
    expect(await storage.get(storedAs!)).not.toBeNull();
    await moveAll('database');
  });
});

describe('a file in storage', () => {
  let id: string;
  beforeEach(async () => {
    id = await createPicture();
    await moveAll('storage');
  });
  test('goes with its row', async () => {
    const { storedAs } = (await pictureRow(id))!;
    await database.db.deleteFrom('pictures').where('id', '=', id).execute();
    await removeFiles(world('storage'));
    expect(await storage.get(storedAs!)).toBeNull();
  });
  test('gives way to bytes that are written into its row', async () => {
    const { storedAs } = (await pictureRow(id))!;
    const bytes = randomBytes(100);
    await database.db.updateTable('picture_files').set({ bytes }).where('picture_id', '=', id).execute();
    expect(await pictureRow(id)).toEqual({ bytes, storedAs: null });
    await moveAll('storage');
    await removeFiles(world('storage'));
    expect(await storage.get(storedAs!)).toBeNull();
    expect((await readBytes(world('storage'), (await pictureRow(id))!)).equals(bytes)).toBe(true);
  });
  test('is unavailable while storage is away, and nothing moves or is lost', async () => {
    const waiting = await createPicture();
    const before = await countFiles(database);
    await server.goAway();
    const reasons: unknown[] = [];
    const files = { ...filesIn('storage'), onFailure: (reason: unknown) => void reasons.push(reason) };
    await expect(readBytes({ files }, (await pictureRow(id))!)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(reasons).toHaveLength(1);
    const { moved, failed } = await moveFiles(world('storage'));
    expect([moved, failed.length]).toEqual([0, 1]);
    expect(await countFiles(database)).toEqual(before);
    await server.comeBack();
    await moveAll('storage');
    expect((await pictureRow(waiting))!.storedAs).not.toBeNull();
    await sql`update file_removals set due_at = now()`.execute(database.db);
    await removeFiles(world('storage'));
    expect(await objects()).toHaveLength((await countFiles(database)).storage);
  });
  test('follows the newest key', async () => {
    const master = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
    const keys = createKeyRing(`${master('newer')},${master('rihlah').replace('rihlah', 'test')}`);
    const { rows } = await sql<{ id: string; account: string; booking: string; doc: string }>`
      select f.id as doc, b.id as booking, b.account_id as account from participant_documents f
      join participants p on p.id = f.participant_id join bookings b on b.id = p.booking_id
      where f.content is not null and b.account_id is not null limit 1`.execute(database.db);
    const { doc, booking, account } = rows[0]!;
    const read = (ring: typeof keys) =>
      readDocument(
        { ...world('storage'), now, keys: ring },
        { accountId: account, memberships: [] } as never,
        { booking, documentId: doc },
      );
    const { bytes } = await read(testKeys);
    expect(await rotateKeys({ ...world('storage'), keys })).toBeGreaterThan(0);
    await moveAll('storage');
    await removeFiles(world('storage'));
    const newest = createKeyRing(master('newer'));
    expect((await read(newest)).bytes.equals(bytes)).toBe(true);
    await rotateKeys({
      ...world('storage'),
      keys: createKeyRing(`${master('rihlah').replace('rihlah', 'test')},${master('newer')}`),
    });
    await moveAll('storage');
  });
});

test('what a restored backup has forgotten is swept from the bucket', async () => {
  await moveAll('storage');
  while ((await removeFiles(world('storage'))) > 0);
  const strange = randomUUID();
  await storage.put(strange, Buffer.from('of yesterday'));
  const before = (await objects()).filter((key) => key !== strange);
  expect(await sweepFiles(world('storage'))).toBe(1);
  expect(await removeFiles(world('storage'))).toBe(1);
  expect(await objects()).toEqual(before.toSorted());
});

test('a backup has what lies in storage, and comes back without it', async () => {
  await moveAll('storage');
  const before = await digests();
  const parent = await mkdtemp(join(tmpdir(), 'rihlah-files-'));
  const empty = await createTestDatabase();
  const full = database;
  try {
    const files = filesIn('storage');
    const of = { url: full.owner.url, keys: testKeys, now };
    const taken = await takeBackup({ ...of, files }, parent);
    expect(taken.files).toBe(Object.keys(before).length);
    await restoreBackup({ url: empty.owner.url, keys: testKeys }, taken.directory);
    database = empty;
    expect(await countFiles(empty)).toEqual({ database: Object.keys(before).length, storage: 0 });
    expect(await digests()).toEqual(before);
    await expect(takeBackup({ ...of, files: { place: 'database', storage: null } }, parent)).rejects.toThrow(
      'storage that is not configured',
    );
  } finally {
    database = full;
    await empty.drop();
    await rm(parent, { recursive: true, force: true });
  }
});

describe('whoever runs it', () => {
  const settings = (over: Record<string, string> = {}) =>
    readConfig({ DEMO: 'true', FILES_IN: 'storage', ...server.variables, ...over });
  const run = (command: string, config = settings()) =>
    commands[command]!.run(
      {
        db: database.db,
        config,
        databaseUrl: database.url,
        ownerUrl: database.owner.url,
        keys: testKeys,
        files: openFiles(config.files),
        jobs: database.jobs,
        now,
      },
      [],
    );
  const doctorSays = async (config: ReturnType<typeof settings>) =>
    (
      await examine({
        db: database.db,
        databaseUrl: database.url,
        ownerUrl: database.owner.url,
        keys: testKeys,
        config,
        payments: openGateways(config.payments, { simulator: null, now }),
        now,
      })
    ).find(({ about }) => about === 'files')!;

  test('moves all files both ways by a command', async () => {
    await createPicture();
    const before = await digests();
    expect(await run('move-files')).toContain('0 lie in the database');
    expect(await doctorSays(settings())).toMatchObject({ state: 'fine' });
    expect(await run('move-files', settings({ FILES_IN: 'database' }))).toContain('0 in storage');
    expect(await digests()).toEqual(before);
    expect(await objects()).toEqual([]);
    expect(await doctorSays(settings())).toMatchObject({
      state: 'look',
      says: expect.stringContaining('move-files'),
    });
    await expect(run('move-files', readConfig({}))).rejects.toThrow('No storage is configured');
  });
  test('hears from the doctor what is wrong', async () => {
    expect(await doctorSays(settings({ S3_SECRET_ACCESS_KEY: 'wrong' }))).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('refuses us'),
    });
    await run('move-files');
    expect(await doctorSays(readConfig({}))).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('storage that is not configured'),
    });
  });
  test('is told which variable is missing', () => {
    expect(() => readConfig({ FILES_IN: 'storage' })).toThrow('S3_BUCKET');
    expect(() => readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => readConfig({ FILES_IN: 'cloud' })).toThrow('database or storage');
    expect(readConfig({}).files).toEqual({ place: 'database', storage: null });
  });
});
