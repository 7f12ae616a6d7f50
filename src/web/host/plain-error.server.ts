// The last resort: an error page without the frame, for requests so broken that no page can answer them (docs/product/security.md).
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages/messages';
import { runWithLocale } from '#platform/request-locale';
import { localePath, splitLocale } from '#shared/locale-path';
import type { PageStatus } from '#shared/page-status';

/** Answers with a small page of nothing but text; never throws, never shows what went wrong inside. */
export function sendPlainError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: PageStatus,
): FastifyReply {
  const { locale } = splitLocale(request.url);
  const body = runWithLocale(locale, () => plainErrorPage(status, locale));
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

function plainErrorPage(status: PageStatus, locale: 'id' | 'en'): string {
  const title =
    status >= 500
      ? m.frame_error_500_title()
      : status === 404
        ? m.frame_error_404_title()
        : m.frame_error_other_title();
  return (
    `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${m.frame_error_status({ status })}</p>` +
    `<p><a href="${localePath('/', locale)}">${m.frame_error_home()}</a></p></html>`
  );
}
