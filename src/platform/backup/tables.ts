// What a backup holds: every table of ours, as the database itself lists them.
import type pg from 'pg';

export interface Table {
  /** With its schema: `public.accounts`. */
  name: string;
  /** In their order; generated ones are made again. */
  columns: string[];
}

/** Which migrations were applied stands in the list of a backup; the version of the job tables comes with the program. */
const left = ['public.schema_migrations', 'jobs.version'];

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs', 'simulator') and c.relkind = 'r' order by 1`,
  );
  return rows.filter(({ name }) => !left.includes(name));
}

export async function listSequences(client: pg.Client): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'jobs', 'simulator') order by 1`,
  );
  return rows;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

/** `"public"."accounts" ("id", "email")`, for COPY. */
export function copied(client: pg.Client, { name, columns }: Table): string {
  return `${quoted(client, name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}

export const quoted = (client: pg.Client, name: string) =>
  name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.');
