// Prices of private umrah on a phone (docs/product/umrah-prices.md): the operator's are written by one person and approved by another, and the
// builder's estimate follows; an agency's own are published by one, and its offer begins with them. With script and without.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Deps } from '#domain/deps';
import { getDollarRate } from '#domain/exchange-rates';
import { putInCart, sendRequest } from '#domain/private-umrah';
import { dayMs } from '#shared/durations';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { findDemoPartner } from '#test/demo-pages';
import { createMember } from '#test/factories/accounts';
import { usualTrip } from '#test/factories/umrah-prices';
import { SEEDED_ON } from '#test/harness';
import { appStarted, phone, rupiahIn, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const inTwoDays = (deps: Deps) => new Date(deps.now().getTime() + 2 * dayMs);

describe.each([
  ['with script', 'id', { viewport: phone }],
  ['without script', 'id', { viewport: phone, javaScriptEnabled: false }],
  ['in English', 'en', { viewport: phone }],
] as const)('on a phone, %s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = {
    id: {
      prefix: '',
      start: 'Mulai draf',
      overview: 'Ringkasan',
      fees: 'Visa dan biaya',
      validity: 'Masa berlaku',
      lowest: 'Terendah',
      highest: 'Tertinggi',
      visa: 'Visa per orang',
      reversed: 'Harga tertinggi tidak boleh di bawah harga terendah',
      from: 'Berlaku mulai',
      save: 'Simpan bagian ini',
      saved: 'Draf disimpan',
      submit: 'Ajukan untuk diperiksa',
      waits: /Draf ini menunggu orang lain/,
      approve: 'Setujui dan terbitkan',
      inForce: 'Berlaku',
      replaced: 'Sudah diganti',
      try: 'Periksa berkas',
      write: 'Tulis ke dalam draf',
      faults: '1 kesalahan',
      ready: 'Semua baris benar. Perubahan: 1 baris',
      publish: 'Terbitkan harga',
      own: 'Penawaran ini dimulai dari harga Anda sendiri, versi 1, dengan kurs hari ini.',
      line: 'Nama baris',
      amount: 'Jumlah baris',
    },
    en: {
      prefix: '/en',
      start: 'Start the draft',
      overview: 'Overview',
      fees: 'Visa and fees',
      validity: 'Validity',
      lowest: 'Lowest',
      highest: 'Highest',
      visa: 'Visa per person',
      reversed: 'The highest price may not be below the lowest',
      from: 'Holds from',
      save: 'Save this part',
      saved: 'Draft saved',
      submit: 'Submit for a check',
      waits: /This draft waits for somebody/,
      approve: 'Approve and publish',
      inForce: 'In force',
      replaced: 'Replaced',
      try: 'Check the file',
      write: 'Write into the draft',
      faults: 'Faults: 1',
      ready: 'Every row is right. Rows that change: 1',
      publish: 'Publish the prices',
      own: 'This offer begins with your own prices, version 1, at today’s dollar rate.',
      line: 'Name of line',
      amount: 'Amount of line',
    },
  }[locale];
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
  const started = async (page: Page) => {
    if (!('javaScriptEnabled' in options)) await appStarted(page);
  };
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);

  /** The most the umrah that stands in the builder at first costs for each. */
  async function estimate(): Promise<number> {
    const page = await journey.open(`${word.prefix}${paths.privateUmrah.builder}?step=estimate`);
    const amounts = page.getByText(/Rp\s?[\d.]+/);
    await amounts.first().waitFor();
    const sums = (await amounts.allInnerTexts()).flatMap((text) => text.match(/Rp\s?[\d.]+/g) ?? []);
    await page.close();
    return Math.max(...sums.map(rupiahIn));
  }

  it('are written by one person, approved by another, and change the estimate', async () => {
    const before = await estimate();
    const writer = await journey.signIn({ roles: ['operator_acquisition'], name: 'Wulan Handayani' });
    const page = await journey.open(`${word.prefix}/operator/umrah-prices`);
    await started(page);
    await spotless(page);
    await press(page, word.start);
    await page.waitForURL(/\/operator\/umrah-prices\/draft$/);
    await tab(page, word.fees);
    const visa = page.getByRole('group', { name: word.visa });
    await visa.getByLabel(word.lowest).fill('2000');
    await press(page, word.save);
    await page.getByText(word.reversed).waitFor();
    await spotless(page);
    await visa.getByLabel(word.highest).fill('2.500');
    await press(page, word.save);
    await page.locator('.toasts').getByText(word.saved).waitFor({ state: 'attached' });
    await tab(page, word.validity);
    await page.getByLabel(word.from).fill(SEEDED_ON);
    await press(page, word.save);
    await page.locator('.toasts').getByText(word.saved).waitFor({ state: 'attached' });
    await tab(page, word.overview);
    await page.getByText('US$ 165 → US$ 2.500').waitFor();
    await spotless(page);
    await press(page, word.submit);
    await page.getByText(word.waits).waitFor();
    expect(await page.getByRole('button', { name: word.approve }).count()).toBe(0);
    expect(await estimate()).toBe(before);

    await journey.signIn({ roles: ['operator_finance'] });
    const check = await journey.open(`${word.prefix}/operator/umrah-prices/draft`);
    await started(check);
    await check.getByText('US$ 165 → US$ 2.500').waitFor();
    await spotless(check);
    await press(check, word.approve);
    await check.waitForURL(/\/operator\/umrah-prices$/);
    await check.getByText(word.replaced, { exact: true }).waitFor();
    await check.getByText(word.inForce, { exact: true }).waitFor();
    await check.getByText(writer.account.name).waitFor();
    // A visa that costs 2,335 dollars more: above thirty million rupiah for each, whatever else was chosen.
    expect(await estimate()).toBeGreaterThan(before + 30_000_000);
  });

  it('are written by an agency for itself: its offer begins with them, the estimate stays', async () => {
    const before = await estimate();
    const { deps } = journey.application;
    const { id: partnerId } = await findDemoPartner(deps);
    await journey.signIn({ roles: ['partner_staff'], partnerId, duties: ['catalogue'] });
    const page = await journey.open(`${word.prefix}${paths.partnerConsole.umrahPrices}`);
    await started(page);
    await spotless(page);
    await press(page, word.start);
    await page.waitForURL(/\/prices\/draft$/);
    await tab(page, word.fees);
    const visa = page.getByRole('group', { name: word.visa });
    // Another than the operator's, whatever the operator's is by now.
    await visa.getByLabel(word.highest).fill('2.600');
    await press(page, word.save);
    await page.locator('.toasts').getByText(word.saved).waitFor({ state: 'attached' });
    await tab(page, word.validity);
    await page.getByLabel(word.from).fill(SEEDED_ON);
    await press(page, word.save);
    await page.locator('.toasts').getByText(word.saved).waitFor({ state: 'attached' });
    await tab(page, word.overview);
    await spotless(page);
    await press(page, word.publish);
    await page.waitForURL(/\/private-umrah\/prices$/);
    await page.getByText(word.inForce, { exact: true }).waitFor();
    await spotless(page);

    const brand = deps.brands.forHost(hosts.rihlah);
    const family = await createMember(deps);
    const form = await usualTrip(deps);
    const { id } = await putInCart(deps, family.actor, { form, brand, locale: 'id' });
    await sendRequest(deps, family.actor, { id, brand, note: null });
    // Whoever was asked, this agency was.
    await deps.db
      .insertInto('umrah_request_partners')
      .values({ request_id: id, partner_id: partnerId, invited_at: deps.now(), respond_by: inTwoDays(deps) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const offer = await journey.open(`${word.prefix}${paths.partnerConsole.privateUmrah(id)}`);
    await offer.getByText(word.own).waitFor();
    await spotless(offer);
    const names = await offer
      .getByLabel(word.line)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const amount = offer.getByLabel(`${word.amount} ${names.indexOf('Visa umrah') + 1}`, { exact: true });
    const { rupiah } = await getDollarRate(deps);
    expect(rupiahIn(await amount.inputValue())).toBe(2_600 * rupiah);
    expect(await estimate()).toBe(before);
  });

  it('go out as a spreadsheet and come back; a fault is named by row and column, and nothing is written', async () => {
    await journey.signIn({ roles: ['operator_finance'] });
    const page = await journey.open(`${word.prefix}/operator/umrah-prices/sheet`);
    await started(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    const columns = lines[0]!.split(',');
    const visa = lines.findIndex((line) => line.startsWith('visa,'));
    const file = (low: string) => ({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        lines.with(visa, lines[visa]!.split(',').with(columns.indexOf('low'), low).join(',')).join('\r\n'),
      ),
    });
    const field = page.locator('input[type=file]');
    await field.setInputFiles(file('mahal'));
    await press(page, word.try);
    await page.getByText(word.faults).waitFor();
    const fault = page.getByRole('row').filter({ hasText: String(visa + 1) });
    await expect.poll(() => fault.innerText()).toContain('low');
    expect(await page.getByRole('button', { name: word.write }).count()).toBe(0);
    await spotless(page);
    await field.setInputFiles(file('141'));
    await press(page, word.try);
    await page.getByText(word.ready).waitFor();
    await spotless(page);
    // Without script the browser has let go of the file.
    if ('javaScriptEnabled' in options) await field.setInputFiles(file('141'));
    await press(page, word.write);
    await page.waitForURL(/\/operator\/umrah-prices\/draft$/);
    await page.getByText(/US\$ [\d.]+ → US\$ 141/).waitFor();
  });
});
