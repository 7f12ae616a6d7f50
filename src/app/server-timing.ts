// Tells the browser's network panel where the time of an answer went (docs/product/traces.md, "While developing"): registered by
// `npm run dev` alone, since it says how many statements a page needs.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type StatementTimes, withStatementTimes } from '#platform/tracing/statement-times';

/** Statements of hooks that were registered before it do not count. */
export function timeAnswers(app: FastifyInstance): void {
  const times = new WeakMap<FastifyRequest, StatementTimes & { begunAt: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const own = { count: 0, milliseconds: 0, begunAt: performance.now() };
    times.set(request, own);
    withStatementTimes(own, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const { count, milliseconds, begunAt } = times.get(request)!;
    const total = performance.now() - begunAt;
    reply.header(
      'server-timing',
      `total;dur=${total.toFixed(1)}, db;dur=${milliseconds.toFixed(1)};desc="${count} statements"`,
    );
  });
}
