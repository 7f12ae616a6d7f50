// Device and auth (spec §7): registering a device, signing in and out. Forms are checked by the domain, with the messages of §5.
import * as z from 'zod';
import { nameMaxLength } from '#shared/limits';
import { endpoint } from '#api/define';

const spec = '§7 Device and auth';
const text = (longest: number) =>
  z
    .string({ error: 'error_field_empty' })
    .trim()
    .min(1, 'error_field_empty')
    .max(longest, 'error_invalid_value');
const field = z.string({ error: 'error_field_empty' });

export const authContract = {
  registerDevice: endpoint({
    method: 'POST',
    path: '/api/v3/auth/register-device',
    who: 'everyone',
    needsNoAccessToken: true,
    spec,
    summary:
      'Name the calling application or device; its secret key is the access-token header of every later request',
    body: z.object({ name: text(nameMaxLength), device_id: text(200), device_type: text(50) }),
    data: z.object({ secret_key: z.string() }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/login',
    who: 'everyone',
    spec,
    summary:
      'Sign in with email and password, staff also with `otp`, a code of their second factor; a page of this site is given the tokens as cookies, too',
    body: z.object({ email: field, password: field, otp: z.string().max(20).optional() }),
    data: z.object({ user_token: z.string(), refresh_token: z.string().nullable() }),
    errors: [
      'invalid_input',
      'credentials_wrong',
      'second_factor_required',
      'code_wrong',
      'too_many_requests',
    ],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/refresh',
    who: 'everyone',
    spec,
    summary:
      'A new jwt for the refresh-token header, and the token that follows it; a page of this site sends its cookies instead and gets new ones',
    data: z.object({ user_token: z.string(), refresh_token: z.string().nullable() }),
    errors: ['session_ended'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/logout',
    who: 'everyone',
    spec,
    summary:
      'End the session of the jwt, or of the refresh-token header; whoever is signed out already is answered the same',
    data: z.null(),
  }),
};
