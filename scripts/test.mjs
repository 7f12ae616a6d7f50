// npm test: everything, from the build to the journeys in a real browser. The
// last line is "N passed, N failed". Runs on Node 24.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allChecks, program, root, runChecks, stopWithStarter, timed } from './checks.mjs';
import { countTests, verdict } from './test-count.mjs';

const RESULTS = 'build/test-results.json';

stopWithStarter();
const checks = await runChecks(allChecks);
rmSync(join(root, RESULTS), { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
const isClean = await timed('tests', () =>
  program('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)),
);
const tests = countTests(readResults(), isClean);

const total = {
  passed: checks.passed + tests.passed,
  failed: checks.failed + tests.failed,
  skipped: tests.skipped,
};
console.log(verdict(total));
process.exit(total.failed === 0 ? 0 : 1);

function readResults() {
  try {
    return JSON.parse(readFileSync(join(root, RESULTS), 'utf8'));
  } catch {
    return undefined;
  }
}
