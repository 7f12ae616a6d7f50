// Pending sign-ins at Google or Apple (spec §7 device and auth): who began, and where they return to. Decision 0016
// explains why nobody else can finish one.
import { createHmac, randomBytes } from 'node:crypto';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import type {
  SignInAnswer,
  SignInProvider,
  SignInProviders,
  SignInQuestion,
} from '#platform/social-login/provider';
import { minuteMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { ReturnTo } from '#shared/return-to';
import type { ProviderName } from '#shared/social-login-providers';
import { digestOf } from '#domain/sessions';

export interface SignInDeps {
  db: Db;
  now: () => Date;
  signIn: SignInProviders;
}

const attemptMinutes = 10;
/** Our choice: many phones share one IP of a mobile network; a script does not need so many. */
const perAddress = { max: 100, windowSeconds: 600 };

export interface SignInStart {
  provider: ProviderName;
  /** The secret in the browser's cookie (newBrowserSecret), or of the calling device. */
  browser: string;
  redirectUri: string;
  returnTo: ReturnTo;
  /** The language of the page on which it began: URLs that providers call have none. */
  locale: Locale;
  /** Network of the caller, for the throttle only. */
  address: string;
}

/** What binds a sign-in to one browser. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

export interface SignInBegun {
  /** The URL to which the browser redirects. */
  authorizeUrl: string;
  state: string;
}

/** Refuses with `not_found` when this provider is off, `too_many_requests`. */
export function beginSignIn(deps: SignInDeps, start: SignInStart): Promise<SignInBegun> {
  return beginAttempt(deps, start, null);
}

/** `linkTo`: the account to link to the provider, proven by its password; null: somebody signs in. Refuses as above. */
export async function beginAttempt(
  deps: SignInDeps,
  start: SignInStart,
  linkTo: { accountId: string } | null,
): Promise<SignInBegun> {
  const provider = providerOf(deps, start.provider);
  await passThrottle(deps, { name: 'sign-in address', of: start.address, ...perAddress });
  const state = randomBytes(32).toString('base64url');
  const now = deps.now();
  await deps.db
    .insertInto('sign_in_attempts')
    .values({
      state_digest: digestOf(state),
      provider: start.provider,
      browser_digest: digestOf(start.browser),
      redirect_uri: start.redirectUri,
      account_id: linkTo?.accountId ?? null,
      return_to: JSON.stringify(start.returnTo),
      locale: start.locale,
      created_at: now,
      expires_at: new Date(now.getTime() + attemptMinutes * minuteMs),
    })
    .execute();
  return { authorizeUrl: provider.authorizeUrl(questionOf(state, start), start.locale), state };
}

/** The provider's answer: a code, or its error code. */
export interface ProviderReturn {
  code?: string | undefined;
  user?: SignInAnswer['user'];
  error?: string | undefined;
}

/**
 * Stores what the provider posted across sites, without the browser's cookie. The first answer stays. An unknown state
 * is no error: the GET that follows reports that there is nothing to finish.
 */
export async function storeProviderAnswer(
  { db, now }: Pick<SignInDeps, 'db' | 'now'>,
  provider: ProviderName,
  state: string,
  answer: ProviderReturn,
): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ answer: JSON.stringify(answer) })
    .where('state_digest', '=', digestOf(state))
    .where('provider', '=', provider)
    .where('answer', 'is', null)
    .where('expires_at', '>', now())
    .execute();
}

export interface SignInAttempt {
  provider: ProviderName;
  question: SignInQuestion;
  linkTo: { accountId: string } | null;
  returnTo: ReturnTo;
  locale: Locale;
  /** What keepSignInAnswer kept. */
  answer: ProviderReturn | null;
}

/** Takes the attempt that this browser began, whatever its outcome: it works once. Null when there is none. */
export async function takeSignIn(
  { db, now }: Pick<SignInDeps, 'db' | 'now'>,
  asked: { provider: ProviderName; state: string; browser: string | null },
): Promise<SignInAttempt | null> {
  const { provider, state, browser } = asked;
  if (!browser) return null;
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state_digest', '=', digestOf(state))
    .where('provider', '=', provider)
    .where('browser_digest', '=', digestOf(browser))
    .where('expires_at', '>', now())
    .returning(['redirect_uri', 'account_id', 'return_to', 'locale', 'answer'])
    .executeTakeFirst();
  return row
    ? {
        provider,
        question: questionOf(state, { browser, redirectUri: row.redirect_uri }),
        linkTo: row.account_id === null ? null : { accountId: row.account_id },
        returnTo: row.return_to as unknown as ReturnTo,
        locale: row.locale as Locale,
        answer: row.answer as ProviderReturn | null,
      }
    : null;
}

export function providerOf({ signIn }: Pick<SignInDeps, 'signIn'>, name: ProviderName): SignInProvider {
  const provider = signIn[name];
  if (!provider) throw new AppError('not_found');
  return provider;
}

/** Deletes unfinished sign-ins and expired tokens; run now and then. Returns how many. */
export async function purgeSignIns({ db, now }: Pick<SignInDeps, 'db' | 'now'>): Promise<number> {
  const attempts = await db.deleteFrom('sign_in_attempts').where('expires_at', '<', now()).executeTakeFirst();
  const tokens = await db.deleteFrom('used_id_tokens').where('expires_at', '<', now()).executeTakeFirst();
  return Number(attempts.numDeletedRows + tokens.numDeletedRows);
}

/** Nonce and verifier are derived from the browser's secret each time: what is in the database helps nobody to finish. */
function questionOf(
  state: string,
  { browser, redirectUri }: Pick<SignInStart, 'browser' | 'redirectUri'>,
): SignInQuestion {
  const derive = (use: string) => createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier'), redirectUri };
}
