// The email of a registration: a code, or, to somebody who has an account, that they have one. Only the mailbox's
// reader learns which.
import type { Brand, BrandDirectory } from '#domain/brands';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import type { KeyRing } from '#platform/keys';
import { codeMinutes } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { digestCode, drawCode } from '#domain/one-time-codes';

export interface RequestOrigin {
  brand: Brand;
  locale: Locale;
  /** Scheme and host of the visited site, for links in emails. */
  origin: string;
  /** Network of the caller, for throttles only. */
  address: string;
}

export interface EmailDeps extends OutboxDeps {
  keys: KeyRing;
  brands: Pick<BrandDirectory, 'linkOrigin'>;
}

/**
 * Sends one or the other, in the caller's transaction, and returns the digest to store: null when no code can be right.
 */
export async function sendRegistrationEmail(
  deps: EmailDeps,
  registration: { id: string; email: string },
  { brand, locale, origin }: RequestOrigin,
): Promise<Buffer | null> {
  const { id, email } = registration;
  const code = drawCode();
  const digest = digestCode(deps, id, code);
  const known = await deps.db
    .selectFrom('accounts')
    .select('locale')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!known) {
    await sendEmail(deps, {
      kind: 'registration_code',
      to: email,
      brand,
      locale,
      values: { code, minutes: codeMinutes },
    });
    return digest;
  }
  const theirs = known.locale as Locale;
  const link = (path: string) => deps.brands.linkOrigin(origin) + localePath(path, theirs);
  await sendEmail(deps, {
    kind: 'registration_known_address',
    to: email,
    brand,
    locale: theirs,
    values: { loginLink: link(paths.auth.login), resetLink: link(paths.auth.forgotPassword) },
  });
  return null;
}
