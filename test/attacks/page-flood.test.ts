// One network that asks for page after page (docs/product/security.md). What a page costs is what the limit saves: the refusal is small.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, createApiServer } from '#test/api/api-server';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer({
    config: { TRUSTED_PROXIES: '1', PAGE_READS_PER_MINUTE: '3', API_READS_PER_MINUTE: '3' },
  });
});
afterAll(() => server.close());

const ask = (url: string, from: string) => server.ask({ url, headers: { 'x-forwarded-for': from } });
const statuses = async (url: string, from: (time: number) => string) => {
  const found: number[] = [];
  for (let time = 0; time < 5; time += 1) found.push((await ask(url, from(time))).statusCode);
  return found;
};
const refused = [false, false, false, true, true];

describe.each(['/sitemap.xml', '/umroh', '/og/id/home.png', '/api/v3/settings'])('%s', (url) => {
  // Networks of the test's own: what another test used up is not counted here.
  const own = url.length.toString(16);

  test('refuses an address its fourth request of a minute', async () => {
    expect((await statuses(url, () => `203.0.113.${url.length}`)).map((status) => status === 429)).toEqual(
      refused,
    );
  });

  test('a /64 of IPv6 counts as one', async () => {
    expect(
      (await statuses(url, (time) => `2001:db8:${own}:1::${time + 1}`)).map((status) => status === 429),
    ).toEqual(refused);
  });

  test('neighbouring networks do not', async () => {
    expect(await statuses(url, (time) => `2001:db8:${own}:${time + 2}::1`)).not.toContain(429);
  });
});

test('the refusal says when to come again, in the language of the page', async () => {
  await statuses('/sitemap.xml', () => '198.51.100.1');
  const answer = await ask('/en/umroh', '198.51.100.1');
  expect(answer.headers['retry-after']).toBeUndefined();
  await statuses('/en/umroh', () => '198.51.100.2');
  const late = await ask('/en/umroh', '198.51.100.2');
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(late.body).toContain('<html lang="en">');
  expect(late.body).not.toContain('<header');
});

test('a page may show many covers', async () => {
  expect(await statuses('/covers/v2/makkah.dawn.1.svg', () => '198.51.100.3')).toEqual([
    200, 200, 200, 200, 200,
  ]);
});

test('0 is no limit', async () => {
  const open = await createApiServer({ config: { PAGE_READS_PER_MINUTE: '0' } });
  try {
    for (let time = 0; time < 700; time += 1) expect((await open.ask('/robots.txt')).statusCode).toBe(200);
  } finally {
    await open.close();
  }
});
