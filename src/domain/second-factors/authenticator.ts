// Codes of an authenticator application (RFC 6238): 6 digits, 30 seconds, SHA-1, because that is what every application reads.
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** Clocks of phones differ: the step before and the one after count too. */
const stepsAround = 1;
const secretBytes = 20;

/** A new secret, in base32 as people type it. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code says: whose account, for whom. */
export function otpUrl({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string {
  return authenticator(secret, issuer, label).toString();
}

/** The step a code belongs to, or null for a wrong code. Steps at or before `lastStep` were used: a code works once. */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: at.getTime(), window: stepsAround });
  if (delta === null) return null;
  const step = Math.floor(at.getTime() / 1_000 / stepSeconds) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** The code of this moment: for tests and the demo's accounts, whose secrets stand in README. */
export function codeAt(secret: string, at: Date): string {
  return authenticator(secret).generate({ timestamp: at.getTime() });
}

function authenticator(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });
}
