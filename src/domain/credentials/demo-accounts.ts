// The demo's accounts (docs/product/security.md): the README publishes their passwords and authenticator secrets, so that
// outside a demo nothing of theirs may grant access.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Db, transaction } from '#platform/database/database';

interface DemoDeps {
  db: Db;
  now: () => Date;
}

/** Everything that lets somebody sign in as an account, or do more than a pilgrim once signed in. */
const credentials = [
  'second_factors',
  'second_factor_enrolments',
  'recovery_codes',
  'account_identities',
  'sessions',
  'password_resets',
  'account_codes',
  'memberships',
] as const;

/** Email addresses of the demo's accounts that can still sign in, or that hold a role. */
export async function listDemoCredentials({ db }: Pick<DemoDeps, 'db'>): Promise<string[]> {
  const armed = sql.join(
    [
      sql`password_hash is not null`,
      ...credentials.map(
        (table) => sql`exists (select from ${sql.table(table)} where account_id = accounts.id)`,
      ),
    ],
    sql` or `,
  );
  const { rows } = await sql<{
    email: string;
  }>`select email from accounts where is_demo and (${armed}) order by email`.execute(db);
  return rows.map(({ email }) => email);
}

/**
 * Removes password, second factor, sessions and roles from the demo's accounts; their orders and texts stay. Returns
 * their email addresses.
 */
export async function removeDemoCredentials(deps: DemoDeps): Promise<string[]> {
  return transaction(deps.db, async (db) => {
    const emails = await listDemoCredentials({ db });
    const { rows } = await sql<{
      id: string;
    }>`update accounts set password_hash = null, sign_in_generation = sign_in_generation + 1, updated_at = ${deps.now()}
      where is_demo returning id`.execute(db);
    for (const table of credentials)
      await sql`delete from ${sql.table(table)} where account_id in (select id from accounts where is_demo)`.execute(
        db,
      );
    for (const { id } of rows)
      await recordAudit(
        { ...deps, db },
        { actor: null, role: 'system', action: 'membership.revoked', subjectId: id },
      );
    return emails;
  });
}
