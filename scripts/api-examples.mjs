// npm run api-examples: records the examples of the API's documentation (test/api/examples.test.ts) by asking the application.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['scripts/run.mjs', '--built', 'node_modules/vitest/vitest.mjs', 'run', 'test/api/examples.test.ts'],
  { stdio: 'inherit', env: { ...process.env, RECORD_API_EXAMPLES: '1' } },
);
process.exitCode = status ?? 1;
