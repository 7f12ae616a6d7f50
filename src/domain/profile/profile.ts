// Front door of the profile: name, picture, e-mail address and phone of an account (spec §3 user profile, §7 user/auth/me).
export { changeAvatar, findAvatar, removeAvatar } from './avatar.ts';
export { changeEmail, findPendingEmail, resendEmailCode, verifyEmail } from './email.ts';
export { changePhone, resendPhoneCode, verifyPhone } from './phone.ts';
export { changeProfile, getProfile, type Profile } from './profile-data.ts';
