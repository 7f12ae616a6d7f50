// Pictures of articles (docs/product/hasanah.md). Registered before the pages' catch-all.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { findArticlePicture } from '#domain/hasanah';
import { readPictureFile } from '#shared/article-pictures';

/** What lies behind an address never changes: another picture has another. */
export function mountArticlePictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/article-pictures/:file', async (request, reply) => {
    const named = readPictureFile(request.params.file);
    const picture = named && (await findArticlePicture(deps, named));
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(picture);
  });
}
