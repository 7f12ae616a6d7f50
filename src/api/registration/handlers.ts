// Registration and passwords over HTTP (spec §7).
import { registrationContract } from './contract.ts';
import { type RequestOrigin, changePassword, forgotPassword, resetPassword } from '#domain/credentials';
import { register, resendRegistrationCode, verifyRegistration } from '#domain/registration';
import { codeResendSeconds } from '#shared/limits';
import { type ApiRequest, implement } from '#api/implement';

export const registrationApi = implement(registrationContract, {
  register: async ({ body }, request) => ({
    data: {
      registration_id: await register(request.deps, body, askedFrom(request)),
      resend_after_seconds: codeResendSeconds,
    },
  }),
  verify: async ({ body }, { deps, caller }) => {
    const tokens = await verifyRegistration(deps, {
      ...caller,
      registrationId: body.registration_id,
      code: body.code,
    });
    return { data: caller.signIn(tokens) };
  },
  resend: async ({ body }, request) => {
    await resendRegistrationCode(request.deps, body.registration_id, askedFrom(request));
    return { data: { resend_after_seconds: codeResendSeconds } };
  },
  forgotPassword: async ({ body }, request) => {
    await forgotPassword(request.deps, body, askedFrom(request));
    return { data: null, messageKey: 'auth_forgot_sent_title' };
  },
  resetPassword: async ({ body }, request) => {
    await resetPassword(request.deps, body.token, body, askedFrom(request));
    return { data: null, messageKey: 'auth_password_changed' };
  },
  changePassword: async ({ body }, request) => {
    // The contract lets nobody else in.
    await changePassword(request.deps, request.actor!, body, request);
    return { data: null, messageKey: 'auth_password_changed' };
  },
});

function askedFrom({ brand, locale, caller }: ApiRequest): RequestOrigin {
  return { brand, locale, origin: caller.origin, address: caller.address };
}
