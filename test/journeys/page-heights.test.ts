// How long the main pages are on a phone (docs/product/pages.md): a page that says everything at once says nothing. The demo's data
// make the height the same every time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds } from '#test/demo-pages';

let site: Application;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startApplication(),
    launchBrowser({ viewport: { width: 360, height: 640 } }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it.each([
  ['home', '/', 5_500],
  ['a list of 24', '/umroh?page=2', 6_500],
  ['a product', 'product', 7_500],
])('%s is short enough, and nothing of it is wider than the phone', async (_what, path, most) => {
  for (const language of ['', '/en']) {
    const page = await browser.context.newPage();
    const address = path === 'product' ? (await listPageKinds(site.deps)).product : path;
    await page.goto(site.origin() + language + address);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect([language, height <= most ? 'short enough' : height, width]).toEqual([
      language,
      'short enough',
      360,
    ]);
    await page.close();
  }
});

it('the footer leaves the page to what one came for', async () => {
  const page = await browser.context.newPage();
  await page.goto(site.origin());
  const box = await page.locator('footer').boundingBox();
  expect(box!.height).toBeLessThanOrEqual(500);
});
