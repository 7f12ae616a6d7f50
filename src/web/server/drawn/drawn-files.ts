// Pictures drawn on demand: covers, and the pictures of link previews (look.md "Signature").
// Registered before the pages' catch-all.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { isLocale } from '#shared/locale';
import { coverSvg, parseCoverAddress } from '#web/art/cover';
import { type OgPicture, renderOgPicture } from '#web/art/og-picture';
import { DrawnPictures, sendDrawn } from './drawn-pictures.ts';
import { findOgSubject } from './og-subject.ts';

/** The version stands in the address: what lies behind it never changes. */
const forEver = 'public, max-age=31536000, immutable';

export function mountDrawnFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/covers/v1/*', (request, reply) => {
    const cover = parseCoverAddress(request.url);
    return cover ? sendSvg(reply, coverSvg(cover)) : reply.code(404).send();
  });
  const pictures = new DrawnPictures(renderOgPicture);
  app.get<{ Params: { locale: string; '*': string } }>('/og/:locale/*', (request, reply) => sendOgPicture(request, reply, deps, pictures));
}

function sendSvg(reply: FastifyReply, svg: string): FastifyReply {
  return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': forEver }).send(svg);
}

async function sendOgPicture(
  request: FastifyRequest<{ Params: { locale: string; '*': string } }>, reply: FastifyReply, deps: Deps, pictures: DrawnPictures<OgPicture>,
): Promise<FastifyReply> {
  const { locale, '*': file } = request.params;
  const brand = deps.brands.forHost(request.hostname);
  const subject = isLocale(locale) && file.endsWith('.png') ? await findOgSubject(deps, brand, locale, file.slice(0, -4)) : null;
  if (!subject) return reply.code(404).send();
  return sendDrawn(request, reply, pictures, subject);
}
