// Databases that tests copy: making one costs seconds, copying it a twentieth of one.
import pg from 'pg';

export const MIGRATED_TEMPLATE = 'template_migrated';
export const SEEDED_TEMPLATE = 'template_seeded';

/** One lock for all templates: they are made once in a run. */
const TEMPLATE_LOCK = 7_214_502;

/** The address of another database in the same cluster. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Copies a template. Its files as they are: writing every block to the log as well takes four times as long, for a log that nobody reads. */
export function copyTemplate(clusterUrl: string, name: string, template: string): Promise<void> {
  return onCluster(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** Runs one statement on the cluster's own database. */
export async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes the template when this run has none yet: `fill` gets the address of a
 * new database, a copy of `from` if named, and must close what it opens.
 * Workers may call it at once.
 */
export async function ensureTemplate(
  clusterUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
  from = 'template1',
): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${from}`);
    await fill(databaseUrl(clusterUrl, unfinished));
    await analyseFilled(databaseUrl(clusterUrl, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  } finally {
    await client.end();
  }
}

/**
 * Tells the planner about the tables that hold rows. A table analysed while it
 * is empty counts as empty for good: plans made for it, and the checks of
 * foreign keys with them, would read it whole however much a test puts there.
 */
async function analyseFilled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace <> 'pg_catalog'::regnamespace
         AND relnamespace <> 'information_schema'::regnamespace AND pg_relation_size(oid) > 0`,
    );
    if (rows.length) await client.query(`ANALYZE ${rows.map(({ name }) => name).join(', ')}`);
  } finally {
    await client.end();
  }
}
