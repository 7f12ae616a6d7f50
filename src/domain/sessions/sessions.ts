// Front door of sessions: logging in, tokens, devices and logging out (spec §3 session, §7 device and auth).
export { isAccessToken, purgeDevices, registerDevice } from './devices.ts';
export {
  findActor,
  findSession,
  findSessionWith,
  type FoundSession,
  type NamedSession,
  nameSession,
} from './find-session.ts';
export { finishLogIn } from './finish-login.ts';
export { logOut } from './log-out.ts';
export { logIn, type LoginOutcome, signInAccount } from './login.ts';
export { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions.ts';
export { refreshSession } from './refresh-session.ts';
export {
  digestOf,
  listActiveSessions,
  type NewSession,
  purgeSessions,
  type SessionDeps,
  signInWith,
  startSession,
} from './session-records.ts';
