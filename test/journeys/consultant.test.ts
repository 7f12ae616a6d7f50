// A consultant's link: the code stays with the visit, the site steps back, and there is a way out (spec §2 header, §1).
import { expect, test } from 'vitest';
import { affiliateDays } from '#shared/affiliate';
import { desktop, useJourney } from './journey.ts';

const journey = useJourney({ viewport: desktop });
const code = 'RAHMAT-01';

test('the code stays with the visitor from page to page', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}?affiliate_code=${code}`);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'affiliate_code');
  expect(kept?.value).toBe(code);
  expect((kept!.expires * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(affiliateDays - 1);

  // Every link on the page carries it, and an address typed without it gets it again.
  const without = await page.locator('a[href^="/"]').evaluateAll((links, value) => links.map((link) => link.getAttribute('href')!)
    .filter((href) => {
      const carried = new URL(href, location.href).searchParams.get('affiliate_code');
      // Empty in the one link that leaves the mode.
      return carried !== value && carried !== '';
    }), code);
  expect(without).toEqual([]);
  await page.goto(`${journey.application.origin()}/faq`);
  expect(new URL(page.url()).searchParams.get('affiliate_code')).toBe(code);
});

test('the logo is no link, the navigation and the product links are hidden', async () => {
  const page = await journey.open(`/umroh?affiliate_code=${code}`);
  expect(await page.locator('header a:has(img)').count()).toBe(0);
  expect(await page.getByRole('img', { name: 'Rihlah' }).first().isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Menu utama' }).count()).toBe(0);
  const footer = page.locator('footer');
  expect(await footer.locator('a[href^="/umroh"], a[href^="/haji"], a[href^="/wisata-syariah"]').count()).toBe(0);
  expect(await footer.getByRole('heading', { name: 'Hubungi kami' }).count()).toBe(0);
});

test('forms keep the code too', async () => {
  const page = await journey.open(`/search?affiliate_code=${code}`);
  await page.getByRole('searchbox').fill('turki');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'turki');
  expect(new URL(page.url()).searchParams.get('affiliate_code')).toBe(code);
});

test('who wants to leave can, on the page they are on', async () => {
  const page = await journey.open(`/umroh?days=9&affiliate_code=${code}`);
  await page.getByRole('link', { name: 'Keluar dari mode konsultan' }).click();
  await page.waitForURL((url) => url.pathname === '/umroh' && !url.searchParams.has('affiliate_code') && url.searchParams.get('days') === '9');
  expect(await page.locator('header a:has(img)').count()).toBe(1);
  expect((await page.context().cookies()).some(({ name }) => name === 'affiliate_code')).toBe(false);
});

test('what cannot be a code changes nothing', async () => {
  const page = await journey.open('/umroh?affiliate_code=%3Cscript%3E');
  expect(page.url()).toBe(`${journey.application.origin()}/umroh`);
  expect(await page.locator('header a:has(img)').count()).toBe(1);
});
