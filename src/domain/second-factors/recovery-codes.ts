// Codes on paper for the day the phone is lost: each works once, only digests are kept.
import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '#platform/database/database';
import type { Key, KeyRing } from '#platform/keys';

const recoveryCodeCount = 10;
/** Without letters that look like others on paper: 30^10, some 49 bits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 10;

/** New codes as people read them: 'ABCDE-FGHJK'. */
function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => one().replace(/^.{5}/, '$&-'));
}

/** What is kept of a code; without our key it tells nothing, although a code is short. */
function recoveryDigest({ secret }: Key, accountId: string, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${accountId} ${spelled(code)}`)
    .digest();
}

/** What a typed code may be kept as, by every key of the ring; null when it cannot be a code. Small letters, spaces and dashes do not matter. */
export function recoveryDigests(keys: KeyRing, accountId: string, typed: string): Buffer[] | null {
  const code = spelled(typed);
  if (code.length !== length || [...code].some((letter) => !letters.includes(letter))) return null;
  return keys.all('codes').map((key) => recoveryDigest(key, accountId, code));
}

/** Gives an account new codes in place of all it had. */
export async function replaceRecoveryCodes(
  { db, keys }: { db: Db; keys: KeyRing },
  accountId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        digest: recoveryDigest(keys.current('codes'), accountId, code),
      })),
    )
    .execute();
  return codes;
}

function spelled(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}
