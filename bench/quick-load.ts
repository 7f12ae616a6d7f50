// Asks one address over plain sockets, for answers that cost the server less than an HTTP client's reading of them costs the client
// (bench/LIMITS.md). It reads what it counts and no more: each answer's status and length.
import { connect, type Socket } from 'node:net';

const headerEnd = Buffer.from('\r\n\r\n');

export interface QuickLoad {
  answers: number;
  bytes: number;
  /** Seconds. */
  duration: number;
  p99Ms: number;
}

export interface QuickAsk {
  url: string;
  headers: Record<string, string>;
  /** Refused when any answer has another. */
  status: number;
  connections: number;
  /** Seconds. */
  duration: number;
}

/** Each connection asks again as soon as it has been answered. */
export async function quickLoad({
  url,
  headers,
  status,
  connections,
  duration,
}: QuickAsk): Promise<QuickLoad> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const waits: number[] = [];
  let bytes = 0;
  const sockets: Socket[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();

  function ask(): void {
    let asked = 0;
    let left = 0;
    // Of a head that has come in part.
    let begun = Buffer.alloc(0);
    const again = () => {
      asked = performance.now();
      socket.write(request);
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (left === 0) {
        const seen = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
        const end = seen.indexOf(headerEnd);
        if (end === -1) {
          begun = Buffer.from(seen);
          return;
        }
        begun = Buffer.alloc(0);
        left = wholeLength(seen.toString('latin1', 0, end), status) - seen.length;
      } else left -= chunk.length;
      if (left < 0) throw new Error(`${url}: more than was asked for`);
      if (left > 0) return;
      waits.push(performance.now() - asked);
      again();
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: Buffer.alloc(262_144),
        callback(length, buffer) {
          try {
            take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          } catch (error) {
            reject(error);
          }
          return true;
        },
      },
    });
    sockets.push(socket.once('connect', again).once('error', reject));
    socket.once('close', () => reject(new Error(`${url}: the server closed a connection`)));
  }

  const started = performance.now();
  for (let each = 0; each < connections; each += 1) ask();
  try {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, duration * 1000);
    await Promise.race([over, failed]);
    const took = (performance.now() - started) / 1000;
    const sorted = waits.toSorted((a, b) => a - b);
    return {
      answers: sorted.length,
      bytes,
      duration: took,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    };
  } finally {
    // Whoever is interrupted now is no failure.
    failed.catch(() => {});
    for (const socket of sockets) socket.destroy();
  }
}

/** Bytes of an answer with this head. */
function wholeLength(head: string, status: number): number {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`Other than ${status}: ${head.slice(0, 30)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && status !== 304) throw new Error('An answer without its length');
  return head.length + headerEnd.length + (status === 304 ? 0 : Number(length));
}
