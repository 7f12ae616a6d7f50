// Asks one address as fast as it is answered, and says how fast that was.
import autocannon from 'autocannon';
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

/** Warms the address up, then measures. Refuses when any answer was not a success: its rate would mean nothing. */
export async function loadOf(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
): Promise<Load> {
  const ask = (duration: number) => autocannon({ url: server.url + path, connections, duration, headers });
  await ask(warmUpSeconds);
  const before = server.processorSeconds();
  const result = await ask(measuredSeconds);
  const used = server.processorSeconds() - before;
  if (result.non2xx + result.errors + result.timeouts > 0 || result['2xx'] === 0) {
    throw new Error(
      `${path}: ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} without an answer`,
    );
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    bytes: result.throughput.total / result['2xx'],
    busy: used / result.duration,
    processorMs: (used * 1000) / result['2xx'],
  };
}
