// A slow line between a browser and the application (test/journeys/arrives-in-parts.test.ts).
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const parts = 12;
/** Long enough for a frame in between. */
const pauseMs = 150;

export interface SlowLine {
  port: number;
  /** What becomes of a document before it is sent on. */
  changed(document: string): string;
  close(): void;
}

/** Documents come in parts, everything else goes through. */
export async function openSlowLine(port: number): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _packed, ...headers } = asked.headers;
    const there = { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers };
    const upwards = request(there, async (got) => {
      if (!got.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
        return;
      }
      const document = Buffer.from(opened.changed(Buffer.concat(await got.toArray()).toString()));
      const { 'content-length': _length, ...answered } = got.headers;
      answer.writeHead(got.statusCode!, answered);
      for (let sent = 0, next = document.indexOf('<body'); sent < document.length;) {
        answer.write(document.subarray(sent, next));
        await setTimeout(pauseMs);
        [sent, next] = [next, next + Math.ceil(document.length / parts)];
      }
      answer.end();
    });
    upwards.on('error', () => answer.destroy());
    asked.pipe(upwards);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened: SlowLine = {
    port: (server.address() as AddressInfo).port,
    changed: (document) => document,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return opened;
}
