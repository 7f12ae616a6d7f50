// Signing in by Google and Apple on pages (docs/product/social-login.md, spec §8): out to the provider, and back to where the visitor wanted to go.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  beginLinking,
  beginSignIn,
  type ProviderReturn,
  finishSignIn,
  newBrowserSecret,
  type SignInAttempt,
  type SignInBegun,
  type SignInStart,
  takeSignIn,
} from '#domain/social-login';
import type { Actor } from '#domain/memberships';
import { AppError, type ErrorCode, errorTable } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, type ReturnTo, returnPath, returnQuery } from '#shared/return-to';
import { type ProviderName, providerNames, providerTitles } from '#shared/social-login-providers';
import { problemText } from '#web/ui/forms/error-labels.server';
import type { PageRequest } from '#web/request/page-context.server';
import { answerSignIn } from '#web/sessions/sign-in.server';

/** Registered at the provider, so without language prefix. */
const callbackPaths: Record<ProviderName, string> = {
  google: paths.auth.googleCallback,
  apple: paths.auth.appleCallback,
};
export const loginMethodsPath = paths.member.loginMethods;
const profilePath = paths.member.profile;
const faultParam = 'sign_in';

/** The providers that have a button here. */
export function openProviders({ deps }: Pick<PageRequest, 'deps'>): ProviderName[] {
  return providerNames.filter((name) => deps.signIn[name]);
}

/** Answers the provider's address for this browser, which alone can come back from it. */
export function goToProvider(request: PageRequest, provider: ProviderName): Promise<string> {
  return goBy(request, provider, (start) => beginSignIn(request.deps, start));
}

/** The same for a member who adds this provider; `form` has their password. */
export function goAndLink(
  request: PageRequest,
  actor: Actor,
  provider: ProviderName,
  form: FormData,
): Promise<string> {
  return goBy(request, provider, (start) =>
    beginLinking(request.deps, actor, Object.fromEntries(form), start),
  );
}

async function goBy(
  request: PageRequest,
  provider: ProviderName,
  begin: (start: SignInStart) => Promise<SignInBegun>,
): Promise<string> {
  const { origin, search, locale, address, signInSecret } = request;
  const browser = signInSecret.value ?? newBrowserSecret();
  const { authorizeUrl } = await begin({
    provider,
    browser,
    redirectUri: origin + callbackPaths[provider],
    returnTo: readReturnTo(new URLSearchParams(search)),
    locale,
    address,
  });
  signInSecret.keep(browser);
  return authorizeUrl;
}

/** What the provider brought back becomes a session and a redirect; a refusal is said on the page where one may try again. */
export async function comeBack(
  request: PageRequest,
  provider: ProviderName,
  brought: ProviderReturn | null,
): Promise<Response> {
  const { deps, brand, session, actor, search, signInSecret } = request;
  const state = new URLSearchParams(search).get('state') ?? '';
  const attempt = await takeSignIn(deps, { provider, state, browser: signInSecret.value });
  if (!attempt)
    return refused(request, 'sign_in_expired', readReturnTo(new URLSearchParams()), actor !== null);
  // The provider's address has no language, the page on which it began had one.
  const there = { ...request, locale: attempt.locale };
  try {
    const { host, userAgent } = session;
    const outcome = await finishSignIn(deps, attempt, brought ?? attempt.answer ?? {}, {
      brand,
      locale: attempt.locale,
      host,
      userAgent,
      actor,
    });
    signInSecret.forget();
    if (outcome.kind === 'linked') return linked(there, provider);
    return await answerSignIn(there, outcome, outcome.isNew ? welcome(there, attempt) : attempt.returnTo);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.cause) request.log.warn({ err: error.cause, provider }, 'a sign-in was refused');
    return refused(there, error.code, attempt.returnTo, attempt.linkTo !== null);
  }
}

/** The sentence for what a sign-in was refused for; null for an address that speaks of none. */
export function signInFault({ search }: Pick<PageRequest, 'search'>): string | null {
  const code = new URLSearchParams(search).get(faultParam);
  return code?.startsWith('sign_in_') && code in errorTable
    ? problemText(new AppError(code as ErrorCode))
    : null;
}

function refused({ locale }: PageRequest, code: ErrorCode, returnTo: ReturnTo, isMember: boolean): Response {
  const query = new URLSearchParams(returnQuery(returnTo));
  query.set(faultParam, code);
  return redirect(localePath(`${isMember ? loginMethodsPath : paths.auth.login}?${query}`, locale), 303);
}

function linked({ locale, leaveToast }: PageRequest, provider: ProviderName): Response {
  leaveToast({
    type: 'success',
    message: m.sign_in_linked({ provider: providerTitles[provider] }, { locale }),
  });
  return redirect(localePath(loginMethodsPath, locale), 303);
}

/** Who has just got an account, and was going nowhere, is led to what is still missing in it. */
function welcome({ locale, leaveToast }: PageRequest, { returnTo }: SignInAttempt): ReturnTo {
  leaveToast({ type: 'success', message: m.sign_in_welcome({}, { locale }) });
  return returnPath(returnTo) === '/' ? { ...returnTo, redirect: profilePath } : returnTo;
}
