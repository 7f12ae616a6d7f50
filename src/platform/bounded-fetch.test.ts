import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { fetchWithin } from './bounded-fetch.ts';

let server: Server | undefined;
afterEach(
  () =>
    new Promise((resolve) => {
      server?.closeAllConnections();
      server?.close(resolve);
    }),
);

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/way?x=1`;
}

const bounds = { timeoutMs: 5_000, maxBytes: 100 };

it('returns status and text, and reuses the connection', async () => {
  const ports = new Set<number>();
  const url = await serve((request, response) => {
    ports.add(request.socket.remotePort!);
    response.writeHead(404).end(`${request.method} ${request.url} ${request.headers['x-key']} é`);
  });
  for (let n = 0; n < 3; n += 1)
    expect(await fetchWithin(url, { headers: { 'x-key': 'k' } }, bounds)).toEqual({
      status: 404,
      text: 'GET /way?x=1 k é',
    });
  expect(ports.size).toBe(1);
});

it('sends text as text and a form as a form, with their lengths', async () => {
  const url = await serve(async (request, response) => {
    const {
      'content-type': type = '-',
      'content-length': length,
      'transfer-encoding': parts = 'whole',
    } = request.headers;
    response.end([type, length, parts, await text(request)].join(' | '));
  });
  const json = await fetchWithin(
    url,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"é"' },
    bounds,
  );
  expect(json.text).toBe('application/json | 4 | whole | "é"');
  const form = await fetchWithin(
    url,
    { method: 'POST', body: new URLSearchParams({ from: 'a b', to: '&' }) },
    bounds,
  );
  expect(form.text).toBe('application/x-www-form-urlencoded;charset=UTF-8 | 15 | whole | from=a+b&to=%26');
});

it('refuses an answer that is too large, or redirects', async () => {
  const large = await serve((_request, response) => response.end('x'.repeat(101)));
  await expect(fetchWithin(large, {}, bounds)).rejects.toThrow('larger than 100 bytes');
  server!
    .removeAllListeners('request')
    .on('request', (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
  await expect(fetchWithin(large, {}, bounds)).rejects.toThrow('points elsewhere');
});

it('refuses an answer that never begins, that trickles, and that breaks off', async () => {
  const url = await serve(() => undefined);
  await expect(fetchWithin(url, {}, { ...bounds, timeoutMs: 100 })).rejects.toThrow('within 100 ms');
  server!.removeAllListeners('request').on('request', (_request, response) => response.write('x'));
  await expect(fetchWithin(url, {}, { ...bounds, timeoutMs: 100 })).rejects.toThrow('within 100 ms');
  server!.removeAllListeners('request').on('request', (_request, response) => {
    response.writeHead(200, { 'content-length': 50 }).write('half');
    setImmediate(() => response.destroy());
  });
  await expect(fetchWithin(url, {}, bounds)).rejects.toThrow('aborted');
});

it('can be aborted, and reports an unreachable server', async () => {
  const url = await serve(() => undefined);
  const over = new AbortController();
  const asked = fetchWithin(url, { signal: over.signal }, bounds);
  over.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect(fetchWithin('http://127.0.0.1:1/', {}, bounds)).rejects.toThrow('ECONNREFUSED');
});
