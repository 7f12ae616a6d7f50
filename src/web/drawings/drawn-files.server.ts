// Pictures drawn on demand: covers, and the pictures of link previews (docs/product/pages.md).
// Registered before the pages' catch-all.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { isLocale } from '#shared/locale';
import { parseCoverUrl } from '#art/cover';
import { parseItemPictureUrl } from '#art/item-drawing';
import { drawCover, drawItemPicture } from './drawings.server.ts';
import { findOgSubject } from './og-subject.server.ts';
import { sendDrawn, sendWhenDrawn } from './send-drawn.server.ts';

/** The version stands in the address: what lies behind it never changes. */
const forEver = 'public, max-age=31536000, immutable';

export function mountDrawnFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/covers/v2/*', (request, reply) => {
    const cover = parseCoverUrl(request.url);
    if (!cover) return reply.code(404).send();
    return sendWhenDrawn(reply, drawCover(cover, request.ip), {
      'content-type': 'image/svg+xml',
      'cache-control': forEver,
    });
  });
  app.get('/covers/items/*', (request, reply) => {
    const item = parseItemPictureUrl(request.url);
    if (!item) return reply.code(404).send();
    return sendWhenDrawn(reply, drawItemPicture(item, request.ip), {
      'content-type': 'image/svg+xml',
      'cache-control': forEver,
    });
  });
  app.get<{ Params: { locale: string; '*': string } }>('/og/:locale/*', (request, reply) =>
    sendOgPicture(request, reply, deps),
  );
}

async function sendOgPicture(
  request: FastifyRequest<{ Params: { locale: string; '*': string } }>,
  reply: FastifyReply,
  deps: Deps,
): Promise<FastifyReply> {
  const { locale, '*': file } = request.params;
  const brand = deps.brands.forHost(request.hostname);
  const subject =
    isLocale(locale) && file.endsWith('.png')
      ? await findOgSubject(deps, brand, locale, file.slice(0, -4))
      : null;
  if (!subject) return reply.code(404).send();
  return sendDrawn(request, reply, deps, { kind: 'preview', subject });
}
