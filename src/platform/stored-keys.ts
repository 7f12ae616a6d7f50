// The key ring of an installation that configures none: generated at the first start, stored beside the embedded
// database.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyRing, type KeyRing } from './keys.ts';

/** The ring in `dataDir/keys`, readable by its owner only. Two processes that start at once agree on one. */
export async function openStoredKeys(dataDir: string): Promise<KeyRing> {
  const file = join(dataDir, 'keys');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return createKeyRing(kept.trim());
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, `first:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link appears atomically, and never replaces another process's.
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
  return createKeyRing((await readFile(file, 'utf8')).trim());
}
