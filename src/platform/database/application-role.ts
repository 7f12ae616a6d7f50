// The application's database role (decision 0062): it reads and writes rows, and can neither alter a table nor rewrite
// append-only rows. The migrations' role owns the tables.
import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** On the embedded database. */
const EMBEDDED_ROLE = 'rihlah_app';

/** Append-only tables: audit entries, payment events. */
export const appendOnlyTables = [
  'audit_log',
  'brand_versions',
  'ledger_checks',
  'manifest_exports',
  'manifest_templates',
  'partner_standing_events',
  'payment_events',
  'platform_invoices',
  'platform_tax_details',
  'site_versions',
  'stock_movements',
  'store_order_history',
  'umrah_limits',
  'umrah_price_tables',
  'umrah_price_withdrawals',
  'umrah_request_history',
] as const;

/** Written by functions of the database only, which check what they write (docs/product/ledger.md). */
export const functionOnlyTables = [
  'ledger_accounts',
  'ledger_chain',
  'ledger_days',
  'ledger_days_through',
  'ledger_entries',
  'ledger_payees',
  'ledger_periods',
  'ledger_transactions',
  'payable_entries',
] as const;

/** Nothing of these is ever deleted: they say what became of money. */
const undeletableTables = [
  'bank_lines',
  'bank_statements',
  'dispute_deadlines',
  'dispute_files',
  'gateway_report_costs',
  'gateway_report_lines',
  'gateway_reports',
  'granted_refunds',
  'invoices',
  'payee_accounts',
  'payment_exceptions',
  'payments',
  'payout_batches',
  'payout_entries',
  'payouts',
  'refund_tasks',
];

/** Append-only except for these columns. */
const appendOnlyBut = {
  booking_history: ['told_at', 'waits'],
  umrah_offers: ['withdrawn_at', 'end_told_at'],
};

export interface ApplicationRole {
  name: string;
  /** Password of the embedded database's role, which is created when missing; null: somebody else created the role. */
  password: string | null;
}

/** The role that a connection string names. */
export function roleOf(url: string): ApplicationRole {
  return { name: decodeURIComponent(new URL(url).username), password: null };
}

/**
 * The application's role of an embedded database, and its connection string; its password is derived from the owner's.
 */
export function embeddedApplication(ownerUrl: string): { role: ApplicationRole; url: string } {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update('application role')
    .digest('base64url');
  url.username = EMBEDDED_ROLE;
  url.password = password;
  return { role: { name: EMBEDDED_ROLE, password }, url: url.href };
}

/** Creates the role when its password is ours. Call it under a lock that every process of the cluster takes. */
export async function ensureRole(client: pg.Client, { name, password }: ApplicationRole): Promise<void> {
  if (password === null) return;
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  await client.query(
    `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${client.escapeIdentifier(name)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/** Grants the role its rights on every existing table, and revokes the others. Runs as the owner of the tables. */
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
      `REVOKE INSERT, UPDATE, DELETE ON ${functionOnlyTables.join(', ')} FROM ${role}`,
      `REVOKE DELETE ON ${undeletableTables.join(', ')} FROM ${role}`,
      ...parts.map(([table, columns]) => `GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`),
      `REVOKE ALL ON schema_migrations FROM ${role}`,
      'COMMIT',
    ].join(';\n'),
  );
}

/** Whether the role could escalate: a superuser, or one that may act as the owner. */
export async function isPowerful(client: pg.Client, { name }: ApplicationRole): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    "SELECT pg_has_role($1, current_user, 'MEMBER') AS can",
    [name],
  );
  return rows[0]!.can;
}
