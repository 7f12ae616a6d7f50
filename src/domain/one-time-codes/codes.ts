// Codes sent by mail or text message: six digits, kept as a keyed digest, so that whoever reads the database cannot try
// a million of them. Attempts, expiry and single use are the business of the row that keeps the digest.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '#platform/keys';
import { minuteMs } from '#shared/durations';
import { codeLength, codeMinutes, codeResendSeconds } from '#shared/limits';

/** A new code. */
export function drawCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** What is kept of a code. `of` names what it proves (a registration's id): the same code elsewhere has another digest. */
export function digestCode({ keys }: { keys: KeyRing }, of: string, code: string): Buffer {
  return digestBy(keys.current('codes'), of, code);
}

/** Whether it is the code of this digest, made by any key of the ring. Null belongs to no code, after the same work. */
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

/** Seconds until another code may be asked for; 0 when it may. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + codeResendSeconds * 1_000 - now.getTime()) / 1_000));
}

function digestBy({ secret }: Key, of: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${of} ${code}`).digest();
}
