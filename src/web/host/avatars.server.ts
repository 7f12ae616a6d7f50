// Members' pictures (spec §2 header, §3 avatar_url; decision 0014). Registered before the pages' catch-all.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { findAvatar } from '#domain/profile';

/**
 * Whoever knows the address may see the picture; the address cannot be guessed and changes with the picture. It is kept by
 * browsers only: no cache in between holds the picture of a deleted account.
 */
export function mountAvatars(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
    const id = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
    const picture = id ? await findAvatar(deps, id) : null;
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-robots-tag': 'noindex',
      })
      .send(picture);
  });
}
