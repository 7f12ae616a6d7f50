// Data of an earlier version migrates and starts, and data of a later one is refused: nobody loses an order by an update, and nobody
// edits a migration unseen.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ServerBuild } from 'react-router';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#app/config';
import { renderEmail } from '#emails/render-email.tsx';
import { startApp } from '#app/start';
import { verifyLedger } from '#domain/ledger';
import { migrate } from '#platform/database/migrate';
import { readStoredData, restoreStoredData, storeData } from '#test/fixtures/stored-data';
import { databaseUrl, onCluster } from '#test/templates';

const keyRing = `test:${Buffer.alloc(32, 'rihlah').toString('base64')}`;
/** The program's own start replaces them: what work is left, and who may ask how often. */
const passing = (table: string) => table.startsWith('jobs.') || table === 'public.throttles';

test.each(['before-the-tree'])('the data of %s migrates, adds up and serves', async (name) => {
  const cluster = inject('clusterUrl');
  const database = `stored_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, `CREATE DATABASE ${database}`);
  const url = databaseUrl(cluster, database);
  const client = new pg.Client({ connectionString: url });
  try {
    const stored = await readStoredData(name);
    await restoreStoredData(url, stored);
    await client.connect();
    const { rows: applied } = await client.query(
      'SELECT name, checksum FROM schema_migrations ORDER BY name',
    );
    expect(applied).toEqual(stored.migrations);
    // What stores data reads back what was restored: the next fixture is made as this one was.
    expect(await storeData(url, stored.commit)).toEqual(stored);

    expect((await migrate({ url })).length).toBeGreaterThan(0);
    const storedTables = stored.tables.filter(({ table }) => !passing(table));
    const counts: Record<string, number> = {};
    for (const { table } of storedTables) {
      counts[table] = Number((await client.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
    }
    expect(counts).toEqual(Object.fromEntries(storedTables.map(({ table, rows }) => [table, rows])));

    // No page is rendered here: that the API reads the catalogue shows that the program and the data fit.
    const start = () =>
      startApp({
        config: readConfig({
          DATABASE_URL: url,
          KEY_RING: keyRing,
          DEMO: 'false',
          SMTP_URL: 'smtp://127.0.0.1:1',
          PAYMENT_GATEWAY: 'midtrans',
          MIDTRANS_SERVER_KEY: 'server',
          MIDTRANS_CLIENT_KEY: 'client',
          PORT: '0',
          LOG_LEVEL: 'silent',
        }),
        say: () => {},
        files: null,
        renderEmail,
        // No page is asked for.
        pages: { build: { assets: {} } as ServerBuild, mode: 'production' },
      });
    const running = await start();
    try {
      expect(await verifyLedger(running.deps)).toEqual([]);
      expect((await running.app.inject('/readyz')).statusCode).toBe(200);
      const answer = await running.app.inject({
        url: '/api/v3/products/umrah-agustus/detail',
        headers: { host: 'brand.test' },
      });
      expect(answer.json()).toMatchObject({ data: { slug: 'umrah-agustus' } });
    } finally {
      await running.close();
    }

    await client.query(
      "INSERT INTO schema_migrations (name, checksum) VALUES ('209901010000_later.sql', 'of a later version')",
    );
    await expect(start()).rejects.toThrow(
      /newer version of Rihlah: 209901010000_later\.sql .* restore a backup/,
    );
  } finally {
    await client.end();
    await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
  }
});
