// Promos (spec §2): from the home page by the search form to a promo, in both languages, with and without script; its terms and
// journeys, and sharing it, once.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, everyDeviceAndLanguage, phone, useJourney } from './journey.ts';

const labels = {
  id: {
    prefix: '',
    all: 'Lihat semua promo',
    promo: 'Umrah sekeluarga, lebih ringan',
    off: 'Potongan 2%, hingga Rp\u00a03.000.000',
    terms: 'Syarat dan ketentuan',
    products: 'Paket dengan promo ini',
    back: 'Promo',
    share: 'Bagikan',
    via: 'Bagikan via',
    copy: 'Salin tautan',
    copied: 'Tautan disalin',
    search: 'Cari promo atau kode',
    find: 'Cari',
    none: 'Promo tidak tersedia',
  },
  en: {
    prefix: '/en',
    all: 'See all promos',
    promo: 'Umrah with the family, made lighter',
    off: '2% off, up to Rp\u00a03.000.000',
    terms: 'Terms',
    products: 'Packages with this promo',
    back: 'Promos',
    share: 'Share',
    via: 'Share via',
    copy: 'Copy link',
    copied: 'Link copied',
    search: 'Search promos or codes',
    find: 'Search',
    none: 'No promos available',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);

  it('leads from home to the list, by its search to a promo, and back', async () => {
    const page = await journey.open(`${label.prefix}/`);
    await expect.poll(() => page.locator('#promos li').count()).toBe(6);
    await page.getByRole('link', { name: label.all }).click();
    await page.getByLabel(label.search).fill('sekeluarga');
    await page.getByRole('button', { name: label.find, exact: true }).click();
    await page.getByRole('link', { name: label.promo }).click();
    await page.getByRole('heading', { level: 1, name: label.promo }).waitFor();
    for (const text of [label.off, 'SEKELUARGA']) await page.getByText(text).first().waitFor();
    for (const name of [label.terms, label.products])
      await page.getByRole('main').getByRole('heading', { level: 2, name }).waitFor();
    await page.getByRole('main').getByRole('link', { name: label.back, exact: true }).click();
    await page.waitForURL(`**${label.prefix}/promo`);
  });
});

// The list and the sheet hold no form, and work by the browser alone: without script is the harder way.
describe('Indonesian, on a phone without script', () => {
  const label = labels.id;
  const journey = useJourney({ viewport: phone, javaScriptEnabled: false });
  const detail = () => journey.open('/promo/umrah-sekeluarga');
  const chat = (page: Page) => page.locator(':is(.chat-button, .chat-item):visible');

  it('says so when there is no such promo', async () => {
    const page = await journey.open(`${label.prefix}/promo?search=tidak-ada`);
    await page.getByText(label.none).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: label.all }).getAttribute('href')).toBe(
      `${label.prefix}/promo`,
    );
  });

  it('shares by the outside ways, with nothing floating over the sheet', async () => {
    const page = await detail();
    await chat(page).waitFor();
    await page.getByRole('button', { name: label.share, exact: true }).click();
    await page.getByRole('heading', { name: label.via }).waitFor();
    await chat(page).waitFor({ state: 'hidden' });
    const address = encodeURIComponent(
      `${journey.application.origin()}${label.prefix}/promo/umrah-sekeluarga`,
    );
    const sheet = page.locator('#share-sheet');
    await expect
      .poll(() =>
        sheet.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
      )
      .toEqual([
        `https://wa.me/?text=${address}`,
        `https://www.facebook.com/sharer/sharer.php?u=${address}`,
        `https://twitter.com/intent/tweet?url=${address}`,
      ]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await chat(page).waitFor();
  });
});

// The address is copied by script; without one the sheet's links are there.
describe('English, on a desktop', () => {
  const label = labels.en;
  const journey = useJourney({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  it('copies its address and says so', async () => {
    const page = await journey.open('/en/promo/umrah-sekeluarga');
    await page.getByRole('button', { name: label.share, exact: true }).click();
    await page.getByRole('button', { name: label.copy }).click();
    await page.locator('.toasts').getByText(label.copied).waitFor();
    await page.locator('#share-sheet').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${journey.application.origin()}/en/promo/umrah-sekeluarga`,
    );
  });
});

describe('a brand without promos', () => {
  const journey = useJourney({ viewport: desktop });
  it('has neither pages nor links for them', async () => {
    const page = await journey.open('/', 'amanah');
    expect(await page.locator('a[href*="/promo"]').count()).toBe(0);
    await page.goto(`${journey.application.origin('amanah')}/promo`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Promo');
  });
});
