// Creates the files of a cluster, or relocates them where PostgreSQL's account can reach them. Only the supervisor uses
// it, which holds the directory's lock.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandFor, type Account } from './embedded-account.ts';
import { binaryPath } from './embedded-binaries.ts';
import type { ClusterFiles } from './embedded-files.ts';

/** Name of the cluster's superuser and of the one database. */
export const DATABASE_OWNER = 'rihlah';

/** Ensures that `files.cluster` leads to a whole cluster that the account owns, and that `files.password` opens it. */
export async function ensureCluster(files: ClusterFiles, root: string, account: Account): Promise<void> {
  const exists = existsSync(files.cluster);
  if (account.kind !== 'other' || !account.moved) {
    if (!exists) await createCluster(files, root, account, files.dataDir);
    return;
  }
  if (exists && lstatSync(files.cluster).isSymbolicLink()) return;
  const moved = join(files.elsewhere, 'cluster');
  // Removing the data directory removes the password: a cluster elsewhere is then unusable.
  if (!existsSync(files.password)) await rm(moved, { recursive: true, force: true });
  await mkdir(files.elsewhere, { recursive: true });
  await chmod(files.elsewhere, 0o755);
  if (exists) await moveCluster(files.cluster, moved, account.uid);
  else if (!existsSync(moved)) await createCluster(files, root, account, files.elsewhere);
  await rm(files.cluster, { force: true });
  await symlink(moved, files.cluster);
}

async function createCluster(
  files: ClusterFiles,
  root: string,
  account: Account,
  home: string,
): Promise<void> {
  // Removes a directory that a kill left unfinished.
  const unfinished = join(home, 'cluster.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });

  const password = randomBytes(24).toString('base64url');
  const passwordForInit = join(home, 'password.unfinished');
  await writeFile(passwordForInit, password, { mode: 0o600 });
  if (account.kind === 'other') {
    await chown(unfinished, account.uid, account.uid);
    await chown(passwordForInit, account.uid, account.uid);
  }
  const [command, args] = commandFor(account, binaryPath(root, 'initdb'), [
    ...[
      '--pgdata',
      unfinished,
      '--username',
      DATABASE_OWNER,
      '--pwfile',
      passwordForInit,
      '--auth',
      'scram-sha-256',
    ],
    // The same sort order and encoding on every machine, whatever its locale.
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  ]);
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env: plainEnvironment() });
  await rm(passwordForInit);
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed: ${error?.message ?? stderr}`);

  await writeFile(files.password, password, { mode: 0o600 });
  await rename(unfinished, join(home, 'cluster'));
}

/** Copies first and removes last, so that a kill in between costs time and no data. */
async function moveCluster(from: string, to: string, uid: number): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(unfinished, { recursive: true }))
    await chown(join(unfinished, name), uid, uid);
  await chown(unfinished, uid, uid);
  await chmod(unfinished, 0o700);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
  await rename(from, `${from}.moved`);
  await rm(`${from}.moved`, { recursive: true });
}

/** PGPORT, PGDATA and the like of the person who started us must not reach the server. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C' }).filter(([, value]) => value !== undefined),
  );
}
