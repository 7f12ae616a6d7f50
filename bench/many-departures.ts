// A scratch database with the demo grown to any number of departures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemo } from '#db/seed';
import { type Database, openDatabase } from '#platform/database/database';
import { migrate } from '#platform/database/migrate';
import { createKeyRing } from '#platform/keys';
import { todayInIndonesia } from '#shared/dates';

const cardsAtOnce = 5_000;

/** Creates the database `name` in the cluster, with `count` departures and their cards. The caller closes it. */
export async function createManyDepartures(
  clusterUrl: string,
  name: string,
  count: number,
): Promise<Database> {
  await run(clusterUrl, async (client) => void (await client.query(`create database ${name}`)));
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  await migrate({ url: url.href });
  const database = openDatabase({
    url: url.href,
    poolSize: 1,
    statementTimeoutMs: 60_000,
    applicationName: 'rihlah-bench',
  });
  await seedDemo(database.db, {
    today: todayInIndonesia(new Date()),
    keys: createKeyRing(`bench:${Buffer.alloc(32).toString('base64')}`),
  });
  await run(url.href, (client) => grow(client, count));
  return database;
}

async function grow(client: pg.Client, count: number): Promise<void> {
  const statements = readFileSync(join(import.meta.dirname, 'many-departures.sql'), 'utf8');
  await client.query(statements.replaceAll(':count', String(count)));
  const { rows } = await client.query<{ id: string }>(
    'select id from departures where id not in (select departure_id from departure_cards)',
  );
  for (let start = 0; start < rows.length; start += cardsAtOnce) {
    await client.query('select refresh_departure_cards($1::uuid[])', [
      rows.slice(start, start + cardsAtOnce).map(({ id }) => id),
    ]);
  }
  await client.query('vacuum analyze');
}

async function run(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
