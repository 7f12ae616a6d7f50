// How many backups stay.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes all but the newest `keep` folders of backups in `parent`; answers the names of those removed. Touches nothing else there. */
export async function removeOldBackups(parent: string, keep: number): Promise<string[]> {
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error('At least one backup stays: a whole number from 1');
  const names = (await readdir(parent))
    .filter((name) => /^rihlah-\d{4}-\d{2}-\d{2}T[\d-]+Z$/.test(name))
    .sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(parent, name), { recursive: true });
  return old;
}
