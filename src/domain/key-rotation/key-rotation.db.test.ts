// The newest key of the ring takes over everything that is encrypted at rest (docs/product/privacy.md). That each area
// can still read afterwards is shown by its own tests.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reencrypt } from '#platform/encrypted-columns';
import { openBytes, sealBytes } from '#platform/encryption';
import { openFiles } from '#platform/files/files';
import { createKeyRing } from '#platform/keys';
import { useTestContext } from '#test/test-context';
import { encryptedColumns } from './key-rotation.ts';

const inDatabase = openFiles({ place: 'database', storage: null });
const master = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const older = createKeyRing(master('older'));
const both = createKeyRing(`${master('newer')},${master('older')}`);
const newer = createKeyRing(master('newer'));
const { database } = useTestContext();

test('the list names every column of the database that is encrypted, where it says', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'key_id' order by 1`.execute(database.db);
  expect(encryptedColumns.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name));
  const wanted = encryptedColumns.flatMap(({ table, column, row, owner = row, isFile }) =>
    [column, row, owner, ...(isFile ? [`${column}_stored_as`] : [])].map((name) => `${table}.${name}`),
  );
  const { rows: known } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns`.execute(database.db);
  expect(wanted.filter((name) => !known.some((column) => column.name === name))).toEqual([]);
});

test.each(encryptedColumns)('$table moves to the newest key once, and needs no older one', async (column) => {
  const { table, column: content, row, owner = row, about } = column;
  const columns = [...new Set([row, owner])];
  const storedAs = sql.ref(`${content}_stored_as`);
  // A table of this connection hides the real one, whose rows need a whole order or application.
  await database.owner.db.connection().execute(async (db) => {
    await sql`create temporary table ${sql.table(table)} (${sql.join(columns.map((name) => sql`${sql.ref(name)} text`))},
      ${sql.ref(content)} bytea, key_id text, ${storedAs} uuid)`.execute(db);
    const plain = Buffer.from('Bukan untuk siapa pun');
    const sealed = sealBytes(older, plain, about('a1'));
    await sql`insert into ${sql.table(table)} values (${sql.join(columns.map(() => 'a1'))}, ${sealed.bytes}, 'older'),
      (${sql.join(columns.map(() => 'gone'))}, null, null)`.execute(db);
    expect(await reencrypt({ db, keys: both, files: inDatabase }, column)).toBe(1);
    expect(await reencrypt({ db, keys: both, files: inDatabase }, column)).toBe(0);
    const { rows } = await sql<{ bytes: Buffer; keyId: string }>`
      select ${sql.ref(content)} as bytes, key_id as "keyId" from ${sql.table(table)} where key_id is not null`.execute(
      db,
    );
    expect(openBytes(newer, rows[0]!, about('a1'))).toEqual(plain);
    await expect(reencrypt({ db, keys: older, files: inDatabase }, column)).rejects.toThrow(
      'no longer holds key newer',
    );
    await sql`drop table pg_temp.${sql.ref(table)}`.execute(db);
  });
});
