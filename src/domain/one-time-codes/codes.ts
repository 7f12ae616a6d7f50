// Codes sent by email or text message: six digits, stored as a keyed digest, so that a reader of the database cannot
// try a million of them. The row that stores the digest handles attempts, expiry and single use.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '#platform/keys';
import { minuteMs } from '#shared/durations';
import { codeLength, codeMinutes, codeResendSeconds } from '#shared/limits';

/** A new code. */
export function drawCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * The digest to store. `of` names what the code verifies (a registration's id): the same code elsewhere has another
 * digest.
 */
export function digestCode({ keys }: { keys: KeyRing }, of: string, code: string): Buffer {
  return digestBy(keys.current('codes'), of, code);
}

/** Whether the code matches the digest, with any key of the ring. Null matches no code, after the same work. */
export function isCode(
  { keys }: { keys: KeyRing },
  of: string,
  code: string,
  digest: Buffer | null,
): boolean {
  const against = digest ?? Buffer.alloc(32);
  return (
    keys.all('codes').some((key) => timingSafeEqual(digestBy(key, of, code), against)) && digest !== null
  );
}

export function isCodeExpired(sentAt: Date, now: Date): boolean {
  return now.getTime() >= sentAt.getTime() + codeMinutes * minuteMs;
}

/** Seconds until another code may be requested; 0 when it may. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + codeResendSeconds * 1_000 - now.getTime()) / 1_000));
}

function digestBy({ secret }: Key, of: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${of} ${code}`).digest();
}
