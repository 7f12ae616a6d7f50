// The drill: everything is lost, and comes back (docs/product/backups.md).
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import { openFiles } from '#platform/files/files';
import { createKeyRing } from '#platform/keys';
import { transaction } from '#platform/database/database';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase, testKeys } from '#test/harness';
import { removeOldBackups } from './old-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupResult, takeBackup } from './take-backup.ts';

const inDatabase = openFiles({ place: 'database', storage: null });
const now = () => new Date(`${SEEDED_ON}T05:00:00Z`);
let demo: TestDatabase;
let parent: string;
let taken: BackupResult;
beforeAll(async () => {
  demo = await createTestDatabase({ seeded: true });
  parent = await mkdtemp(join(tmpdir(), 'rihlah-backup-'));
  taken = await takeBackup({ url: demo.owner.url, keys: testKeys, files: inDatabase, now }, parent);
});
afterAll(async () => {
  await demo.drop();
  await rm(parent, { recursive: true, force: true });
});

/** Each table with a digest of its rows. */
async function contentOf({ owner }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await owner.pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'simulator') and table_type = 'BASE TABLE' order by 1",
  );
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = await owner.pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
    );
    content[name] = digest.rows[0]!.digest;
  }
  return content;
}

/** Run with a database that is migrated and empty. */
async function withEmpty(use: (empty: TestDatabase) => Promise<void>): Promise<void> {
  const empty = await createTestDatabase();
  try {
    await use(empty);
  } finally {
    await empty.drop();
  }
}
const restoreInto = ({ owner }: TestDatabase, keys = testKeys) =>
  restoreBackup({ url: owner.url, keys }, taken.directory);

describe('a restored backup', () => {
  test('has every row of every table, and its books prove', () =>
    withEmpty(async (empty) => {
      await restoreInto(empty);
      const [before, after] = [await contentOf(demo), await contentOf(empty)];
      expect(after).toEqual({ ...before, 'public.schema_migrations': after['public.schema_migrations'] });
      expect(await verifyLedger(await createTestDeps(empty, now()))).toEqual([]);
    }));
  test('goes on where it stopped: triggers, foreign keys and numbers are as before', () =>
    withEmpty(async (empty) => {
      const shape = async ({ owner }: TestDatabase) =>
        (
          await owner.pool.query(
            `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2, 3`,
          )
        ).rows;
      const before = await shape(empty);
      await restoreInto(empty);
      expect(await shape(empty)).toEqual(before);
      const disabled = await empty.owner.pool.query("select tgname from pg_trigger where tgenabled = 'D'");
      expect(disabled.rows).toEqual([]);
      await expect(
        sql`insert into departure_room_prices (departure_id, room_type, amount) values (gen_random_uuid(), 'quad', 1)`.execute(
          empty.db,
        ),
      ).rejects.toThrow('foreign key');
      const numbers = async ({ owner }: TestDatabase) =>
        (
          await owner.pool.query(
            "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
          )
        ).rows;
      expect(await numbers(empty)).toEqual(await numbers(demo));
    }));
});

test('it is of one moment, though others write meanwhile', async () => {
  const busy = await createTestDatabase({ seeded: true });
  const before = (await contentOf(busy))['public.airlines'];
  const taking = takeBackup(
    { url: busy.owner.url, keys: testKeys, files: inDatabase, now },
    join(parent, 'busy'),
  );
  await transaction(busy.db, async (db) => {
    await db.insertInto('airlines').values({ iata: 'Z9', name: 'Late' }).execute();
  });
  const { directory } = await taking;
  await withEmpty(async (empty) => {
    await restoreBackup({ url: empty.owner.url, keys: testKeys }, directory);
    const after = await contentOf(empty);
    const whole = await contentOf(busy);
    expect([before, whole['public.airlines']]).toContain(after['public.airlines']);
    expect(after['public.accounts']).toBe(whole['public.accounts']);
  });
  await busy.drop();
});

describe('nobody reads or alters it without the keys', () => {
  test('no file holds a name, an address or a key in the clear', async () => {
    const files = await readdir(taken.directory);
    expect(files).toContain('public.accounts.gz.enc');
    for (const file of files) {
      const text = (await readFile(join(taken.directory, file))).toString('latin1');
      expect(/@demo\.example|Siti/.test(text)).toBe(false);
    }
  });
  test('other keys restore nothing', () =>
    withEmpty(async (empty) => {
      const others = createKeyRing(`other:${Buffer.alloc(32, 'x').toString('base64')}`);
      await expect(restoreInto(empty, others)).rejects.toThrow('is not in KEY_RING');
      const samename = createKeyRing(`test:${Buffer.alloc(32, 'x').toString('base64')}`);
      await expect(restoreInto(empty, samename)).rejects.toThrow('is not what was written');
    }));
  test('a changed byte, a missing file or a broken-off backup restores nothing', () =>
    withEmpty(async (empty) => {
      const file = join(taken.directory, 'public.airlines.gz.enc');
      const bytes = await readFile(file);
      const changed = Buffer.from(bytes);
      changed[20]! ^= 1;
      await writeFile(file, changed);
      await expect(restoreInto(empty)).rejects.toThrow('airlines is not what was written');
      await rm(file);
      await expect(restoreInto(empty)).rejects.toThrow('airlines is not what was written');
      await writeFile(file, bytes);
      expect((await contentOf(empty))['public.accounts']).toMatch(/^0 /);
      await expect(restoreBackup({ url: empty.owner.url, keys: testKeys }, parent)).rejects.toThrow(
        'no whole backup',
      );
    }));
  test('a database in use is not overwritten', async () => {
    await expect(restoreInto(demo)).rejects.toThrow('is in use');
  });
});

test('the newest backups stay; nothing else in the directory is touched', async () => {
  const place = await mkdtemp(join(tmpdir(), 'rihlah-old-'));
  const names = [1, 2, 3].map((day) => `rihlah-2027-03-0${day}T05-00-00-000Z`);
  for (const name of [...names, 'rihlah-notes', 'other']) await mkdir(join(place, name));
  expect(await removeOldBackups(place, 2)).toEqual([names[0]]);
  expect((await readdir(place)).sort()).toEqual(['other', 'rihlah-notes', names[1], names[2]].sort());
  for (const keep of [0, -1, 1.5, Number.NaN])
    await expect(removeOldBackups(place, keep)).rejects.toThrow('At least one backup stays');
  await rm(place, { recursive: true });
});
