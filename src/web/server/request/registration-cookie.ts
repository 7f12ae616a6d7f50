// Which registration this browser has begun: in a cookie, not in the address, which people share and browsers remember.
import { createCookie } from 'react-router';
import type { PageRequest } from './page-context.ts';

/** An hour: whoever sits down at a shared computer later finds nobody's address. */
const cookie = createCookie('registration', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 3_600 });

export async function readRegistration({ headers }: Request): Promise<string | null> {
  const kept: unknown = await cookie.parse(headers.get('cookie'));
  return typeof kept === 'string' ? kept : null;
}

export function keepRegistration(registrationId: string, { origin }: PageRequest): Promise<string> {
  return cookie.serialize(registrationId, { secure: origin.startsWith('https:') });
}

export function forgetRegistration({ origin }: PageRequest): Promise<string> {
  return cookie.serialize('', { secure: origin.startsWith('https:'), maxAge: 0 });
}
