// The account that runs PostgreSQL's binaries. PostgreSQL refuses root, so root needs a way around (docs/product/ledger.md,
// "Traps met").
import { spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { binaryPath } from './embedded-binaries.ts';
import type { ClusterFiles } from './embedded-files.ts';

export type Account =
  /** The current user: not root. */
  | { kind: 'own' }
  /** Appears to PostgreSQL as "nobody" in a user namespace; files on disk keep their owner. */
  | { kind: 'namespace' }
  /** Root switches to another account; `moved`: the cluster is where that account can reach it. */
  | { kind: 'other'; uid: number; moved: boolean };

const NOBODY = 65534;
/** The kernel stops PostgreSQL (fast shutdown) when the supervisor dies: no orphan. */
const DIES_WITH_US = ['--pdeathsig', 'INT'];

/** Chooses the account for this cluster. An existing cluster keeps its owner's account. */
export function chooseAccount(files: ClusterFiles, binariesRoot: string): Account {
  const owner = statSync(files.cluster, { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() !== 0) {
    if (owner !== undefined && process.getuid && owner !== process.getuid()) {
      throw new Error(
        `${files.dataDir} belongs to another account (uid ${owner}): start as that account, or remove the directory if its data may go`,
      );
    }
    // initdb refuses an account without a name, as containers may have: lend it one.
    return hasName() || !canUseNamespace(files, binariesRoot) ? { kind: 'own' } : { kind: 'namespace' };
  }
  if (owner) return { kind: 'other', uid: owner, moved: lstatSync(files.cluster).isSymbolicLink() };
  return canUseNamespace(files, binariesRoot)
    ? { kind: 'namespace' }
    : { kind: 'other', uid: NOBODY, moved: true };
}

/** The command line that runs `binary` under the account; it stays one process, so signals reach it. */
export function commandFor(account: Account, binary: string, args: string[]): [string, string[]] {
  switch (account.kind) {
    case 'own':
      return hasSetpriv() ? ['setpriv', [...DIES_WITH_US, binary, ...args]] : [binary, args];
    case 'namespace':
      return ['unshare', [...NAMESPACE, 'setpriv', ...DIES_WITH_US, binary, ...args]];
    case 'other': {
      const id = String(account.uid);
      return ['setpriv', ['--reuid', id, '--regid', id, '--clear-groups', ...DIES_WITH_US, binary, ...args]];
    }
  }
}

const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** Kernels and containers may refuse user namespaces, and inside one root reaches only root's own directories. */
function canUseNamespace(files: ClusterFiles, binariesRoot: string): boolean {
  const trial = 'test -w "$0" && exec setpriv --pdeathsig INT "$1" --version';
  const { status } = spawnSync('unshare', [
    ...NAMESPACE,
    'sh',
    '-c',
    trial,
    files.dataDir,
    binaryPath(binariesRoot, 'postgres'),
  ]);
  return status === 0;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function hasSetpriv(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', [...DIES_WITH_US, 'true']).status === 0;
}
