// Printed recovery codes for the day the phone is lost: each works once, only digests are stored.
import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '#platform/database/database';
import type { Key, KeyRing } from '#platform/keys';

const recoveryCodeCount = 10;
/** Without characters that look alike on paper: 30^10, some 49 bits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 10;

/** New codes in readable form: 'ABCDE-FGHJK'. */
function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => one().replace(/^.{5}/, '$&-'));
}

/** The stored digest of a code; without our key it reveals nothing, although a code is short. */
function recoveryDigest({ secret }: Key, accountId: string, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${accountId} ${spelled(code)}`)
    .digest();
}

/**
 * Possible digests of a typed code, one for each key of the ring; null when it cannot be a code. Lower case, spaces and
 * dashes do not matter.
 */
export function recoveryDigests(keys: KeyRing, accountId: string, typed: string): Buffer[] | null {
  const code = spelled(typed);
  if (code.length !== length || [...code].some((letter) => !letters.includes(letter))) return null;
  return keys.all('codes').map((key) => recoveryDigest(key, accountId, code));
}

/** Replaces all codes of an account. */
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
