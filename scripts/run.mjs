// node scripts/run.mjs [--built] <file> [arguments]: installs when needed, with
// --built also builds when needed, then runs the file on Node 24.
// Runs on any Node ≥ 20: built-in modules only.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { handOver, runAsProgram } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');

await runAsProgram(async () => {
  const args = process.argv.slice(2);
  const needsBuild = args[0] === '--built';
  if (needsBuild) args.shift();
  await ensureInstalled(root, console.log);
  if (needsBuild) await ensureBuilt(root, console.log);
  return handOver(root, args);
});
