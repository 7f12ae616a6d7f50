// How long a sign-in lasts (spec §3 session), in one place for tokens, cookies and the sessions behind them.
import type { ProviderName } from './social-login-providers.ts';

/** Our choice: after so long without a look at the database, whoever lost their session is out everywhere. */
export const jwtSeconds = 600;
/** Our choice: time to find the phone with the second factor on it. */
export const ticketSeconds = 300;
/** Our choice: a session nobody used for so long is over … */
export const sessionIdleDays = 30;
/** … and every session is, after so long. */
export const sessionDays = 90;
/** Issue 10: staff sessions are shorter, idle and in all. */
export const staffSessionIdleHours = 12;
export const staffSessionDays = 7;
/** Our choice: so long a code counts for money, roles and identity documents, unless the configuration says otherwise. */
export const stepUpMinutes = 10;
/** Our choice: how long a browser in which somebody signed in is known, signed in or not (decision 0020). */
export const knownDeviceDays = 180;

/** How somebody proved who they are when a session began. */
export type SignInMethod = 'password' | 'registration' | ProviderName;

/** Spec §3: what a sign-in gives to a client. */
export interface SessionTokens {
  jwt: string;
  refreshToken: string;
  /** Of a new session: what says later that this account has signed in here before. */
  knownDevice?: KnownDevice;
}

export interface KnownDevice {
  /** The same for the same account: a browser keeps one for each. */
  name: string;
  token: string;
}
