// Registration and passwords (spec §7 device and auth). Forms are checked by the domain, with the messages of §5: a field that
// is missing is a field at fault. The paths the specification does not name are our choice (decision 0013).
import * as z from 'zod';
import { endpoint } from '#api/define';

const spec = '§7 Device and auth';
const field = z.string({ error: 'error_field_empty' });
const passwordTwice = { password: field, password_confirmation: field };

export const registrationContract = {
  register: endpoint({
    method: 'POST',
    path: '/api/v3/auth/register',
    who: 'guest',
    spec,
    summary:
      'Ask for an account; a code is sent to the address. Answers the same for an address that has one',
    body: z.object({
      name: field,
      email: field,
      phone: z.string().nullish(),
      birth_date: z.string().nullish(),
      gender: z.string().nullish(),
      ...passwordTwice,
      terms: z.literal(true, { error: 'error_terms_required' }),
    }),
    data: z.object({ registration_id: z.uuid(), resend_after_seconds: z.int() }),
    errors: ['invalid_input', 'too_many_requests', 'unavailable'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/v3/auth/register/verify',
    who: 'guest',
    spec,
    summary: 'The code from the letter: creates the account and signs it in',
    body: z.object({ registration_id: field, code: field }),
    data: z.object({ user_token: z.string(), refresh_token: z.string().nullable() }),
    errors: ['invalid_input', 'code_wrong', 'code_expired', 'email_taken', 'too_many_requests'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v3/auth/register/resend-otp',
    who: 'guest',
    spec,
    summary: 'Another code; the one before is void',
    body: z.object({ registration_id: field }),
    data: z.object({ resend_after_seconds: z.int() }),
    errors: ['code_expired', 'code_sent_recently', 'too_many_requests'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/forgot-password',
    who: 'everyone',
    spec,
    summary:
      'A letter with a link to a new password. Answers the same whether or not the address has an account',
    body: z.object({ email: field }),
    data: z.null(),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/reset-password',
    who: 'everyone',
    spec,
    summary: 'Set a password by the token of such a link; ends every session and signs nobody in',
    body: z.object({ token: field, ...passwordTwice }),
    data: z.null(),
    errors: ['invalid_input', 'link_expired', 'too_many_requests', 'unavailable'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v3/user/auth/change-password',
    who: 'member',
    spec,
    summary: 'Set a new password; this session stays, the others end',
    body: z.object({ current_password: field, ...passwordTwice }),
    data: z.null(),
    errors: ['invalid_input', 'too_many_requests', 'unavailable'],
  }),
};
