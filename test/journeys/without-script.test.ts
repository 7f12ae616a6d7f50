// A phone that runs no JavaScript, or has not loaded it yet: everything a form can do still works (docs/product/pages.md).
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, rupiahIn, useJourney } from './journey.ts';

const journey = useJourney({ viewport: desktop, javaScriptEnabled: false });

test('searching, filtering and sorting are forms and links', async () => {
  const page = await journey.open('/');
  await page.getByLabel('Bulan', { exact: true }).selectOption({ label: 'Juni 2027' });
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/umroh');
  const ofTheMonth = await countOf(page);

  await page.getByLabel('Harga tertinggi').selectOption('35000000');
  await page.getByRole('button', { name: 'Terapkan filter' }).click();
  await page.waitForURL((url) => url.searchParams.get('price_max') === '35000000');
  const found = await countOf(page);
  expect(found).toBeLessThan(ofTheMonth);
  expect(found).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Termahal' }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'most_expensive');
  const prices = (await page.locator('li p.text-primary').allTextContents()).map(rupiahIn);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test('on a phone the filters open and work', async () => {
  const page = await journey.open('/umroh');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByLabel('Harga tertinggi').selectOption('30000000');
  await page.getByRole('button', { name: 'Terapkan filter' }).click();
  await page.waitForURL((url) => url.searchParams.get('price_max') === '30000000');
  expect(await countOf(page)).toBeGreaterThan(0);
});

test('"show more" leads to the rest of the list', async () => {
  const page = await journey.open('/umroh');
  const first = await page.getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
  await page.getByRole('link', { name: 'Tampilkan lebih banyak' }).click();
  await page.waitForURL((url) => url.searchParams.get('page') === '2');
  const second = await page.getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second).not.toEqual(first);
});

test('two packages are compared by links alone', async () => {
  const page = await journey.open('/umroh');
  for (const index of [0, 1]) {
    await page
      .getByRole('link', { name: /^Bandingkan / })
      .first()
      .click();
    await page.getByText(`${index + 1} dari 4 paket dipilih`).waitFor();
  }
  await page.getByRole('region', { name: 'Bandingkan' }).getByRole('link', { name: 'Bandingkan' }).click();
  await page.waitForURL(/\/compare\?p=/);
  await expect.poll(() => page.locator('thead img').count()).toBe(2);
});

test('the server works the total of a party out', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  const alone = rupiahIn((await page.locator('[data-total]').textContent())!);
  await page.locator('input[name=adult]').fill('2');
  await page.locator('price-calculator button[type=submit]:not([formaction])').click();
  await page.waitForURL((url) => url.searchParams.get('adult') === '2');
  expect(rupiahIn((await page.locator('[data-total]').textContent())!)).toBe(2 * alone);
});

test('the notice form of a sold-out departure answers beside the field, then keeps the number', async () => {
  const page = await journey.open(`/product/${journey.products.soldOut}`);
  await page.getByLabel('Nama').fill('Ahmad Fauzi');
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByText('Field tidak boleh kosong').waitFor();
  await expect.poll(() => page.getByText('Field tidak boleh kosong').count()).toBe(1);
  await page.getByLabel('Nomor telepon').fill('081234567891');
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByText('Nomor Anda kami simpan').waitFor();
});

test('no button is shown that could do nothing', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  expect(await page.getByRole('button', { name: 'Bagikan' }).count()).toBe(0);
});

/** How many packages the list says it has. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt(
    (await page.getByRole('heading', { level: 2, name: /^\d+ paket$/ }).textContent())!,
    10,
  );
}
