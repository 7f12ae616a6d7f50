// Addresses of photographs (docs/product/pictures.md). Registered before the pages' catch-all.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { findPictureFile } from '#domain/pictures';
import { readPhotographFile } from '#shared/pictures';

/** What lies behind an address never changes: another picture has another. */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const named = readPhotographFile(request.params.file);
    const bytes = named && (await findPictureFile(deps, named));
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .headers({
        'content-type': `image/${named.format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
}
