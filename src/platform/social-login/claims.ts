// What ID tokens and Apple's `user` say about a person, taken only in a form we can keep.
import * as z from 'zod';
import { unseen } from '#shared/form-faults';
import { emailMaxLength, nameMaxLength } from '#shared/limits';
import { isPersonName } from '#shared/person-name';

const email = z.email().max(emailMaxLength);

/** The mail in lower case, when the provider has seen it proven (Apple says so as a boolean or as a string). */
export function verifiedEmail(claims: Record<string, unknown>): string | null {
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  const address = email.safeParse(claims['email']);
  return isVerified && address.success ? address.data.toLowerCase() : null;
}

/** One line of letters that can be seen, or null, also for one that carries a link. */
export function plainName(...parts: unknown[]): string | null {
  const text = parts.filter((part) => typeof part === 'string').join(' ');
  const seen = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll(new RegExp(unseen, 'gu'), '')
    .replace(/ +/g, ' ')
    .trim();
  const name = [...seen].slice(0, nameMaxLength).join('').trim();
  return name && isPersonName(name) ? name : null;
}

export function isMailOf(address: string, domains: readonly string[]): boolean {
  return domains.includes(address.slice(address.lastIndexOf('@') + 1));
}
