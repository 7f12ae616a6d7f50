// The checks that are not tests, each counted as one, and how a step is run and
// timed. Used on Node 24 by test.mjs and check.mjs.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compileMessages } from './compile-messages.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { programsIn, slowExpressions } from './expressions.mjs';

export const root = join(import.meta.dirname, '..');

export const compiledMessages = {
  name: 'words',
  isReadByOthers: true,
  run: async () => void (await compileMessages()),
};
export const build = { name: 'build', run: () => ensureBuilt(root, console.log) };
/** By itself it checks with four threads, each of which works out for itself the types that all files share: on two cores twice the work, and later. */
const checkers = availableParallelism() > 2 ? [] : ['--checkers', '1'];
const types = {
  name: 'types',
  async run(program) {
    await program('node_modules/@react-router/dev/bin.cjs', 'typegen');
    // What it found out last time is stored (the build empties build/): only what has changed since, and all that depends on it, is judged again.
    const incremental = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
    await program('node_modules/typescript/bin/tsc', '--project', '.', ...incremental, ...checkers);
  },
};
const lint = {
  name: 'lint and boundaries',
  run: (program) => program('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
};

const format = {
  name: 'format (npm run format mends it)',
  run: (program) => program('node_modules/oxfmt/bin/oxfmt', '--check'),
};

const unused = {
  name: 'unused files, exports and packages',
  run: (program) => program('node_modules/knip/bin/knip.js'),
};

const expressions = {
  name: 'regular expressions',
  async run() {
    const faults = await slowExpressions(programsIn(join(root, 'src')), {
      knownIn: join(root, 'node_modules/.cache/regular-expressions.json'),
    });
    if (faults.length > 0)
      throw new Error(`their time grows faster than what they read\n  ${faults.join('\n  ')}`);
  },
};

export const quickChecks = [compiledMessages, types, lint, format, unused, expressions];
export const allChecks = [compiledMessages, build, types, lint, format, unused, expressions];

const running = new Set();

/**
 * Runs each check to its end, whatever the others say; answers how many passed and failed. What others read is made first, one after the
 * other; the rest run side by side, and what a program says is shown when its check has failed.
 */
export async function runChecks(checks) {
  const passed = [];
  for (const { name, run } of checks.filter(({ isReadByOthers }) => isReadByOthers))
    passed.push(await timed(name, () => run(program)));
  const others = checks.filter(({ isReadByOthers }) => !isReadByOthers);
  passed.push(...(await Promise.all(others.map(({ name, run }) => timed(name, () => run(quietProgram))))));
  const count = passed.filter(Boolean).length;
  return { passed: count, failed: passed.length - count };
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
  return ending(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), args[0]);
}

/** The same without a word, unless it ends with a fault: what it said is then in the refusal. */
async function quietProgram(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  try {
    await ending(child, args[0]);
  } catch (error) {
    throw new Error(`${error.message}\n${Buffer.concat(output)}`, { cause: error });
  }
}

function ending(child, name) {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // "close" and not "exit": by then everything it said has been read.
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${name} ended with ${signal ?? code}`));
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
