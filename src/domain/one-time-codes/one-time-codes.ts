// Front door of one-time codes: sent by e-mail or text message, stored as digests (spec §2 verification).
export { findPendingCode, replaceAccountCode, useAccountCode } from './account-codes.ts';
export { digestCode, drawCode, isCode, isCodeExpired, resendWaitSeconds } from './codes.ts';
