// Front door of social login: Google and Apple, and which login methods an account has (spec §7 driver callbacks).
export { finishSignIn, signInByToken, type SignInOutcome } from './finish-social-login.ts';
export { beginLinking } from './link-provider.ts';
export {
  beginSignIn,
  type ProviderReturn,
  storeProviderAnswer,
  newBrowserSecret,
  purgeSignIns,
  type SignInAttempt,
  type SignInBegun,
  type SignInStart,
  takeSignIn,
} from './login-attempts.ts';
export { canUnlink, removeOtherLoginMethods, listLoginMethods, unlinkProvider } from './login-methods.ts';
