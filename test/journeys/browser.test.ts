import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  else response.setHeader('content-type', 'text/html').end(PAGE);
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
