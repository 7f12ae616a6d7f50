// Where tests keep what they throw away.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** What the databases and browsers of a run may need at most, several times what they were seen to need. */
const neededBytes = 4 * 1024 ** 3;

const inMemory = '/dev/shm';

/**
 * A directory that exists: in memory where the machine has room for it there, else the usual one. A test's database is 2,500 files;
 * to copy them on a disk takes the processor ten times as long, and a run copies hundreds.
 */
export function scratchDirectory(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room >= neededBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
