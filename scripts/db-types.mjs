// npm run db:types: migrates a throw-away database and writes what it then
// looks like to src/platform/database/types.ts.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabase } from '#test/database-types';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { migrate } from '#platform/database/migrate';

const dataDir = await mkdtemp(join(tmpdir(), 'rihlah-types-'));
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: console.log,
  settings: { fsync: 'off' },
  temporary: true,
});
try {
  await migrate({ url: postgres.url });
  await writeFile(
    new URL('../src/platform/database/types.ts', import.meta.url),
    await describeDatabase(postgres.url),
  );
  console.log('Wrote src/platform/database/types.ts');
} finally {
  await postgres.release();
}
