// Gives the measured server one core to itself, where the system can: "on one core" is then literally true.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const measured = '0';
const others = `1-${availableParallelism() - 1}`;

/** False with one core, or where there is no taskset (not Linux): the figures are then taken unpinned. */
export function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
}

/** Command in front of a program that keeps it, and what it starts, off the measured core; ourselves too. */
export function leaveMeasuredCore(): string[] {
  spawnSync('taskset', ['-acp', others, String(process.pid)]);
  return ['taskset', '-c', others];
}

/** Moves a process, with all its threads, to the measured core. */
export function moveToMeasuredCore(pid: number): void {
  spawnSync('taskset', ['-acp', measured, String(pid)]);
}
