// Somebody looks for an umrah on a small phone: by month and price, opens one, compares, changes the language.
import { expect, test } from 'vitest';
import { phone, rupiahIn, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, hasTouch: true });
const wanted = '2027-06';
const most = 35_000_000;

test('finds packages of a month within a price, and compares two of them', async () => {
  const page = await journey.open('/');
  await page.getByLabel('Bulan', { exact: true }).selectOption({ label: 'Juni 2027' });
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/umroh' && url.searchParams.get('month') === wanted);

  await page.getByRole('button', { name: /^Filter/ }).click();
  const filters = page.getByRole('form', { name: 'Filter' });
  await filters.getByLabel('Harga tertinggi').selectOption(String(most));
  const show = filters.getByRole('button', { name: /Tampilkan \d+ paket/ });
  const promised = rupiahIn((await show.textContent())!);
  await show.click();
  await page.waitForURL(
    (url) => url.searchParams.get('price_max') === String(most) && url.searchParams.get('month') === wanted,
  );

  // The button kept its promise, and so does every card.
  await page.getByRole('heading', { level: 2, name: `${promised} paket`, exact: true }).waitFor();
  const cards = page
    .getByRole('region', { name: 'Daftar paket' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  for (const price of await cards.locator('p.text-primary').allTextContents())
    expect(rupiahIn(price)).toBeLessThanOrEqual(most);

  const titles = await cards.getByRole('heading', { level: 3 }).allTextContents();
  for (const index of [0, 1]) {
    await cards
      .nth(index)
      .getByRole('link', { name: /^Bandingkan/ })
      .click();
    await page.getByText(`${index + 1} dari 4 paket dipilih`).waitFor();
    await page.waitForLoadState();
  }
  await page.getByRole('region', { name: 'Bandingkan' }).getByRole('link', { name: 'Bandingkan' }).click();
  await page.waitForURL(/\/compare\?p=/);
  expect(
    await page.locator('thead').getByRole('link').filter({ hasNotText: 'Keluarkan' }).allTextContents(),
  ).toEqual(titles.slice(0, 2));
});

test('the list waits where it was when one comes back', async () => {
  const page = await journey.open('/umroh');
  const card = page.getByRole('heading', { level: 3 }).nth(6).getByRole('link');
  await card.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await card.click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await page.waitForURL(/\/umroh$/);
  await expect.poll(() => page.evaluate((place) => Math.abs(scrollY - place), before)).toBeLessThan(60);
});

test('the language changes on the page one is on, and the choice is kept', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}?adult=2`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(
    (url) =>
      url.pathname === `/en/product/${journey.products.open[0]}` && url.searchParams.get('adult') === '2',
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'lang');
  expect(kept?.value).toBe('en');
  expect(kept!.expires * 1_000 - Date.now()).toBeGreaterThan(364 * 86_400_000);

  // An address without language, from a friend or a search engine, opens in the language chosen before.
  await page.goto(`${journey.application.origin()}/umroh`);
  expect(new URL(page.url()).pathname).toBe('/en/umroh');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await page.waitForURL((url) => url.pathname === '/umroh');
});

test('the total follows the party while one chooses', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  const total = page.locator('[data-total]');
  const alone = rupiahIn((await total.textContent())!);
  await page.locator('price-calculator:defined').waitFor({ state: 'attached' });
  await page.locator('input[name=adult]').fill('3');
  await expect.poll(async () => rupiahIn((await total.textContent())!)).toBe(3 * alone);
});
