// npm start: from a fresh clone to a running marketplace (README.md).
// Runs on any Node ≥ 20: built-in modules only.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProgram, programArguments, programSettings } from './ensure-built.mjs';
import { handOver, runAsProgram } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');

await runAsProgram(async () => {
  await ensureInstalled(root, step(1));
  await ensureProgram(root, step(2));
  step(3)('starting the database and the server');
  return handOver(root, programArguments, {
    ...programSettings,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Compiled code from the last start: the second one is quicker.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache'),
  });
});

function step(number) {
  return (message) => console.log(`[${number}/3] ${message}`);
}
