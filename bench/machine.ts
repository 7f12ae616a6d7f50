// On what the figures were made.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

export interface Machine {
  date: string;
  cpu: string;
  cores: number;
  memory: string;
  /** Processes that wanted a core in the last minute, before measuring: above 0.5 somebody else was at work. */
  loadBefore: string;
  system: string;
  node: string;
  commit: string;
}

export function thisMachine(root: string): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    loadBefore: (loadavg()[0] ?? 0).toFixed(1),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    commit: gitCommit(root),
  };
}

/** A copy without its history is measured too. */
function gitCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
