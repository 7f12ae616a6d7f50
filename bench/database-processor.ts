// Processor time of PostgreSQL: of every process of a cluster, those that have ended too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { clusterFiles } from '#platform/database/embedded-files';
import { endedChildrenSeconds, parentOf, processorSeconds } from './server.ts';

export interface DatabaseSeconds {
  /** For the application, and what PostgreSQL does by itself. */
  forApplication: number;
  forSimulator: number;
}

/** The connections of the load and of the measurement itself are left out. Elsewhere than on Linux: NaN. */
export async function databaseSeconds(db: Db, dataDir: string): Promise<DatabaseSeconds> {
  const { rows } = await sql<{ pid: number; name: string }>`
    select pid, application_name as name from pg_stat_activity where application_name in ('rihlah-bench', 'rihlah-payment-simulator')`.execute(
    db,
  );
  const others = new Map(rows.map(({ pid, name }) => [pid, name]));
  const first = Number(
    readFileSync(join(clusterFiles(join(dataDir, 'postgres')).cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )[0],
  );
  const seconds = { forApplication: processorSeconds(first) + endedChildrenSeconds(first), forSimulator: 0 };
  for (const pid of readdirSync('/proc').map(Number)) {
    if (parentOf(pid) !== first || others.get(pid) === 'rihlah-bench') continue;
    const used = processorSeconds(pid);
    // It ended between the list and the look: it is among the ended ones next time.
    if (Number.isNaN(used)) continue;
    seconds[others.has(pid) ? 'forSimulator' : 'forApplication'] += used;
  }
  return seconds;
}
