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

/**
 * Changes come from pages of this very site (product.md: "an Origin check"). Another site's page is refused;
 * so is a client that says neither Origin nor Sec-Fetch-Site, because only an access-token could vouch for it.
 * Browsers may leave Origin out of a request to the page's own site; no page's script can set either header.
 */
export function refuseForeignChange(request: FastifyRequest): void {
  const origin = request.headers.origin;
  if (origin === `${request.protocol}://${request.host}`) return;
  if (origin) throw new AppError('foreign_origin');
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  throw new AppError(site ? 'foreign_origin' : 'access_token_required');
}
