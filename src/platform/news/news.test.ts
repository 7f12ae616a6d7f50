// A news service over HTTP fulfils its type, also when it is slow, unreachable, endless, redirects or answers nonsense.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsService } from './news-service.ts';

const item = (id: string, day: string) => ({
  id,
  title: { id: 'Judul' },
  summary: { id: 'Ringkas' },
  body: { id: 'Isi' },
  source: 'Redaksi',
  published_at: `${day}T01:00:00Z`,
});
const answers: Record<string, [status: number, body: string]> = {
  '/news?limit=2': [
    200,
    JSON.stringify({
      data: [item('lama', '2027-03-01'), item('baru', '2027-03-09'), item('tengah', '2027-03-05')],
    }),
  ],
  '/news/baru': [200, JSON.stringify({ data: item('baru', '2027-03-09') })],
  '/news/rusak': [200, JSON.stringify({ data: { id: 'rusak' } })],
  '/news/jatuh': [500, 'sorry'],
  '/news/halaman': [200, '<!doctype html><title>Sedang diperbaiki</title>'],
  '/news/panjang': [
    200,
    JSON.stringify({ data: { ...item('panjang', '2027-03-09'), body: { id: 'x'.repeat(2 * 1024 * 1024) } } }),
  ],
  '/news/jahat': [200, JSON.stringify({ data: item('../admin', '2027-03-09') })],
  '/news?limit=1': [200, '{"data":'],
};
/** Never answered. */
const slow = '/news/lambat';
/** Answered bit by bit, for ever. */
const trickle = '/news/menetes';
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(({ url: asked = '' }, response) => {
    if (asked === slow) return;
    if (asked === trickle) {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
      return;
    }
    if (asked === '/news/pindah') return void response.writeHead(302, { location: '/news/baru' }).end();
    const [status, body] = answers[asked] ?? [404, '{}'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

it('lists the newest first, up to the limit', async () => {
  expect((await newsService({ url }).list(2)).map(({ id }) => id)).toEqual(['baru', 'tengah']);
});

it('finds one by id, returns null for an unknown one, and requests no invalid id', async () => {
  expect((await newsService({ url }).find('baru'))?.publishedAt).toEqual(new Date('2027-03-09T01:00:00Z'));
  for (const id of ['tidak-ada', '../admin', "' or 1=1", ''])
    expect(await newsService({ url }).find(id)).toBeNull();
});

it.each([
  ['a failure', 'jatuh', /500/],
  ['an item without its parts', 'rusak', /invalid/i],
  ['an id that leads astray', 'jahat', /invalid/i],
  ['a page in place of data', 'halaman', /JSON/],
  ['more than a megabyte', 'panjang', /larger/],
  ['an answer that points elsewhere', 'pindah', /points elsewhere/],
])('throws on %s', async (_what, id, why) => {
  await expect(newsService({ url }).find(id)).rejects.toThrow(why);
});

it('times out, on the first byte and on the last', async () => {
  for (const id of [slow, trickle].map((path) => path.split('/').at(-1)!))
    await expect(newsService({ url, timeoutMs: 150 }).find(id)).rejects.toThrow('within 150 ms');
});

it('throws on a list that breaks off, and when the server is down', async () => {
  await expect(newsService({ url }).list(1)).rejects.toThrow(/JSON/);
  await expect(newsService({ url: 'http://127.0.0.1:9/news' }).list(1)).rejects.toThrow('ECONNREFUSED');
});
