// Passwords as argon2id digests: 19 MiB, two passes, about 10 ms of one core each (docs/product/credentials.md). Limits how many are
// computed at once, so that a flood of logins leaves a core to the pages (decision 0019).
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkLimit } from './work-limit.ts';

/** Leaves a core free, and half of the four threads of libuv's pool: they also compress the pages. */
export const passwordsAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** The last in the queue waits about a second. */
const limit = createWorkLimit({ atOnce: passwordsAtOnce, waiting: passwordsAtOnce * 100 });
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let worked = 0;
/** A digest of a random password: verified when there is no digest, so that its absence takes the same time. */
let nobodys: Promise<string> | undefined;

/** Digests computed since the start: shows that two answers took the same work. */
export function passwordsWorked(): number {
  return worked;
}

/** The digest to store. Refuses with `unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return limit.run(() => {
    worked += 1;
    return hash(sameLetters(password), cost);
  });
}

/** Whether the password matches the digest. Null matches nothing: false, after the same work. Refuses as above. */
export async function isPassword(digest: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(crypto.randomUUID(), cost);
  const against = digest ?? (await nobodys);
  const isSame = await limit.run(() => {
    worked += 1;
    return verify(against, sameLetters(password));
  });
  return isSame && digest !== null;
}

/** NFKC: the same password from another keyboard, with composed or full-width characters. */
function sameLetters(password: string): string {
  return password.normalize('NFKC');
}
