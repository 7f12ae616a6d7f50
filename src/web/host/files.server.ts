// Files of the site: hashed ones cached for ever, the rest for an hour. They are answered before any page is looked for.
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/**
 * No route for each file: two thousand of them took a quarter of the start. What is no file falls through to the pages. Compressed
 * copies have no address of their own.
 */
export async function mountFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
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
  const files = await namesUnder(directory);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    const end = url.indexOf('?');
    const name = end === -1 ? url : url.slice(0, end);
    if ((method === 'GET' || method === 'HEAD') && files.has(name)) void reply.sendFile(name);
    else done();
  });
}

async function namesUnder(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(directory.length).replaceAll(sep, '/')),
  );
}
