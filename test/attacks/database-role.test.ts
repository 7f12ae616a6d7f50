// Whoever takes the application over works as its database role (docs/product/security.md): what was audited and booked stays as it is.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appendOnlyTables,
  embeddedApplication,
  functionOnlyTables,
  roleOf,
} from '#platform/database/application-role';
import { openDatabase } from '#platform/database/database';
import { migrate } from '#platform/database/migrate';
import { createAccount } from '#test/factories/accounts';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const denied = /permission denied|must be owner|cannot set parameter|permission to/;
const as = (statement: string) => sql.raw(statement).execute(database.db);

/** A column of each, but for those with an id. */
const columns: Record<string, string> = {
  ledger_accounts: 'type',
  ledger_chain: 'link',
  ledger_days: 'debit',
  ledger_days_through: 'day',
  ledger_entries: 'amount',
  ledger_periods: 'month',
  payable_entries: 'position',
  brand_versions: 'number',
  manifest_templates: 'source',
  site_versions: 'number',
  umrah_limits: 'reason',
  umrah_price_withdrawals: 'reason',
};

describe.each([...appendOnlyTables, ...functionOnlyTables])('%s', (table) => {
  test.each([
    ['update', `update ${table} set ${columns[table] ?? 'id'} = default`],
    ['delete', `delete from ${table}`],
    ['truncate', `truncate ${table} cascade`],
    ['lock rows for a change', `select 1 from ${table} for update`],
    ['drop', `drop table ${table} cascade`],
    ['switch triggers off', `alter table ${table} disable trigger all`],
    [
      'make a trigger',
      `create trigger mine before insert on ${table} for each row execute function refuse_ledger_change()`,
    ],
  ])('refuses to %s', async (_what, statement) => {
    await expect(as(statement)).rejects.toThrow(denied);
  });

  // PostgreSQL only warns of a grant that gives nothing.
  test('gives nobody what it has not', async () => {
    await as(`grant all on ${table} to public`);
    await expect(as(`delete from ${table}`)).rejects.toThrow(denied);
  });

  test('is read, and added to by itself or only through functions that check', async () => {
    const { rows } = await sql<{
      reads: boolean;
      adds: boolean;
    }>`select has_table_privilege(${table}, 'select') as reads, has_table_privilege(${table}, 'insert') as adds`.execute(
      database.db,
    );
    expect(rows).toEqual([{ reads: true, adds: (appendOnlyTables as readonly string[]).includes(table) }]);
  });
});

test.each([
  ['change a history', 'update booking_history set actor_id = null'],
  ['delete a history', 'delete from booking_history'],
  ['make a table', 'create table mine (id int)'],
  ['make a function', "create function mine() returns int language sql as 'select 1'"],
  ['make a schema', 'create schema mine'],
  ['change a table', 'alter table accounts add mine text'],
  ['empty a table', 'truncate accounts cascade'],
  ['rewrite which migrations ran', 'delete from schema_migrations'],
  ['skip triggers', 'set session_replication_role = replica'],
  ['make a role', 'create role mine superuser'],
  ['become the owner', 'set role rihlah'],
  ['read files', "select pg_read_file('/etc/passwd')"],
  ['run a program', "copy accounts to program 'cat'"],
])('refuses to %s', async (_what, statement) => {
  await expect(as(statement)).rejects.toThrow(denied);
});

test('it is neither superuser nor owner of anything', async () => {
  const { rows } = await sql<{
    super: boolean;
    owned: number;
  }>`select rolsuper or rolcreaterole or rolcreatedb as super,
    (select count(*)::integer from pg_class where relowner = pg_roles.oid and relpersistence <> 't') as owned from pg_roles where rolname = current_user`.execute(
    database.db,
  );
  expect(rows).toEqual([{ super: false, owned: 0 }]);
});

test('an account that is deleted leaves its lines without it', async () => {
  const { id } = await createAccount(database.db);
  await sql`insert into audit_log (at, actor_id, actor_role, action, subject_id) values (now(), ${id}, 'member', 'profile.changed', ${id})`.execute(
    database.db,
  );
  await sql`delete from accounts where id = ${id}`.execute(database.db);
  const { rows } = await sql`select actor_id, subject_id from audit_log`.execute(database.db);
  expect(rows).toEqual([{ actor_id: null, subject_id: null }]);
});

describe("a database that today's owner has filled as its only role", () => {
  test('lets the application in at the next start, however widely it could before', async () => {
    const old = await createTestDatabase({ asOwner: true });
    const { role, url } = embeddedApplication(old.owner.url);
    try {
      await old.pool.query(
        `grant all on all tables in schema public to ${role.name}; grant create on schema public to ${role.name}`,
      );
      const lines: string[] = [];
      await migrate({ url: old.owner.url, application: role, log: (line) => lines.push(line) });
      const application = openDatabase({
        url,
        poolSize: 1,
        statementTimeoutMs: 0,
        applicationName: 'rihlah-test',
      });
      try {
        await expect(application.pool.query('delete from audit_log')).rejects.toThrow(denied);
        await expect(application.pool.query('create table mine ()')).rejects.toThrow(denied);
        expect((await application.pool.query('select from brands')).rowCount).toBe(0);
      } finally {
        await application.close();
      }
      expect(lines).toEqual([]);
    } finally {
      await old.drop();
    }
  });

  test('names a role that is missing, and warns of one that may act as the owner', async () => {
    const old = await createTestDatabase({ asOwner: true });
    try {
      await expect(
        migrate({ url: old.url, application: { name: 'nobody_here', password: null } }),
      ).rejects.toThrow('The role "nobody_here" of DATABASE_URL does not exist');
      const lines: string[] = [];
      await migrate({ url: old.url, application: roleOf(old.url), log: (line) => lines.push(line) }).catch(
        () => undefined,
      );
      expect(lines.join()).toMatch(/Warning: the role "rihlah" .* may act as the owner/);
    } finally {
      await old.drop();
    }
  });
});
