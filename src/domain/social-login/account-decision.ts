// Which account an identity at Google or Apple opens (decision 0016). Pure: every case in one place, so that it can be
// read.
import type { ReauthenticatedPerson } from '#platform/social-login/provider';
import type { ErrorCode } from '#shared/errors';

export interface KnownAccounts {
  /** The account this identity is linked to. */
  ofIdentity: string | null;
  /** The account with the verified email, and whether it is linked to another identity of the same provider. */
  ofMail: { accountId: string; hasProvider: boolean } | null;
}

export type SignInDecision =
  | { kind: 'known' | 'link'; accountId: string }
  | { kind: 'create'; email: string }
  | { kind: 'refuse'; code: ErrorCode };

/** Somebody signs in. */
export function decideSignIn(
  { email, isMailAuthority }: Pick<ReauthenticatedPerson, 'email' | 'isMailAuthority'>,
  known: KnownAccounts,
): SignInDecision {
  if (known.ofIdentity) return { kind: 'known', accountId: known.ofIdentity };
  if (!email) return { kind: 'refuse', code: 'sign_in_mail_missing' };
  if (!known.ofMail) return { kind: 'create', email };
  const isTheirs = isMailAuthority && !known.ofMail.hasProvider;
  return isTheirs
    ? { kind: 'link', accountId: known.ofMail.accountId }
    : { kind: 'refuse', code: 'sign_in_link_first' };
}

/** A member links a provider to their profile. `hasProvider`: with another identity of the same provider already. */
export function decideLink(
  accountId: string,
  { ofIdentity, hasProvider }: { ofIdentity: string | null; hasProvider: boolean },
): SignInDecision {
  if (ofIdentity === accountId) return { kind: 'known', accountId };
  if (ofIdentity) return { kind: 'refuse', code: 'sign_in_identity_taken' };
  if (hasProvider) return { kind: 'refuse', code: 'sign_in_provider_taken' };
  return { kind: 'link', accountId };
}
