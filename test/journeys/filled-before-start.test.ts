// A slow phone shows a page seconds before its scripts run (docs/product/pages.md). What is filled in meanwhile stays, counts and is sent:
// texts, boxes, selects and files, those that React writes itself among them.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import * as paths from '#shared/paths';
import { findChannel } from '#test/factories/affiliates';
import { appStarted, countDocuments, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

/** The page as the server wrote it; the answer's `start` lets its scripts come. */
async function openWithoutScripts(path: string): Promise<{ page: Page; start(): Promise<void> }> {
  const page = await journey.open('/faq');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(journey.application.origin() + path, { waitUntil: 'commit' });
  const start = () => {
    release();
    return appStarted(page);
  };
  return { page, start };
}

it('registering: texts and the box stay, the rules of the password know what was typed, and the form arrives', async () => {
  const { page, start } = await openWithoutScripts(paths.auth.register);
  await page.getByLabel('Nama lengkap').fill('Siti Aminah');
  await page.getByLabel('Email', { exact: true }).fill('siti.lambat@contoh.id');
  await page.getByLabel('Password', { exact: true }).fill('Labbaik-1448');
  await page.getByLabel('Ulangi password').fill('Labbaik-1448');
  await page.getByLabel(/menyetujui/).check();
  await start();
  await expect.poll(() => page.locator('[data-rule][data-kept]').count()).toBe(5);
  const documents = countDocuments(page);
  await page.getByRole('main').getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByText('siti.lambat@contoh.id').waitFor();
  expect(documents()).toBe(0);
});

it('the checkout: the sum is that of the room and the people who were chosen', async () => {
  const path = `${paths.checkout(journey.products.open[0]!)}?quad_adults=1`;
  const choose = async (page: Page) => {
    await page.locator('[name=room][value=double]').check();
    await page.locator('[name=adult]').fill('2');
  };
  const sum = (page: Page) => page.getByRole('complementary', { name: 'Rincian' }).innerText();
  const usual = await journey.open(path);
  await appStarted(usual);
  const one = await sum(usual);
  await choose(usual);
  await expect.poll(() => sum(usual)).toContain('2 ×');
  const { page, start } = await openWithoutScripts(path);
  await choose(page);
  expect(await sum(page)).toEqual(one);
  await start();
  await expect.poll(() => sum(page)).toEqual(await sum(usual));
  expect(await page.locator('[name=room]:checked').getAttribute('value')).toBe('double');
  expect(await page.locator('[name=adult]').inputValue()).toBe('2');
});

it('the builder: selects, dates and boxes that React writes itself', async () => {
  const { page, start } = await openWithoutScripts(`${paths.privateUmrah.builder}?step=flights`);
  const from = page.locator('[name=departure_airport_id]');
  const chosen = await from.locator('option:not(:checked)').last().getAttribute('value');
  await from.selectOption(chosen);
  await page.locator('[name=departure_date]').fill('2027-03-14');
  await start();
  // The address follows what is chosen, and every field is rendered anew.
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('departure_airport_id') === chosen &&
      searchParams.get('departure_date') === '2027-03-14',
  );
  expect(await from.inputValue()).toBe(chosen);
  expect(await page.locator('[name=departure_date]').inputValue()).toBe('2027-03-14');
});

it('settings: boxes of either kind are stored as they were ticked', async () => {
  await journey.signIn();
  const { page, start } = await openWithoutScripts(paths.notificationSettings);
  const box = page.locator('[name=on]').first();
  const isOn = !(await box.isChecked());
  await box.setChecked(isOn);
  await page.locator('[name=quiet]').check();
  await page.locator('[name=quiet_from]').fill('22:15');
  await start();
  const documents = countDocuments(page);
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('main').getByRole('button', { name: 'Simpan' }).click(),
  ]);
  expect(saved.ok()).toBe(true);
  expect(documents()).toBe(0);
  await page.reload();
  expect(await box.isChecked()).toBe(isOn);
  expect(await page.locator('[name=quiet]').isChecked()).toBe(true);
  expect(await page.locator('[name=quiet_from]').inputValue()).toBe('22:15');
});

it('a text of many lines', async () => {
  const { deps } = journey.application;
  await journey.signIn({ roles: ['distribution_staff'], partnerId: await findChannel(deps) });
  const { page, start } = await openWithoutScripts('/distribution-console/page');
  const text = page.getByLabel('Isi halaman').first();
  const written = await text.inputValue();
  expect(written).not.toBe('');
  await text.fill(`${written} Ditulis lebih dulu.`);
  await start();
  // Its effects run a little later.
  await expect.poll(() => text.inputValue()).toBe(`${written} Ditulis lebih dulu.`);
});
