// The checks that are not tests, each counted as one, and how a step is run and
// timed. Used on Node 24 by test.mjs and check.mjs.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileMessages } from './compile-messages.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { programsIn, slowExpressions } from './expressions.mjs';

export const root = join(import.meta.dirname, '..');

export const compiledMessages = { name: 'words', run: async () => void (await compileMessages()) };
export const build = { name: 'build', run: () => ensureBuilt(root, console.log) };
const types = {
  name: 'types',
  async run() {
    await program('node_modules/@react-router/dev/bin.cjs', 'typegen');
    await program('node_modules/typescript/bin/tsc', '--project', '.');
  },
};
const lint = {
  name: 'lint and boundaries',
  run: () => program('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
};

const format = {
  name: 'format (npm run format mends it)',
  run: () => program('node_modules/oxfmt/bin/oxfmt', '--check'),
};

const unused = {
  name: 'unused files, exports and packages',
  run: () => program('node_modules/knip/bin/knip.js'),
};

const expressions = {
  name: 'regular expressions',
  async run() {
    const faults = await slowExpressions(programsIn(join(root, 'src')));
    if (faults.length > 0)
      throw new Error(`their time grows faster than what they read\n  ${faults.join('\n  ')}`);
  },
};

export const quickChecks = [compiledMessages, types, lint, format, unused, expressions];
export const allChecks = [build, types, lint, format, unused, expressions];

const running = new Set();

/** Runs each check to its end, whatever the others say; answers how many passed and failed. */
export async function runChecks(checks) {
  const count = { passed: 0, failed: 0 };
  for (const { name, run } of checks) {
    if (await timed(name, run)) count.passed++;
    else count.failed++;
  }
  return count;
}

/** Prints the step's name, how it went and how long it took; answers whether it passed. */
export async function timed(name, run) {
  const start = performance.now();
  const fault = await Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error) => error,
    );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault ? '✗' : '✓'} ${name} (${seconds} s)${fault ? `: ${fault.message}` : ''}`);
  return !fault;
}

/** Runs a JavaScript program on this Node; refuses when it ends with a fault. */
export function program(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${args[0]} ended with ${signal ?? code}`));
    });
  });
}

/** Nothing is left running when we are stopped, or when the one who started us is killed. */
export function stopWithStarter() {
  const stop = (exitCode) => async () => {
    const ends = [...running].map(
      (child) => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')),
    );
    await Promise.all(ends);
    process.exit(exitCode);
  };
  process.on('SIGTERM', stop(143)).on('SIGINT', stop(130)).on('disconnect', stop(1));
}
