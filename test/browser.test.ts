import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { type Browser, launchBrowser } from '#test/browser';

const PAGE = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Jakarta; src: url(/font.woff2) }
  body { margin: 0; background: #fff; font: 40px Jakarta }
</style><p>Perjalanan ke Tanah Suci</p>`;

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
const server = createServer(async (request, response) => {
  if (request.url === '/font.woff2')
    response.setHeader('content-type', 'font/woff2').end(await readFile(font));
  else {
    // As a page comes that waits for the database: its head late, its end later.
    await setTimeout(20);
    if (request.method === 'POST') return response.writeHead(303, { location: '/' }).end();
    response.setHeader('content-type', 'text/html').write(PAGE);
    await setTimeout(10);
    response.end('<form method="post"><button>Kirim</button></form>');
  }
});

let browser: Browser;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await launchBrowser({ viewport: { width: 600, height: 200 } });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test('the packaged browser draws text in a web font', async () => {
  const page = await browser.context.newPage();
  await page.goto(address);
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map((face) => face.status),
  );
  expect(loaded).toEqual(['loaded']);
  const { channels } = await sharp(await page.screenshot()).stats();
  // White paper alone has a deviation of 0; letters on it do not.
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});

test('a page closes at whatever moment its next document begins', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const page = await browser.context.newPage();
    await page.goto(address);
    await page.getByRole('button').click({ noWaitAfter: true });
    await setTimeout(40 + turn);
    await page.close();
  }
  // The first is the browser's own.
  expect(browser.context.pages().filter((page) => page.url() === address)).toHaveLength(1);
}, 60_000);
