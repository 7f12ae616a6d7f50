// Front door of accounts: people and how they prove who they are (spec §2 auth, §3 session and profile, §7 device and auth).
export { changeAvatar, findAvatar, removeAvatar } from './avatar.ts';
export { changePassword } from './change-password.ts';
export { listDemoCredentials, removeDemoCredentials } from './demo-accounts.ts';
export { deleteAccount, findDeletionCode, sendDeletionCode } from './delete-account.ts';
export { changeEmail, findPendingEmail, resendEmailCode, verifyEmail } from './email.ts';
export { isAccessToken, type NewDevice, purgeDevices, registerDevice } from './devices.ts';
export { type ExportedData, exportPersonalData } from './export.ts';
export { findActor, findSession, type FoundSession } from './find-session.ts';
export { finishLogIn, type SecondHalf } from './finish-login.ts';
export { beginLinking } from './link-provider.ts';
export { logOut } from './log-out.ts';
export { logIn, type LoginOutcome, type LoginRequest, signInAccount } from './login.ts';
export { endOwnSession, endOwnSessions, listOwnSessions, type OwnSession } from './own-sessions.ts';
export { forgotPassword, isPasswordResetOpen, purgePasswordResets, resetPassword } from './password-reset.ts';
export { keptAboutPeople } from './personal-data.ts';
export { changePhone, resendPhoneCode, verifyPhone } from './phone.ts';
export { changeProfile, getProfile, type Profile } from './profile.ts';
export { refreshSession } from './refresh-session.ts';
export { findRegistration, purgeRegistrations, register, resendRegistrationCode, type WaitingRegistration } from './register.ts';
export type { AskedFrom } from './registration-letters.ts';
export { type NewSession, purgeSessions, type SessionDeps, startSession } from './sessions.ts';
export { listIdentities } from './sign-in-account.ts';
export {
  beginSignIn, type BroughtBack, keepSignInAnswer, newBrowserSecret, purgeSignIns, type SignInAttempt, type SignInBegun, type SignInStart, takeSignIn,
} from './sign-in-attempts.ts';
export { finishSignIn, signInByToken, type SignInOutcome } from './sign-in-finish.ts';
export { canUnlink, dropOtherWays, listSignInWays, type SignInWays, unlinkProvider } from './sign-in-ways.ts';
export { readTicket } from './tokens.ts';
export { type Verification, verifyRegistration } from './verification.ts';
