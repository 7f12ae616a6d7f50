// Signing in by Google or Apple as the domain sees it: one type, an adapter for each (docs/product/social-login.md).
import type { ProviderName } from '#shared/social-login-providers';

/** What the provider has vouched for with its signature. */
export interface ReauthenticatedPerson {
  provider: ProviderName;
  /** The provider's own, lasting name for the person: accounts are keyed on it. */
  subject: string;
  /** Lower case. Null when none was given, or the provider itself has not seen it proven. */
  email: string | null;
  /** The provider runs this very mailbox: whoever holds the identity holds the mail, today. */
  isMailAuthority: boolean;
  name: string | null;
}

/** One sign-in under way: secrets of the browser that began it, never of the provider. */
export interface SignInQuestion {
  state: string;
  nonce: string;
  /** Proves at the end that the one who asks is the one who began (PKCE). */
  codeVerifier: string;
  /** Where the provider sends the browser back; the same at both ends. */
  redirectUri: string;
}

/** What the browser brought back. */
export interface SignInAnswer {
  code: string;
  /** Apple only, the first time only, unsigned: good for a name, for nothing else. */
  user?: string | undefined;
}

export interface SignInProvider {
  readonly name: ProviderName;
  /** The provider's page where the person agrees. */
  authorizeUrl(question: SignInQuestion, locale: string): string;
  /** Exchanges the code and verifies what comes back. Refuses with `sign_in_failed` or `sign_in_unavailable`. */
  exchange(question: SignInQuestion, answer: SignInAnswer): Promise<ReauthenticatedPerson>;
  /** Verifies an ID token that an application of ours received by itself; absent where nobody does that. */
  verifyToken?(token: string): Promise<{ person: ReauthenticatedPerson; expiresAt: Date }>;
}

/** The providers this deployment has; one without a client id is not there, and has no button. */
export type SignInProviders = Partial<Record<ProviderName, SignInProvider>>;
