// Which registration this browser has begun: in a cookie, not in the address, which people share and browsers remember.
import { createCookie } from 'react-router';
import { ownCookieName } from '#platform/own-cookie';
import type { PageRequest } from './page-context.server.ts';

/** An hour: whoever sits down at a shared computer later finds nobody's address. */
const seconds = 3_600;

function cookieFor(origin: string) {
  const secure = origin.startsWith('https:');
  return createCookie(ownCookieName('registration', secure), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
    secure,
  });
}

export async function readRegistration({ headers, url }: Request): Promise<string | null> {
  const kept: unknown = await cookieFor(url).parse(headers.get('cookie'));
  return typeof kept === 'string' ? kept : null;
}

export function storeRegistration(registrationId: string, { origin }: PageRequest): Promise<string> {
  return cookieFor(origin).serialize(registrationId);
}

export function forgetRegistration({ origin }: PageRequest): Promise<string> {
  return cookieFor(origin).serialize('', { maxAge: 0 });
}
