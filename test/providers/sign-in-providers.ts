// Google and Apple for an application under test: real providers on loopback, with the people who have accounts there.
import type { SignInProviders } from '#platform/social-login/provider';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { type ApplePerson, startAppleProvider } from './apple-provider.ts';
import { startGoogleProvider } from './google-provider.ts';
import type { Person } from './openid-provider.ts';

export interface ProviderPeople {
  google?: readonly Person[];
  apple?: readonly ApplePerson[];
}

/** `origin` is asked for when somebody first signs in: the application has its address by then. */
export async function startSignInProviders(
  { google = [], apple = [] }: ProviderPeople,
  origin: () => string,
): Promise<{ signIn: SignInProviders; close(): Promise<void> }> {
  const [forGoogle, forApple] = await Promise.all([
    startGoogleProvider(google, () => [`${origin()}/auth/google/callback`]),
    startAppleProvider(apple, () => [`${origin()}/redirect-apple`]),
  ]);
  return {
    // They live in the real time, whatever time the application believes it is.
    signIn: openSignInProviders(
      { google: forGoogle.settings, apple: forApple.settings },
      { now: () => new Date(), timeoutMs: 20_000 },
    ),
    async close() {
      await Promise.all([forGoogle.close(), forApple.close()]);
    },
  };
}
