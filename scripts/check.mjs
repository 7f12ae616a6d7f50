// npm run check: the quick subset, for while one works. Runs on Node 24.
import { quickChecks, runChecks, stopWithStarter } from './checks.mjs';

stopWithStarter();
const unitTests = {
  name: 'unit tests',
  run: (program) => program('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'),
};
const { failed } = await runChecks([...quickChecks, unitTests]);
process.exit(failed === 0 ? 0 : 1);
