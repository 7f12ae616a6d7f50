// Front door of registration: a new account and the verification of its e-mail address (spec §2 auth, §7 auth/register).
export { findRegistration, purgeRegistrations, register, resendRegistrationCode } from './register.ts';
export { verifyRegistration } from './verification.ts';
