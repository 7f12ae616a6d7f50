// npm run dev: the whole application with pages that reload as one edits. Vite renders and serves src/web;
// a change in a server file restarts the process (node --watch).
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '#app/config';
import { timeAnswers } from '#app/server-timing';
import { type RunningApp, startApp } from '#app/start';
import { explainStartFailure } from '#app/start-failure';
import type { RenderEmail } from '#domain/outbox';

const say = (message: string) => process.stdout.write(`${message}\n`);

async function start(): Promise<{ running: RunningApp; vite: ViteDevServer }> {
  const config = readConfig(process.env);
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const running = await startApp({
    config,
    say,
    files: null,
    // Read again for each email, so that an edit shows at once in /dev/emails.
    renderEmail: async (email) => {
      const emails = await vite.ssrLoadModule('/src/emails/render-email.tsx');
      return (emails.renderEmail as RenderEmail)(email);
    },
    // Vite's own files and modules come before everything of ours.
    extend: async (app: FastifyInstance) => {
      timeAnswers(app);
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    },
    pages: {
      build: () =>
        vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
      mode: 'development',
    },
  });
  const address = running.app.server.address();
  say(
    `Rihlah is ready for work at http://localhost:${typeof address === 'object' && address ? address.port : config.port}`,
  );
  return { running, vite };
}

const started = await start().catch((failure: unknown) => {
  process.stderr.write(`${explainStartFailure(failure)}\n`);
  return process.exit(1);
});

async function stop(): Promise<void> {
  await started.running.close();
  await started.vite.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
