// What the API reads from a request beside its input: language, and whether it may change anything.
import type { FastifyRequest } from 'fastify';
import { senderOf } from '#platform/sender';
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
 * Who may change anything (decision 0006): a registered application, by its access-token, or a page of this very site.
 * Refuses another site's page; a client that does not identify itself is told to register.
 */
export function refuseForeignChange(request: FastifyRequest): void {
  const sender = senderOf(request);
  if (sender !== 'own') throw new AppError(sender === 'foreign' ? 'foreign_origin' : 'access_token_required');
}
