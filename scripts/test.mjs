// npm test: everything, from the build to the journeys in a real browser. npm test -- promos: the test files with
// "promos" in their path, without the checks. The last line is "N passed, N failed". Runs on Node 24.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  allChecks,
  build,
  program,
  root,
  runChecks,
  stopWithStarter,
  timed,
  compiledMessages,
} from './checks.mjs';
import { countTests, slowestFiles, verdict } from './test-count.mjs';

const RESULTS = 'build/test-results.json';

stopWithStarter();
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('-'));
const checks = await runChecks(wanted.length > 0 ? preparation() : allChecks);
rmSync(join(root, RESULTS), { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
const isClean = await timed('tests', () =>
  program('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args),
);
const results = readResults();
const tests = countTests(results, isClean);
console.log('\nThe slowest files:');
for (const { name, seconds } of slowestFiles(results))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`);

const total = {
  passed: checks.passed + tests.passed,
  failed: checks.failed + tests.failed,
  skipped: tests.skipped,
};
console.log(verdict(total));
process.exit(total.failed === 0 ? 0 : 1);

/** What some files' tests stand on: those under test/ ask the built pages, all of them need the words. */
function preparation() {
  const needPages = globSync('test/**/*.test.ts', { cwd: root }).some((file) =>
    wanted.some((part) => file.includes(part)),
  );
  return [needPages ? build : compiledMessages];
}

function readResults() {
  try {
    return JSON.parse(readFileSync(join(root, RESULTS), 'utf8'));
  } catch {
    return undefined;
  }
}
