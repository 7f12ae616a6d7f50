// /metrics for Prometheus (docs/product/metrics.md): how fast the server answers, and what of the marketplace waits. No address, no name and no
// amount of anybody is among it.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#domain/deps';
import { type OperationFigures, readOperationFigures } from '#domain/operation-figures';
import type { ListReplica } from '#platform/database/list-replica';
import { type StatementTimes, withStatementTimes } from '#platform/tracing/statement-times';

interface MetricsOptions {
  /** Whoever sends it may read. */
  token: string;
  /** Bytes of the pages held in memory. */
  cachedBytes(): number;
  /** Lists by where they were read; null without a replica. */
  listReads: ListReplica['counts'] | null;
  pools: ConnectionPools;
}

/** By what they are for. */
export type ConnectionPools = Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;

/** Our choice: what counts rows is asked of the database no oftener, however many ask. */
const figuresMs = 10_000;

/** Register before the hooks that may answer by themselves: they are measured too. */
export function mountMetrics(
  app: FastifyInstance,
  deps: Deps,
  { token, cachedBytes, listReads, pools }: MetricsOptions,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent whole, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  // What is left of a request's time is rendering, and waiting for others.
  const statements = new Histogram({
    name: 'http_request_database_seconds',
    help: 'Time of the statements of an answer, added up, by method and route',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const timesOf = new WeakMap<FastifyRequest, StatementTimes>();
  app.addHook('onRequest', (request, _reply, done) => {
    const times = { count: 0, milliseconds: 0 };
    timesOf.set(request, times);
    withStatementTimes(times, done);
  });
  const fromCache = new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages that are the same for everybody, by whether they came from memory',
    labelNames: ['from'],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: routeOf(request), status: reply.raw.statusCode },
      reply.elapsedTime / 1_000,
    );
    const { count, milliseconds } = timesOf.get(request) ?? { count: 0, milliseconds: 0 };
    if (count > 0)
      statements.observe({ method: request.method, route: routeOf(request) }, milliseconds / 1_000);
    if (request.cachePlace) fromCache.inc({ from: request.isFromCache ? 'memory' : 'rendering' });
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by what they are for: busy, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [register],
  });
  const held = new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of finished pages in memory',
    registers: [register],
  });
  const lists =
    listReads &&
    new Counter({
      name: 'list_reads_total',
      help: 'Lists, by whether they were read from the replica or from the primary',
      labelNames: ['from'],
      registers: [register],
    });
  const gauges = figureGauges(register);
  let asked: { at: number; figures: Promise<OperationFigures> } | null = null;
  const figures = () => {
    const at = Date.now();
    if (!asked || at - asked.at >= figuresMs) asked = { at, figures: readOperationFigures(deps) };
    return asked.figures;
  };
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isAllowed(request, token))
      return reply.code(401).header('www-authenticate', 'Bearer').header('cache-control', 'no-store').send();
    // Without the database the server still says how it is.
    const read = await figures().catch((err: unknown) => {
      asked = null;
      request.log.warn({ err }, 'figures not read');
      return null;
    });
    gauges(read);
    held.set(cachedBytes());
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      connections.set({ pool, state: 'busy' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'waiting' }, waitingCount);
    }
    lists?.reset();
    for (const [from, count] of Object.entries(listReads ?? {})) lists?.inc({ from }, count);
    return reply
      .headers({ 'content-type': register.contentType, 'cache-control': 'no-store' })
      .send(await register.metrics());
  });
}

/** Addresses hold ids and slugs: only the pattern is a label. Pages share one route. */
export function routeOf({ routeOptions, cachePlace }: FastifyRequest): string {
  if (cachePlace) return 'shared page';
  const pattern = routeOptions.url;
  return pattern === undefined ? 'none' : pattern === '/*' ? 'page' : pattern;
}

function isAllowed({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Gauges over what waits; answers how to set them all. Null: it is not known now. */
function figureGauges(register: Registry): (figures: OperationFigures | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [register] });
  const known = gauge('marketplace_figures_known', '1 while the database could be asked');
  const jobs = gauge('jobs', 'Unfinished and failed jobs', ['queue', 'state']);
  const jobAge = gauge('jobs_oldest_seconds', 'Seconds since the oldest of them was due', ['queue', 'state']);
  const messages = gauge('messages', 'E-mails, text messages and pushes that are not sent', [
    'channel',
    'state',
  ]);
  const messageAge = gauge('messages_oldest_seconds', 'Seconds since the oldest of them was written', [
    'channel',
    'state',
  ]);
  const payments = gauge('payments_unfinished', 'Payments that wait for money or for their gateway', [
    'state',
  ]);
  const holds = gauge('seat_holds', 'Unpaid holds');
  const heldSeats = gauge('seats_held', 'Seats under them');
  const faults = gauge('ledger_faults', 'Promises the last verification of the ledger found broken');
  const proofAge = gauge('ledger_verified_seconds', 'Seconds since the ledger was verified');
  return (figures) => {
    known.set(figures ? 1 : 0);
    for (const one of [jobs, jobAge, messages, messageAge, payments]) one.reset();
    if (!figures) return;
    for (const { queue, state, count, oldestSeconds } of figures.jobs) {
      jobs.set({ queue, state }, count);
      jobAge.set({ queue, state }, oldestSeconds);
    }
    for (const { channel, state, count, oldestSeconds } of figures.messages) {
      messages.set({ channel, state }, count);
      messageAge.set({ channel, state }, oldestSeconds);
    }
    for (const { state, count } of figures.payments) payments.set({ state }, count);
    holds.set(figures.holds.count);
    heldSeats.set(figures.holds.seats);
    if (!figures.ledger) return;
    faults.set(figures.ledger.faults);
    proofAge.set(figures.ledger.ageSeconds);
  };
}
