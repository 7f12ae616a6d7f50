// Device and auth over HTTP (spec §7).
import { authContract } from '#contract/auth';
import type { Deps } from '#deps';
import { finishLogIn, logIn, type LoginOutcome, logOut, refreshSession, registerDevice } from '#domain/accounts';
import { AppError } from '#shared/errors';
import type { SessionTokens } from '#shared/sessions';
import type { Caller } from './caller.ts';
import { implement } from './implement.ts';

export const authApi = implement(authContract, {
  registerDevice: async ({ body }, { deps, caller }) => ({
    data: {
      secret_key: await registerDevice(deps, { name: body.name, deviceId: body.device_id, deviceType: body.device_type, address: caller.address }),
    },
  }),
  login: async ({ body }, { deps, caller }) => {
    const tokens = await wholeLogIn(deps, caller, await logIn(deps, { ...body, ...caller }), body.otp);
    caller.keep(tokens);
    return { data: { user_token: tokens.jwt, refresh_token: tokens.refreshToken } };
  },
  refresh: async (_input, { deps, caller }) => {
    if (!caller.refreshToken) throw new AppError('session_ended');
    const tokens = await refreshSession(deps, { refreshToken: caller.refreshToken, host: caller.host });
    caller.keep(tokens);
    // What lives in a page's cookies no script needs to read.
    return { data: { user_token: tokens.jwt, refresh_token: caller.isPage ? null : tokens.refreshToken } };
  },
  logout: async (_input, { deps, actor, caller }) => {
    await logOut(deps, { actor, refreshToken: caller.refreshToken });
    caller.forget();
    return { data: null, messageKey: 'auth_signed_out' };
  },
});

/** Both halves in one call: clients that are no pages keep no ticket between them. */
async function wholeLogIn(deps: Deps, caller: Caller, outcome: LoginOutcome, otp: string | undefined): Promise<SessionTokens> {
  if (outcome.kind === 'signed_in') return outcome.tokens;
  if (otp === undefined) throw new AppError('second_factor_required');
  return finishLogIn(deps, { ...caller, ticket: outcome.ticket, code: otp });
}
