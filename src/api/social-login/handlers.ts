// Signing in by Google and Apple over HTTP (spec §7 driver callbacks), for pages and applications that hold the answer themselves.
import { signInContract } from './contract.ts';
import {
  beginSignIn,
  finishSignIn,
  listLoginMethods,
  newBrowserSecret,
  signInByToken,
  type SignInOutcome,
  takeSignIn,
  unlinkProvider,
} from '#domain/social-login';
import { AppError } from '#shared/errors';
import { readReturnTo } from '#shared/return-to';
import { isProviderName } from '#shared/social-login-providers';
import { type ApiRequest, implement } from '#api/implement';
import { completeLogin } from '#api/sessions/complete-login';

export const signInApi = implement(signInContract, {
  google: async ({ body }, request) => {
    const { deps, caller } = request;
    return tokensOf(
      await signInByToken(deps, { ...visitorOf(request), token: body.token, address: caller.address }),
      request,
      body.otp,
    );
  },
  appleStart: async ({ body }, { deps, locale, caller }) => {
    if (URL.parse(body.redirect_uri)?.hostname !== caller.host)
      throw new AppError('invalid_input', [{ field: 'redirect_uri', message: 'error_invalid_value' }]);
    const browser = caller.signInSecret.value ?? newBrowserSecret();
    const { authorizeUrl, state } = await beginSignIn(deps, {
      provider: 'apple',
      browser,
      redirectUri: body.redirect_uri,
      returnTo: readReturnTo(new URLSearchParams()),
      locale,
      address: caller.address,
    });
    caller.signInSecret.keep(browser);
    return { data: { authorize_url: authorizeUrl, state } };
  },
  apple: async ({ body }, request) => {
    const { deps, caller } = request;
    const attempt = await takeSignIn(deps, {
      provider: 'apple',
      state: body.state,
      browser: caller.signInSecret.value,
    });
    if (!attempt || attempt.linkTo || attempt.question.redirectUri !== body.redirect_uri)
      throw new AppError('sign_in_expired');
    const user = typeof body.user === 'object' ? JSON.stringify(body.user) : body.user;
    return tokensOf(
      await finishSignIn(deps, attempt, { code: body.code, user }, visitorOf(request)),
      request,
      body.otp,
    );
  },
  unlink: async ({ params }, { deps, brand, actor }) => {
    if (!isProviderName(params.provider)) throw new AppError('not_found');
    await unlinkProvider(deps, actor!, params.provider, { brand });
    const { providers, hasPassword } = await listLoginMethods(deps, actor!);
    return { data: { providers, has_password: hasPassword } };
  },
});

function visitorOf({ brand, locale, caller: { host, userAgent } }: ApiRequest) {
  return { brand, locale, host, userAgent, actor: null };
}

async function tokensOf(outcome: SignInOutcome, { deps, caller }: ApiRequest, otp: string | undefined) {
  // Only profiles are linked, and those on pages.
  if (outcome.kind === 'linked') throw new AppError('sign_in_expired');
  const tokens = await completeLogin(deps, caller, outcome, otp);
  return { data: { ...caller.signIn(tokens), is_new: outcome.isNew } };
}
