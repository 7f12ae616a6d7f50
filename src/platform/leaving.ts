// Leaving without losing a request (docs/deployment.md): a server that is told to stop says so first, answers on until those in front of it
// have noticed, and only then closes.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeWithin } from './close-within.ts';

export interface Leaving {
  hasBegun: boolean;
}

/** Whoever is answered while the server leaves opens a new connection afterwards: to another server. */
export function mountLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving.hasBegun) void reply.header('connection', 'close');
  });
}

/** From now on `/readyz` answers 503; after the drain the server closes, and cuts off what is still open after the deadline. */
export async function leave(
  app: FastifyInstance,
  leaving: Leaving,
  { drainMs, deadlineMs }: { drainMs: number; deadlineMs: number },
): Promise<void> {
  leaving.hasBegun = true;
  if (drainMs > 0) await wait(drainMs);
  await closeWithin(app, deadlineMs);
}
