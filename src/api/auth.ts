// Device and auth over HTTP (spec §7).
import { authContract } from '#contract/auth';
import { logIn, logOut, refreshSession, registerDevice } from '#domain/accounts';
import { AppError } from '#shared/errors';
import type { SessionTokens } from '#shared/sessions';
import { type ApiRequest, implement } from './implement.ts';

export const authApi = implement(authContract, {
  registerDevice: async ({ body }, { deps, caller }) => ({
    data: {
      secret_key: await registerDevice(deps, { name: body.name, deviceId: body.device_id, deviceType: body.device_type, address: caller.address }),
    },
  }),
  login: async ({ body }, { deps, caller }) => {
    const outcome = await logIn(deps, { ...body, ...caller });
    if (outcome.kind === 'second_factor') throw new AppError('second_factor_required');
    caller.keep(outcome.tokens);
    return { data: { user_token: outcome.tokens.jwt, refresh_token: outcome.tokens.refreshToken } };
  },
  refresh: async (_input, request) => {
    const { jwt, refreshToken } = await renew(request);
    request.caller.keep({ jwt, refreshToken });
    // What lives in a page's cookies no script needs to read.
    return { data: { user_token: jwt, refresh_token: request.caller.isPage ? null : refreshToken } };
  },
  logout: async (_input, { deps, actor, caller }) => {
    await logOut(deps, { actor, refreshToken: caller.refreshToken });
    caller.forget();
    return { data: null, messageKey: 'auth_signed_out' };
  },
});

/** A session that is over leaves no cookies behind. */
async function renew({ deps, caller: { refreshToken, host, forget } }: ApiRequest): Promise<SessionTokens> {
  try {
    if (!refreshToken) throw new AppError('session_ended');
    return await refreshSession(deps, { refreshToken, host });
  } catch (error) {
    if (error instanceof AppError) forget();
    throw error;
  }
}
