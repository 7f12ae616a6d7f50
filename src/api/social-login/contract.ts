// Signing in by Google and Apple (spec §7 driver callbacks). Our choice where the specification is silent: Apple's
// sign-in begins with a call too, because a state that we did not issue proves nothing (decision 0016).
import * as z from 'zod';
import { providerNames } from '#shared/social-login-providers';
import { endpoint } from '#api/define';

const spec = '§7 Device and auth';
const text = (longest: number) =>
  z.string({ error: 'error_field_empty' }).min(1, 'error_field_empty').max(longest, 'error_invalid_value');
/** Of an account with a second factor: the code of its authenticator, in the same call. */
const otp = z.string().max(20).optional();
const tokens = z.object({
  user_token: z.string(),
  refresh_token: z.string().nullable(),
  /** True when this call created the account: phone and birth date are still missing. */
  is_new: z.boolean(),
});
const refusals = [
  'invalid_input',
  'sign_in_failed',
  'sign_in_unavailable',
  'sign_in_mail_missing',
  'sign_in_link_first',
  'second_factor_required',
  'too_many_requests',
] as const;

export const signInContract = {
  google: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/driver/google/callback',
    who: 'everyone',
    spec,
    summary: 'Sign in by an ID token that Google made for this application; each token works once',
    body: z.object({ token: text(8_000), otp }),
    data: tokens,
    errors: refusals,
  }),
  appleStart: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/driver/apple/start',
    who: 'everyone',
    spec,
    summary:
      'Begin a sign-in at Apple: where to send the person, and the state to bring back within ten minutes',
    body: z.object({ redirect_uri: text(500) }),
    data: z.object({ authorize_url: z.string(), state: z.string() }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  apple: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/driver/apple/callback',
    who: 'everyone',
    spec,
    summary: 'Finish it with what Apple sent along; only the page or application that began can',
    body: z.object({
      state: text(100),
      code: text(2_000),
      redirect_uri: text(500),
      /** As Apple sends it, or already read. */
      user: z
        .union(
          [
            z.string().max(2_000),
            z
              .object({
                name: z.object({ firstName: z.string().max(100), lastName: z.string().max(100) }).partial(),
              })
              .partial(),
          ],
          'error_invalid_value',
        )
        .nullish(),
      otp,
    }),
    data: tokens,
    errors: [...refusals, 'sign_in_expired'],
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v3/user/auth/driver/:provider',
    who: 'member',
    spec: 'docs/product/social-login.md',
    summary: 'Take a provider off the account, unless it is the last way in',
    params: z.object({ provider: z.string() }),
    data: z.object({ providers: z.array(z.enum(providerNames)), has_password: z.boolean() }),
    errors: ['not_found', 'sign_in_last_way'],
  }),
};
