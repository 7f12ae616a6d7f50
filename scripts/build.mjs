// npm run build: compiles the words, then the pages, and compresses what browsers load. Runs on Node 24.
import { spawnSync } from 'node:child_process';
import { compileMessages } from './compile-messages.mjs';
import { compressFiles } from './compress-files.mjs';

await compileMessages();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
  {
    stdio: 'inherit',
  },
);
if (status === 0) await compressFiles('build/client');
process.exitCode = status ?? 1;
