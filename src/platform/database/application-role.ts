// The role the application works as (decision 0062): it reads and writes rows, and can neither change a table nor rewrite what was
// written to stay. Tables belong to the role of the migrations.
import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** On the embedded database. */
const EMBEDDED_ROLE = 'rihlah_app';

/** Rows come and stay: what was audited, booked in the ledger, or heard of a payment. */
export const appendOnlyTables = [
  'audit_log',
  'ledger_transactions',
  'ledger_entries',
  'payment_events',
] as const;

/** Rows come and stay but for these columns. */
const appendOnlyBut = { booking_history: ['told_at'] };

export interface ApplicationRole {
  name: string;
  /** Of the embedded database's role, which is made when it is missing; null: somebody else has made it. */
  password: string | null;
}

/** The role that a connection string names. */
export function roleOf(url: string): ApplicationRole {
  return { name: decodeURIComponent(new URL(url).username), password: null };
}

/** The application's role of an embedded database, and its connection string: its password follows from the owner's. */
export function embeddedApplication(ownerUrl: string): { role: ApplicationRole; url: string } {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update('application role')
    .digest('base64url');
  url.username = EMBEDDED_ROLE;
  url.password = password;
  return { role: { name: EMBEDDED_ROLE, password }, url: url.href };
}

/** Makes the role when it has a password of ours. Call it under a lock that every process of the cluster takes. */
export async function ensureRole(client: pg.Client, { name, password }: ApplicationRole): Promise<void> {
  if (password === null) return;
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  await client.query(
    `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${client.escapeIdentifier(name)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/** Gives the role what it may do with every table there is now, and takes what it may not. As the owner of the tables. */
export async function grantTables(client: pg.Client, { name }: ApplicationRole): Promise<void> {
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (!rowCount)
    throw new Error(
      `The role "${name}" of DATABASE_URL does not exist in the database of MIGRATION_DATABASE_URL`,
    );
  const parts = Object.entries(appendOnlyBut);
  await client.query(
    [
      'BEGIN',
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      `REVOKE CREATE ON SCHEMA public, jobs, simulator FROM ${role}`,
      `GRANT USAGE ON SCHEMA public, jobs, simulator TO ${role}`,
      `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs, simulator TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, jobs, simulator TO ${role}`,
      `REVOKE UPDATE, DELETE ON ${[...appendOnlyTables, ...parts.map(([table]) => table)].join(', ')} FROM ${role}`,
      ...parts.map(([table, columns]) => `GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`),
      `REVOKE ALL ON schema_migrations FROM ${role}`,
      'COMMIT',
    ].join(';\n'),
  );
}

/** Whether the role can help itself to more: a superuser, or one who may act as the owner. */
export async function isPowerful(client: pg.Client, { name }: ApplicationRole): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    "SELECT pg_has_role($1, current_user, 'MEMBER') AS can",
    [name],
  );
  return rows[0]!.can;
}
