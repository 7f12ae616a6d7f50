// Prayer times as a pilgrim uses them (spec §2 prayer schedule): the countdown runs over midnight by the clock alone, the place
// comes from where one is, the month goes on one sheet. Time passes only when the test lets it: 08.00 in Jakarta at the start.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({
  viewport: phone,
  isClockStopped: true,
  timezoneId: 'Pacific/Auckland',
  geolocation: { latitude: -6.92, longitude: 107.61 },
  permissions: ['geolocation'],
});

const hour = 3_600_000;
const left = async (page: Page) => (await page.locator('[data-part]').allInnerTexts()).join(':');
const next = (page: Page) => page.locator('[data-next]').innerText();
const current = (page: Page) =>
  page
    .locator('[data-time][aria-current]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['time']));

test('the countdown goes on by itself, through prayers and over midnight', async () => {
  const page = await journey.open('/jadwal-sholat/solatAwal?place=kota-jakarta');
  await expect.poll(() => page.locator('[data-note]').innerText()).toBe('Dihitung dari jam perangkat Anda.');
  expect(await next(page)).toBe('Menuju Dzuhur, pukul 12:04 WIB');
  expect(await left(page)).toBe('04:03:59');
  await page.clock.runFor(1_000);
  expect(await left(page)).toBe('04:03:58');
  await page.clock.runFor(4 * hour + 4 * 60_000 - 2_000);
  await expect.poll(() => next(page)).toBe('Menuju Ashar, pukul 15:11 WIB');
  expect(await current(page)).toEqual(['ashar']);

  // After isya the next is tomorrow's, and today's times stay until midnight.
  await page.clock.fastForward(11 * hour);
  await expect.poll(() => next(page)).toBe('Menuju Subuh, besok pukul 04:43 WIB');
  expect(await current(page)).toEqual([]);
  expect(await page.locator('[data-date]').innerText()).toBe('Senin, 15 Maret 2027');
  expect(await page.locator('[data-hijri-date]').innerText()).toBe('7 Syawal 1448 H');
  await page.clock.fastForward(hour);
  await expect.poll(() => next(page)).toBe('Menuju Subuh, pukul 04:43 WIB');
  expect(await page.locator('[data-date]').innerText()).toBe('Selasa, 16 Maret 2027');
  expect(await page.locator('[data-hijri-date]').innerText()).toBe('8 Syawal 1448 H');
  expect(await current(page)).toEqual(['subuh']);
});

test('a phone that slept shows the right moment as soon as it is looked at', async () => {
  const page = await journey.open('/jadwal-sholat?place=makkah');
  await page.getByText('Dihitung dari jam perangkat Anda.').waitFor();
  // No timer has run in the meantime.
  await page.clock.setSystemTime('2027-03-17T16:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.locator('[data-date]').innerText()).toBe('Rabu, 17 Maret 2027');
  expect(await next(page)).toMatch(/^Menuju Isya, pukul 20:0\d waktu Arab Saudi$/);
  expect(await page.locator('tr[aria-current=date]').getAttribute('data-day')).toBe('2027-03-17');
});

test('days that no longer stand on the page are not guessed', async () => {
  const page = await journey.open('/jadwal-sholat/solatAwal');
  await page.clock.setSystemTime('2027-06-17T16:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('Jadwal ini sudah lewat.').waitFor();
  expect(await left(page)).toBe('––:––:––');
});

test('where one is leads to the nearest place, asked for only by the button, and the choice stays', async () => {
  const page = await journey.open('/jadwal-sholat');
  await page.getByRole('button', { name: 'Pakai lokasi saya' }).click();
  await page.waitForURL((url) => url.searchParams.get('place') === 'kota-bandung');
  await page.goto(`${journey.application.origin()}/jadwal-sholat/solatAwal`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Salat berikutnya di Kota Bandung');
});

test('a place is found however it is typed, and its month by links', async () => {
  const page = await journey.open('/jadwal-sholat');
  await page.getByLabel('Kota atau kabupaten').fill('jogyakarta');
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.getByRole('link', { name: /^Kota Yogyakarta.*D\.I\. Yogyakarta/ }).click();
  await page.getByRole('heading', { name: 'Jadwal salat Kota Yogyakarta' }).waitFor();
  await page.getByRole('link', { name: /^Bulan berikutnya:\s*Apr 2027$/ }).click();
  await page.getByRole('heading', { name: 'Jadwal April 2027' }).waitFor();
  await page.getByLabel('Cara hitung').selectOption('isna');
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await page.waitForURL(
    (url) => url.searchParams.get('method') === 'isna' && url.searchParams.get('month') === '2027-04',
  );
  await expect
    .poll(() => page.getByText('Di tempat ini orang memakai jadwal Kementerian Agama RI.').count())
    .toBe(1);
});

test.each(['2027-03', '2027-02'])('%s is printed on one sheet of A4', async (month) => {
  const page = await journey.open(`/jadwal-sholat?place=kota-tangerang-selatan&month=${month}`);
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
