// A new build is deployed while somebody reads (docs/product/pages.md, decision 0035): the open page goes on, the next one is new, what
// was kept stays whole until it is looked at again, and old stores and files are gone then.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { isOfNextBuild, serveTwoBuilds, type TwoBuilds } from '#test/two-builds';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, hasServiceWorker: true });
let builds: TwoBuilds;
beforeAll(async () => {
  builds = await serveTwoBuilds(journey.application.app);
});
afterAll(() => builds.close());

const lists = '/panduan/persiapan-umroh';
const island = (page: Page) =>
  page
    .locator('script[type=module]')
    .first()
    .evaluate((script: HTMLScriptElement) => script.src);
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active!.scriptURL);
const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('assets-1')).keys()).map(({ url }) => url));

/** Ticks the box and waits until the list has counted it: its island is at work. */
async function tick(page: Page, box: number): Promise<void> {
  await page.locator('tick-list input').nth(box).check();
  await page
    .locator('tick-list [data-ticked]')
    .first()
    .getByText(new RegExp(`^${box + 1} `))
    .waitFor();
}

/** Waits until the kept copy of the lists was made by this build or the next. */
async function keptBy(page: Page, next: boolean): Promise<void> {
  const scripts = () =>
    page.evaluate(async (path) => {
      const copy = await caches.match(path);
      return copy
        ? [...(await copy.text()).matchAll(/<script type="module" src="([^"]*)"/g)].map(([, src]) => src!)
        : [];
    }, lists);
  await expect.poll(async () => (await scripts()).map(isOfNextBuild)).toEqual([next]);
}

/** As if the copy had been made yesterday. */
const age = (page: Page) =>
  page.evaluate(async (path) => {
    const store = await caches.open('pages-2');
    const copy = (await store.match(path))!;
    const headers = new Headers(copy.headers);
    headers.set('date', new Date(Date.now() - 86_400_000).toUTCString());
    await store.put(path, new Response(await copy.text(), { headers }));
  }, lists);

test('from one build to the next', async () => {
  const page = await journey.context().newPage();
  await page.goto(builds.origin + lists);
  await tick(page, 0);
  await keptBy(page, false);
  const old = await island(page);
  expect(isOfNextBuild(old)).toBe(false);
  // A store as an older build might have left it.
  await page.evaluate(async () => void (await caches.open('pages-0')).put('/doa', new Response('lama')));

  builds.deploy();
  await tick(page, 1);

  const next = await journey.context().newPage();
  await next.goto(`${builds.origin}/doa`);
  expect(isOfNextBuild(await island(next))).toBe(true);
  await expect.poll(async () => isOfNextBuild(await workers(next))).toBe(true);
  await expect.poll(() => next.evaluate(() => caches.keys())).not.toContain('pages-0');
  // The page that was open all the while has another worker now, and goes on.
  await tick(page, 2);

  // What was kept before is still whole: its files are here, though the server has them no more.
  await next.context().setOffline(true);
  await next.goto(builds.origin + lists);
  expect(await island(next)).toBe(old);
  await tick(next, 3);
  await next.context().setOffline(false);

  await age(page);
  await page.reload();
  expect(isOfNextBuild(await island(page))).toBe(true);
  await keptBy(page, true);
  await expect.poll(() => keptFiles(page)).not.toContain(old);
  const kept = await keptFiles(page);
  expect(kept.filter((file) => file.endsWith('.js') && !isOfNextBuild(file))).toEqual([]);
  await tick(page, 4);

  // Whoever still asks for an old file is told that it is gone, and may not keep that for an answer.
  const answer = await page.evaluate(async (address) => {
    const { status, headers } = await fetch(address, { cache: 'no-store' });
    return { status, caching: headers.get('cache-control') };
  }, old);
  expect(answer.status).toBe(404);
  expect(answer.caching).not.toContain('immutable');
  await tick(page, 5);
});

test('a part of the next app page that is no longer there: the page itself is loaded, by the new build', async () => {
  const again = await serveTwoBuilds(journey.application.app);
  const page = await journey.context().newPage();
  await page.goto(`${again.origin}/auth/login`);
  await appStarted(page);
  again.deploy();
  await page.getByRole('link', { name: 'Lupa password' }).click();
  await page.waitForURL('**/auth/forgot-password');
  await page.getByRole('heading', { level: 1, name: 'Lupa password' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/forgot-password-.*next\.js$/));
  await again.close();
});
