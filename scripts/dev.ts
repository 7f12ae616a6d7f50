// npm run dev: the whole application with pages that reload as one edits. Vite renders and serves src/web;
// a change in a server file restarts the process (node --watch).
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '#config';
import { startApp } from '#start';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const say = (message: string) => process.stdout.write(`${message}\n`);

/** Vite's own files and modules come before everything of ours. */
async function serveModules(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
}

const config = readConfig(process.env);
const { app, close } = await startApp({
  config,
  say,
  files: null,
  extend: serveModules,
  pages: {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    mode: 'development',
  },
});
const address = app.server.address();
say(`Rihlah is ready for work at http://localhost:${typeof address === 'object' && address ? address.port : config.port}`);

async function stop(): Promise<void> {
  await close();
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
