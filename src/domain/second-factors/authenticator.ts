// Codes of an authenticator application (RFC 6238): 6 digits, 30 seconds, SHA-1, because every application supports it.
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** Clocks of phones differ: the step before and the one after count too. */
const stepsAround = 1;
const secretBytes = 20;

/** A new secret, in base32 as people type it. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Content of the QR code: the account, and the issuer. */
export function otpUrl({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string {
  return authenticator(secret, issuer, label).toString();
}

/** The time step of a code, or null for a wrong code. Steps at or before `lastStep` were used: a code works once. */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: at.getTime(), window: stepsAround });
  if (delta === null) return null;
  const step = Math.floor(at.getTime() / 1_000 / stepSeconds) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** The current code: for tests and the demo's accounts, whose secrets the README publishes. */
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
