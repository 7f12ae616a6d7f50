// A filled database without a server before it, and somebody who asks.
import { join } from 'node:path';
import type { Actor } from '#domain/memberships';
import { type Db, openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { startServer, withDataDir } from './server.ts';

/** Migrated and filled with the demo; gone afterwards. */
export function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return withDataDir(async (dataDir) => {
    // Migrates and fills the database.
    await (await startServer({ dataDir })).stop();
    const cluster = await startEmbeddedPostgres({
      dataDir: join(dataDir, 'postgres'),
      log: () => undefined,
    });
    const { db, close } = openDatabase({
      url: cluster.url,
      poolSize: 4,
      statementTimeoutMs: 0,
      applicationName: 'rihlah-bench',
    });
    try {
      return await work(db);
    } finally {
      await close();
      await cluster.release();
    }
  });
}

export function actorOf(accountId: string, memberships: Actor['memberships']): Actor {
  return {
    accountId,
    sessionId: accountId,
    name: 'Jamaah',
    email: 'bench@example.com',
    locale: 'id',
    avatarId: null,
    isPhoneVerified: true,
    hasSecondFactor: true,
    hasFreshFactor: true,
    memberships,
  };
}

/** In milliseconds. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
