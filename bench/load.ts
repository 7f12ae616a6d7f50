// Asks one address as fast as it is answered, and says how fast that was.
import autocannon from 'autocannon';
import { quickLoad } from './quick-load.ts';
import type { Server } from './server.ts';

const connections = 16;
const warmUpSeconds = 4;
const measuredSeconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 10;

export interface Load {
  perSecond: number;
  p99Ms: number;
  /** Body and headers of one answer, as sent. */
  bytes: number;
  /** How much of its one core the server used; below 1 something else was the limit. */
  busy: number;
  /** Processor time of the server for one answer. */
  processorMs: number;
}

/** Warms the address up, then measures. Refuses when any answer was not of the `expected` kind: its rate would mean nothing. */
export async function loadOf(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  expected: '2xx' | '3xx' = '2xx',
): Promise<Load> {
  const ask = (duration: number) => autocannon({ url: server.url + path, connections, duration, headers });
  await ask(warmUpSeconds);
  const before = server.processorSeconds();
  const result = await ask(measuredSeconds);
  const used = server.processorSeconds() - before;
  const answered = result[expected];
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - answered;
  if (others + result.errors + result.timeouts > 0 || answered === 0) {
    throw new Error(
      `${path}: ${others} other answers than ${expected}, ${result.errors} errors, ${result.timeouts} without an answer`,
    );
  }
  return {
    perSecond: answered / result.duration,
    p99Ms: result.latency.p99,
    bytes: result.throughput.total / answered,
    busy: used / result.duration,
    processorMs: (used * 1000) / answered,
  };
}

/** The same over plain sockets, for answers that are limited by an HTTP client's own work. Its constant must be measured by it too. */
export async function quickLoadOf(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  expected: '2xx' | '3xx' = '2xx',
): Promise<Load> {
  const ask = (duration: number) =>
    quickLoad({
      url: server.url + path,
      headers,
      status: expected === '3xx' ? 304 : 200,
      connections,
      duration,
    });
  await ask(warmUpSeconds);
  const before = server.processorSeconds();
  const { answers, bytes, duration, p99Ms } = await ask(measuredSeconds);
  const used = server.processorSeconds() - before;
  return {
    perSecond: answers / duration,
    p99Ms,
    bytes: bytes / answers,
    busy: used / duration,
    processorMs: (used * 1000) / answers,
  };
}
