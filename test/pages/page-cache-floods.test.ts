// Whoever asks for everything cannot make memory grow, push out what everybody reads, or fill it under another name (docs/product/page-cache.md):
// over HTTP, through the whole application.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application, startApplication } from '#test/application';

const host = 'rihlah.localhost';
let application: Application;
let port: string;

beforeAll(async () => {
  // 6 MB for addresses without a query, 2 MB for those with one: about ten lists.
  application = await startApplication({ isCached: true, settings: { PAGE_CACHE_MEGABYTES: '8' } });
  port = new URL(application.origin()).port;
});
afterAll(() => application.close());

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ etag: string | undefined; status: number }> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await text(answer);
  return { etag: answer.headers.etag, status: answer.statusCode! };
}
const isFromMemory = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).etag !== undefined;

test('a flood of queries pushes out queries alone, and no more of them stay than their share holds', async () => {
  await ask('/umroh');
  await ask('/faq');
  const flood = Array.from({ length: 60 }, (_, index) => `/umroh?p=${index + 1}&sort=cheapest`);
  for (const path of flood) expect((await ask(path)).status).toBe(200);
  expect([await isFromMemory('/umroh'), await isFromMemory('/faq')]).toEqual([true, true]);
  // From the last on, so that what is asked does not push out what is still to be asked.
  let held = 0;
  while (held < flood.length && (await isFromMemory(flood.at(-1 - held)!))) held += 1;
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(30);
});

test('names that no page reads, and sessions that nobody has, have no places of their own', async () => {
  for (let index = 0; index < 20; index += 1) {
    expect(await isFromMemory(`/faq?x${index}=1`)).toBe(false);
    expect(await isFromMemory(`/faq?x${index}=1`)).toBe(false);
  }
  const stored: boolean[] = [];
  for (let index = 0; index < 20; index += 1)
    stored.push(await isFromMemory('/panduan', { cookie: `jwt=${index}; refreshToken=${index}` }));
  expect(stored).toEqual([false, ...Array.from({ length: 19 }, () => true)]);
});

test('a host that is not ours fills nothing, neither its own places nor ours', async () => {
  for (const [name, value] of [
    ['host', 'evil.example'],
    ['host', 'rihlah.localhost.evil.example'],
    ['host', 'evil.example:80'],
  ] as const)
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask('/tentang-kami', { [name]: value });
      expect([value, answer.status, answer.etag]).toEqual([value, 400, undefined]);
    }
  // Named by a header that only a proxy of ours may send.
  for (const name of ['x-forwarded-host', 'forwarded', 'x-host'])
    await ask('/doa', { [name]: name === 'forwarded' ? 'host=evil.example' : 'evil.example' });
  expect(await isFromMemory('/tentang-kami')).toBe(false);
  const answer = await application.app.inject({ url: '/doa', headers: { host } });
  expect(answer.body).not.toContain('evil.example');
  // This would be noticed: under our own name it is there the second time.
  expect(await isFromMemory('/tentang-kami')).toBe(true);
});
