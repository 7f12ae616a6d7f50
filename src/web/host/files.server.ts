// Files of the site: hashed ones cached for ever, the rest for an hour. Registered before the pages' catch-all.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

export async function mountFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    // One route per file, so that an unknown address falls through to the pages.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
      // It looks after the whole site from the folder of files, and may ask this server only.
      if (path.includes('/assets/service-worker-'))
        void reply.headers({
          'service-worker-allowed': '/',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        });
    },
  });
}
