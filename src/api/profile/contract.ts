// The signed-in member's own account (spec §3 user profile, §7 device and auth). Forms are checked by the domain, with the
// messages of §5. Where the specification names no path it is our choice, below `me`.
import * as z from 'zod';
import { genders } from '#shared/genders';
import { avatarMaxBytes } from '#shared/avatar';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§7 Device and auth';
const ofMember = { who: 'member', spec } as const;
const me = '/api/v3/user/auth/me';
const phoneNumber = '/api/v3/user/auth/phone-number';
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();

export const profileData = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean(),
  /** A new number that waits for its code. */
  pending_phone: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  gender: z.enum(genders).nullable(),
  address: z.string().nullable(),
  avatar_url: z.string().nullable(),
});

const sessionData = z.object({
  id: z.uuid(),
  host: z.string(),
  device: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export const profileContract = {
  me: endpoint({
    ...ofMember,
    method: 'GET',
    path: me,
    summary: "The member's own profile",
    data: profileData,
  }),
  changeMe: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: me,
    summary:
      'Change the profile; fields that are not sent stay. The mail address does not change, the phone number by calls of its own',
    body: z.object({ name: field, birth_date: field, gender: field, address: field }),
    data: profileData,
    errors: ['invalid_input'],
  }),
  deleteMe: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: me,
    summary: 'Delete the account, proven by the password or, without one, by the code of me/deletion-code',
    body: z.object({ password: field, code: field }),
    data: z.null(),
    errors: ['invalid_input', 'code_wrong', 'code_expired', 'too_many_requests', 'account_has_journey'],
  }),
  deletionCode: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${me}/deletion-code`,
    summary: 'Mail a code for deleting the account to a member without a password',
    data: z.null(),
    errors: ['forbidden', 'code_sent_recently', 'too_many_requests'],
  }),
  avatar: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${me}/avatar`,
    summary: 'Upload a picture: JPEG, PNG, WebP or AVIF, 5 MB at most; kept as a square of 256 pixels',
    upload: { field: 'avatar', maxBytes: avatarMaxBytes },
    data: z.object({ avatar_url: z.string() }),
    errors: ['invalid_input', 'too_many_requests', 'unavailable'],
  }),
  removeAvatar: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${me}/avatar`,
    summary: 'Remove the picture',
    data: z.null(),
  }),
  export: endpoint({
    // Not GET: it is written to the audit log.
    ...ofMember,
    method: 'POST',
    path: `${me}/export`,
    summary: 'Everything kept about the member',
    data: z.object({
      about: z.string(),
      exported_at: z.iso.datetime(),
      sections: z.array(
        z.object({ title: z.string(), table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
      ),
    }),
    errors: ['too_many_requests'],
  }),
  sessions: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${me}/sessions`,
    summary: 'Devices the member is signed in on, this one first',
    data: z.array(sessionData),
  }),
  endSessions: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${me}/sessions`,
    summary: 'Sign out of every device; with which=others, of every other one',
    query: z.object({ which: z.enum(['all', 'others']).default('all') }),
    data: z.object({ ended: z.int() }),
  }),
  endSession: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${me}/sessions/:id`,
    summary: 'Sign out of one device',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  changePhone: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: phoneNumber,
    summary: 'Send a code to a new phone number; the old one stays until the code comes back',
    body: z.object({ phone: field }),
    data: z.null(),
    errors: ['invalid_input', 'code_sent_recently', 'too_many_requests'],
  }),
  verifyPhone: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${phoneNumber}/verify`,
    summary: 'Prove the new phone number by its code',
    body: z.object({ code: field }),
    data: profileData,
    errors: ['invalid_input', 'code_wrong', 'code_expired', 'too_many_requests'],
  }),
  resendPhoneCode: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${phoneNumber}/resend-otp`,
    summary: 'Send another code to the number that waits for one',
    data: z.null(),
    errors: ['code_expired', 'code_sent_recently', 'too_many_requests'],
  }),
};
