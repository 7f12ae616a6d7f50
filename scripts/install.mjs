// Installs the packages by lockfile, when what is installed differs from it.
// Runs on any Node ≥ 20, before there are packages: built-in modules only.
import { spawn } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Does nothing when npm's own record of node_modules agrees with the lockfile. Answers whether it installed. Refuses a
 * node_modules that is a link: npm ci would empty the folder it leads to, which belongs to another copy.
 */
export async function ensureInstalled(root, say) {
  const packages = join(root, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `${packages} is a symbolic link, and installing would change what it leads to. Remove the link and start again`,
    );
  }
  if (
    isInstalled(
      readLock(join(root, 'package-lock.json')),
      readLock(join(root, 'node_modules/.package-lock.json')),
    )
  ) {
    say('packages are up to date');
    return false;
  }
  say('installing packages by lockfile (npm ci); the first time this takes a minute');
  const code = await runNpm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed with code ${code}; its own words are above`);
  return true;
}

/** Whether node_modules holds what the lockfile asks for; packages for other machines may be missing. */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  const isSame = (path) =>
    wanted[path] !== undefined &&
    wanted[path].version === installed[path]?.version &&
    wanted[path].integrity === installed[path]?.integrity;
  const missing = Object.keys(wanted).filter((path) => path !== '' && !isSame(path));
  const isOptional = (path) => wanted[path].optional === true && installed[path] === undefined;
  return missing.every(isOptional) && Object.keys(installed).every((path) => path in wanted);
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that started us, else the one on the path. */
function runNpm(root, args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}
