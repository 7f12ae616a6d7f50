// A pilgrim reads and prepares (spec §2 /panduan, /doa): lists that stay ticked, supplications to copy, text at their size;
// on a phone, in English, and without script.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Browser, launchBrowser } from '#test/browser';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
const passport = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const arabicSize = (page: Page) =>
  page
    .locator('.arabic')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

test('what is ticked off stays ticked, after a reload and in the other language', async () => {
  const page = await journey.open('/panduan/persiapan-umroh');
  const list = page.locator('tick-list').first();
  await list.getByText('0 dari 6 selesai').waitFor();
  await passport(page, /Paspor berlaku paling sedikit enam bulan/).check();
  await list.getByText('1 dari 6 selesai').waitFor();
  await page.reload();
  await list.getByText('1 dari 6 selesai').waitFor();
  expect(await passport(page, /Paspor berlaku paling sedikit enam bulan/).isChecked()).toBe(true);

  const english = await journey.open('/en/panduan/persiapan-umroh');
  await english.locator('tick-list').first().getByText('1 of 6 done').waitFor();
  expect(await passport(english, /The passport is valid for at least six months/).isChecked()).toBe(true);
  await passport(english, /The passport is valid for at least six months/).uncheck();
  await english.locator('tick-list').first().getByText('0 of 6 done').waitFor();
});

test('the book is read from its contents chapter by chapter', async () => {
  const page = await journey.open('/panduan');
  await page.getByRole('link', { name: 'Bab 9: Miqat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Miqat' }).waitFor();
  await page.getByRole('row', { name: 'Yalamlam Yaman dan arah selatan 100 km selatan, 178°' }).waitFor();
  await page.getByRole('link', { name: 'Bab berikutnya Talbiyah' }).click();
  await page.getByRole('heading', { level: 1, name: 'Talbiyah' }).waitFor();
  await page.locator('summary', { hasText: 'Isi halaman' }).click();
  await page.getByRole('link', { name: 'Kapan berhenti' }).click();
  await page.waitForURL(/#kapan-berhenti$/);
  expect(await page.locator('#kapan-berhenti').textContent()).toBe('Kapan berhenti');
});

test('a supplication is found, and copied with its source and its address', async () => {
  const page = await journey.open('/doa');
  await page.getByRole('searchbox', { name: 'Cari doa' }).fill('zamzam');
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.getByText('1 dari 78 doa memuat “zamzam”.').waitFor();
  await page.getByRole('button', { name: 'Salin: Doa minum zamzam' }).click();
  await page.getByText('Doa disalin').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('عِلْمًا نَافِعًا');
  expect(copied).toContain('Sumber: ad-Daraquthni');
  expect(copied).toMatch(/\/doa#minum-zamzam$/);
});

test('supplications are folded by moment, and an address below one opens it', async () => {
  const page = await journey.open('/doa');
  const first = page.getByRole('heading', { level: 3 }).first();
  expect(await first.isVisible()).toBe(false);
  await page.locator('main section summary').first().click();
  await first.waitFor();
  const led = await journey.open('/doa#minum-zamzam');
  await led.locator('#minum-zamzam-title').waitFor();
});

test('the size of reading is kept from page to page', async () => {
  const page = await journey.open('/en/doa');
  const normal = await arabicSize(page);
  await page.getByRole('radio', { name: 'Largest' }).check();
  await expect.poll(() => arabicSize(page)).toBeCloseTo(normal * 1.6);
  const guide = await journey.open('/panduan/talbiyah');
  expect(await guide.getByRole('radio', { name: 'Sangat besar' }).isChecked()).toBe(true);
  expect(await arabicSize(guide)).toBeCloseTo(normal * 1.6);
  await guide.getByRole('radio', { name: 'Biasa' }).check();
});

test('Arabic is set in its own typeface and says that it is Arabic', async () => {
  const page = await journey.open('/panduan/talbiyah');
  await page.waitForFunction(() => document.fonts.check("30px 'Scheherazade New'", 'لبيك'));
  const text = page.locator('.arabic').first();
  expect([await text.getAttribute('lang'), await text.getAttribute('dir')]).toEqual(['ar', 'rtl']);
});

describe('without script', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser({ viewport: phone, javaScriptEnabled: false });
    page = await browser.context.newPage();
  });
  afterAll(() => browser.close());

  test('lists can be ticked, and nothing is shown that could do nothing', async () => {
    await page.goto(`${journey.application.origin()}/en/panduan/persiapan-haji`);
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    const visa = page.getByRole('checkbox', { name: /A hajj visa, and no other/ });
    await visa.check();
    await expect.poll(() => visa.isChecked()).toBe(true);
  });

  test('the size of reading still changes, and the search still finds', async () => {
    await page.goto(`${journey.application.origin()}/doa?q=talbiyah`);
    const normal = await arabicSize(page);
    await page.getByRole('radio', { name: 'Besar', exact: true }).check();
    await expect.poll(() => arabicSize(page)).toBeCloseTo(normal * 1.25);
    await page.getByRole('heading', { name: 'Talbiyah', level: 2 }).waitFor();
  });
});

test('a guide that does not exist is not found', async () => {
  const page = await journey.open('/panduan/tidak-ada');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Halaman Tidak ditemukan');
});
