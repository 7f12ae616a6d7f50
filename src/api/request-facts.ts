// What the API reads from a request beside its input: language, and whether a change may be asked for.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors';
import { defaultLocale, isLocale, type Locale } from '#shared/locale';

/** `Accept-Language` as a client sets it, else the `lang` cookie, else Indonesian. */
export function apiLocale(request: FastifyRequest): Locale {
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  if (isLocale(asked)) return asked;
  const kept = request.cookies['lang'];
  return isLocale(kept) ? kept : defaultLocale;
}

/** The page of this very site that calls, as far as its browser says so: no script of another site can set these headers. */
export function isOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  return headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === `${protocol}://${host}`;
}

/**
 * Who may ask for a change (decision 0006): a registered application, by its access-token, or a page of this very site.
 * Another site's page is refused; a client that says nothing of itself is told to register.
 */
export function refuseForeignChange(request: FastifyRequest): void {
  if (isOwnPage(request)) return;
  const isFromBrowser = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
  throw new AppError(isFromBrowser ? 'foreign_origin' : 'access_token_required');
}
