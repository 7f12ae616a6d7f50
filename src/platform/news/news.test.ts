// A news service over HTTP keeps the promises of its type, also when it answers nonsense.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsService } from './news-service.ts';

const item = (id: string, day: string) => ({ id, title: { id: 'Judul' }, summary: { id: 'Ringkas' }, body: { id: 'Isi' }, source: 'Redaksi', published_at: `${day}T01:00:00Z` });
const answers: Record<string, [status: number, body: string]> = {
  '/news?limit=2': [200, JSON.stringify({ data: [item('lama', '2027-03-01'), item('baru', '2027-03-09'), item('tengah', '2027-03-05')] })],
  '/news/baru': [200, JSON.stringify({ data: item('baru', '2027-03-09') })],
  '/news/rusak': [200, JSON.stringify({ data: { id: 'rusak' } })],
  '/news/jatuh': [500, 'sorry'],
};
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(({ url: asked = '' }, response) => {
    const [status, body] = answers[asked] ?? [404, '{}'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
});
afterAll(() => new Promise((resolve) => { server.close(resolve); }));

it('lists the newest first, no more than asked for', async () => {
  expect((await newsService({ url }).list(2)).map(({ id }) => id)).toEqual(['baru', 'tengah']);
});

it('finds one by id, knows what does not exist, and asks for nothing that can be no id', async () => {
  expect((await newsService({ url }).find('baru'))?.publishedAt).toEqual(new Date('2027-03-09T01:00:00Z'));
  for (const id of ['tidak-ada', '../admin', "' or 1=1", '']) expect(await newsService({ url }).find(id)).toBeNull();
});

it('throws on a failure and on nonsense', async () => {
  for (const id of ['rusak', 'jatuh']) await expect(newsService({ url }).find(id)).rejects.toThrow(id === 'jatuh' ? '500' : 'invalid');
});
