// The planner (docs/product/planner.md): a question and another assumption, each answered at an address of its own; with script without a new
// document, and the reader goes on at the answer. In both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    price: 'Harga per orang',
    monthly: 'Sanggup disisihkan setiap bulan',
    growth: 'Harga paket naik per tahun (persen)',
    compute: 'Hitung',
    results: 'Hasilnya',
    least: 'Lihat hitungannya',
    intro: (growth: number) => `Untuk Rp 24.000.000 hari ini, dengan kenaikan ${growth}% per tahun.`,
  },
  en: {
    prefix: '/en',
    price: 'Price per person',
    monthly: 'What you can set aside each month',
    growth: 'Package prices rise per year (percent)',
    compute: 'Work it out',
    results: 'The result',
    least: 'See how it adds up',
    intro: (growth: number) => `For Rp 24.000.000 today, rising by ${growth}% a year.`,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const label = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const main = (page: Page) => page.getByRole('main');
  const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
  const compute = (page: Page) => main(page).getByRole('button', { name: label.compute }).click();
  const reads = async (page: Page, text: string) => {
    await expect.poll(async () => (await main(page).innerText()).replaceAll('\u00a0', ' ')).toContain(text);
  };

  it('answers each question at its own address, and every assumption can be changed', async () => {
    const page = await journey.open(`${label.prefix}/perencanaan`);
    if (hasScript) {
      await appStarted(page);
      await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
    }
    await field(page, label.price).fill('24.000.000');
    await field(page, label.monthly).fill('2.000.000');
    await compute(page);
    await main(page).getByRole('heading', { name: label.results }).waitFor();
    await reads(page, label.intro(5));
    expect(new URL(page.url()).searchParams.get('price')).toBe('24.000.000');
    await field(page, label.growth).fill('0');
    await compute(page);
    await reads(page, label.intro(0));
    expect(await field(page, label.price).inputValue()).toBe('24.000.000');
    // With script the document is the same, and the focus has gone to the answer.
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(hasScript);
    const focused = page.locator(':focus').getByRole('heading', { name: label.results });
    await expect.poll(() => focused.count()).toBe(hasScript ? 1 : 0);
    await page.goBack();
    await reads(page, label.intro(5));
    await expect.poll(() => field(page, label.growth).inputValue()).toBe('5');
  });

  it('shows how the least monthly sum comes about, with its values in the form', async () => {
    const page = await journey.open(`${label.prefix}/perencanaan`);
    if (hasScript) await appStarted(page);
    const way = main(page).getByRole('link', { name: label.least });
    const asked = new URL((await way.getAttribute('href'))!, journey.application.origin()).searchParams;
    await way.click();
    await main(page).getByRole('heading', { name: label.results }).waitFor();
    await expect.poll(() => field(page, label.price).inputValue()).toBe(asked.get('price'));
    await expect.poll(() => field(page, label.monthly).inputValue()).toBe(asked.get('monthly'));
  });
});
