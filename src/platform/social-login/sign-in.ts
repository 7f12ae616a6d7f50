// The providers this deployment is configured for.
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { SignInProviders } from './provider.ts';
import type { ProviderClock, SignInSettings } from './settings.ts';

/** Long enough for a slow day at the provider, short enough for somebody who is waiting. */
const defaults = { timeoutMs: 5_000, jwksCooldownMs: 30_000 };

export function openSignInProviders(
  { google, apple }: SignInSettings,
  clock: Pick<ProviderClock, 'now'> & Partial<ProviderClock>,
): SignInProviders {
  const times = { ...defaults, ...clock };
  return {
    ...(google && { google: googleProvider(google, times) }),
    ...(apple && { apple: appleProvider(apple, times) }),
  };
}
