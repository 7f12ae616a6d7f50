// Answers a request for a picture: with it, with 304 to whoever has it, or with 503 and a time when too many wait for theirs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { AppError } from '#shared/errors';
import { matchesTag } from '#platform/entity-tags';
import { digestOf, drawPicture, type PictureDrawing } from './drawings.server.ts';

const retryAfterSeconds = 10;

/** A verse or a link preview, PNG. */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  drawing: PictureDrawing,
): Promise<FastifyReply> {
  const headers = { etag: `"${digestOf(drawing.subject)}"`, 'cache-control': 'public, max-age=3600' };
  if (matchesTag(request.headers['if-none-match'], headers.etag))
    return reply.headers(headers).code(304).send();
  const picture = drawPicture({ deps, of: request.ip, log: request.log }, drawing);
  return sendWhenDrawn(reply, picture, { ...headers, 'content-type': 'image/png' });
}

export async function sendWhenDrawn(
  reply: FastifyReply,
  drawing: Promise<Buffer>,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  try {
    const picture = await drawing;
    return reply.headers(headers).send(picture);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
    return reply.code(503).headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' }).send();
  }
}
