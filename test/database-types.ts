// Describes a migrated database as TypeScript: what `npm run db:types` writes
// and what the drift test compares (docs/architecture.md, queries).
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import pg from 'pg';

/** Answers the text of src/platform/database/types.ts for the database at `url`. */
export async function describeDatabase(url: string): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new KyselyPostgres({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      // The tables of the migration runner and of the job queue are nobody else's business.
      excludePattern: '{jobs.*,*.schema_migrations}',
      outFile: null,
      // The same choices as column-types.ts.
      typeMapping: { int8: 'number', date: 'string' },
    });
  } finally {
    await db.destroy();
  }
}
