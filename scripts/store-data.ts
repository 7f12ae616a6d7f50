// node scripts/run.mjs scripts/store-data.ts <name> <database address>: stores the data that this version wrote as
// test/fixtures/<name>.json.gz, for the test that later versions migrate it and start (test/api/stored-data.test.ts).
// Only invented people: the file is committed.
import { execFileSync } from 'node:child_process';
import { storeData, writeStoredData } from '#test/fixtures/stored-data';

const [name, url] = process.argv.slice(2);
if (!name || !/^[a-z-]+$/.test(name) || !url)
  throw new Error('Usage: node scripts/run.mjs scripts/store-data.ts <name-of-the-fixture> <postgres://…>');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const stored = await storeData(url, commit);
const file = await writeStoredData(name, stored);
const rows = stored.tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(`${file}: ${rows} rows of ${stored.tables.length} tables\n`);
