// Device and auth over HTTP (spec §7).
import { authContract } from './contract.ts';
import { logIn, logOut, refreshSession, registerDevice } from '#domain/sessions';
import { AppError } from '#shared/errors';
import { implement } from '#api/implement';
import { completeLogin } from './complete-login.ts';

export const authApi = implement(authContract, {
  registerDevice: async ({ body }, { deps, caller }) => ({
    data: {
      secret_key: await registerDevice(deps, {
        name: body.name,
        deviceId: body.device_id,
        deviceType: body.device_type,
        address: caller.address,
      }),
    },
  }),
  login: async ({ body }, { deps, caller }) => {
    const tokens = await completeLogin(deps, caller, await logIn(deps, { ...body, ...caller }), body.otp);
    return { data: caller.signIn(tokens) };
  },
  refresh: async (_input, { deps, caller }) => {
    if (!caller.refreshToken) throw new AppError('session_ended');
    const tokens = await refreshSession(deps, { refreshToken: caller.refreshToken, host: caller.host });
    return { data: caller.signIn(tokens) };
  },
  logout: async (_input, { deps, actor, caller }) => {
    await logOut(deps, { actor, refreshToken: caller.refreshToken });
    caller.forget();
    return { data: null, messageKey: 'auth_signed_out' };
  },
});
