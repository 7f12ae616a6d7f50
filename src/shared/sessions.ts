// Session lifetimes (spec §3 session), in one place for tokens, cookies and stored sessions.
import type { ProviderName } from './social-login-providers.ts';

/** Our choice: the longest time without a database check, after which a revoked session ends everywhere. */
export const jwtSeconds = 600;
/** Our choice: time to find the phone with the second factor. */
export const ticketSeconds = 300;
/** Our choice: a session ends after this time without use … */
export const sessionIdleDays = 30;
/** … and in any case after this time. */
export const sessionDays = 90;
/** docs/product/security.md: staff sessions are shorter, both idle and in total. */
export const staffSessionIdleHours = 12;
export const staffSessionDays = 7;
/** Our choice: how long a code unlocks money, roles and identity documents, unless the configuration says otherwise. */
export const stepUpMinutes = 10;
/** Our choice: how long a browser in which somebody signed in is recognised, signed in or not (decision 0020). */
export const knownDeviceDays = 180;

/** How somebody authenticated when a session began. */
export type SignInMethod = 'password' | 'registration' | ProviderName;

/** Spec §3: what a sign-in returns to a client. */
export interface SessionTokens {
  jwt: string;
  refreshToken: string;
  /** With a new session: later proves that this account has signed in on this browser before. */
  knownDevice?: KnownDevice;
}

export interface KnownDevice {
  /** The same cookie name for the same account: a browser stores one for each. */
  name: string;
  token: string;
}
