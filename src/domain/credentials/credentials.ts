// Front door of credentials: setting, changing and resetting a password (spec §5 password, §7 auth).
export { type RequestOrigin, type EmailDeps, sendRegistrationEmail } from './account-emails.ts';
export { changePassword } from './change-password.ts';
export { listDemoCredentials, removeDemoCredentials } from './demo-accounts.ts';
export { forgotPassword, isPasswordResetOpen, purgePasswordResets, resetPassword } from './password-reset.ts';
