// A visitor on the lists (docs/product/catalogue.md): no framework script, and yet filters that count and apply by
// themselves, a place that is kept, and a back button that leads back to it.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Application, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { expectFocus } from './journey.ts';
import { openWatched, type WatchedPage } from './page-quality.ts';

let site: Application;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

beforeAll(async () => {
  // A place can be compared with another only when nothing glides there.
  [site, browser] = await Promise.all([startApplication(), launchBrowser({ viewport: desktop })]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = async (path: string, viewport: typeof phone) => {
  watched = await openWatched(browser.context, site.origin() + path);
  page = watched.page;
  await page.setViewportSize(viewport);
};
const search = () => page.evaluate(() => decodeURIComponent(location.search));
const top = () => page.evaluate(() => Math.round(scrollY));
const openSheet = () => page.locator('[data-sheet-trigger][popovertarget=filters]').click();
const found = async () => Number((await page.locator('section h2').first().innerText()).replace(/\D/g, ''));
const shown = () => page.locator('li[id]').count();
/** Brings a link to where it will be clicked, and says how far down the page that is. */
const placeOf = async (link: Locator) => {
  await link.hover();
  return top();
};
const expectPlace = async (place: number) => {
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(5);
};

it.each([
  '/umroh',
  '/product-haji',
  '/wisata-syariah?type=wisata',
  '/search?q=turki',
  '/tidak-ada',
  '/error?status=500',
])('%s carries no framework script', async (url) => {
  const { body } = await site.app.inject({ url, headers: { host: new URL(site.origin()).host } });
  expect(body.includes('</html>')).toBe(true);
  expect(body.includes('entry.client')).toBe(false);
  expect(body.includes('streamController')).toBe(false);
});

describe('on a list', () => {
  afterEach(async () => {
    await page.close();
    if (watched.complaints.length > 0) throw new Error(watched.complaints.join('\n'));
  });

  describe('of a phone', () => {
    beforeEach(() => open('/en/umroh?price_min=&p=tidak-ada', phone));

    it('the sheet says how many a choice would show, then shows them, and goes back to its button', async () => {
      const before = await found();
      await openSheet();
      const apply = page.locator('#filters [type=submit]');
      expect(await apply.innerText()).toBe('Apply filters');
      await page.locator('#filters [name=stars][value="5"], #filters [name=month]').first().check();
      await expect.poll(() => apply.innerText()).toMatch(/^Show \d+ packages?$/);
      const promised = Number((await apply.innerText()).replace(/\D/g, ''));
      expect(promised).toBeGreaterThan(0);
      expect(promised).toBeLessThan(before);
      expect(page.url()).toContain('price_min=');
      await apply.click();
      await page.waitForURL((url) => !url.search.includes('price_min'));
      expect(await found()).toBe(promised);
      expect(await search()).toContain('p=tidak-ada');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.outerHTML))
        .toContain('data-sheet-trigger');
    });

    it('closing the sheet gives its button its own words again', async () => {
      await openSheet();
      await page.locator('#filters [name=month]').first().check();
      const apply = page.locator('#filters [type=submit]');
      await expect.poll(() => apply.innerText()).toMatch(/^Show/);
      await page.keyboard.press('Escape');
      await apply.waitFor({ state: 'hidden' });
      expect(await apply.textContent()).toBe('Apply filters');
    });
  });

  it('the count is about the part of the list the visitor is in', async () => {
    await open('/wisata-syariah?type=wisata', phone);
    await openSheet();
    await page.locator('#filters [name=people]').selectOption('1');
    const apply = page.locator('#filters [type=submit]');
    await expect.poll(() => apply.innerText()).toMatch(/^Tampilkan \d+ paket$/);
    const promised = (await apply.innerText()).replace(/\D/g, '');
    await apply.click();
    await page.waitForURL(/people=1/);
    expect(String(await found())).toBe(promised);
    expect(await search()).toBe('?people=1&type=wisata');
  });

  describe('of a desktop', () => {
    beforeEach(() => open('/umroh', desktop));

    it('a group that was opened stays open, and going back shows the list and the filters as they were', async () => {
      const before = await found();
      const group = page.locator('details[data-group=partner]');
      await group.locator('summary').first().click();
      await page.locator('details[data-group=partner] label').first().click();
      await page.waitForURL(/partner=/);
      await page.locator('details[data-group=partner] label').first().click();
      await page.waitForURL((url) => url.search === '');
      expect(await group.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(true);
      await page.goBack();
      await page.waitForURL(/partner=/);
      await page.goBack();
      await page.waitForURL((url) => url.search === '');
      expect(await found()).toBe(before);
      expect(await page.locator('#filters :checked[type=checkbox]').count()).toBe(0);
    });

    it('"show more" keeps the place and leads keys to the first new card; back from a product restores it', async () => {
      expect(await shown()).toBe(12);
      const more = page.locator('a[data-focus-next]');
      const place = await placeOf(more);
      await more.click();
      await page.waitForURL(/page=2/);
      expect(await shown()).toBe(24);
      await expectPlace(place);
      const card = page.locator('li[id]').nth(12).locator('h3 a');
      await expectFocus(card);
      const placeOfCard = await placeOf(card);
      await card.click();
      await page.waitForURL(/product/);
      await page.goBack();
      await page.waitForURL(/page=2/);
      expect(await shown()).toBe(24);
      await expectPlace(placeOfCard);
    });

    it('comparing stays at the card and makes no step to go back through', async () => {
      const steps = await page.evaluate(() => history.length);
      const card = page.locator('li[id]').nth(8);
      const slug = await card.getAttribute('id');
      const compare = card.locator('[data-replace]');
      const place = await placeOf(compare);
      await compare.click();
      await page.waitForURL(/p=/);
      expect(await search()).toBe(`?p=${slug}`);
      expect(new URL(page.url()).hash).toBe('');
      expect(place).toBeGreaterThan(200);
      await expectPlace(place);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe(slug);
    });

    it('a consultant stays in the address', async () => {
      const code = 'RAHMAT-01';
      await page.goto(`${site.origin()}/umroh?affiliate_code=${code}`);
      // Not check(), which would look at the box again on a page that is about to go.
      await page.locator('#filters [name=month]').first().click();
      await page.waitForURL(/month=/);
      expect(new URL(page.url()).searchParams.get('affiliate_code')).toBe(code);
      await browser.context.clearCookies();
    });
  });
});
