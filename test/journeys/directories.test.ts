// The operator's content team adds a hotel, is told what is wrong, edits it, merges it into another and finds it among the retired ones.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { localePath } from '#shared/locale-path';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    name: 'Nama hotel',
    stars: 'Bintang',
    add: 'Tambahkan',
    empty: 'Field tidak boleh kosong',
    added: 'Ditambahkan ke direktori.',
    search: 'Cari nama atau kode',
    show: 'Tampilkan',
    edit: /^Ubah/,
    save: /^Simpan/,
    saved: 'Direktori disimpan.',
    into: 'Gabungkan ke hotel',
    merge: /^Gabungkan/,
    merged: 'Hotel digabungkan.',
    gone: 'Tidak ada yang cocok',
    airlines: 'Maskapai',
    hotel: 'Hotel Zaitun Kembar',
    renamed: 'Hotel Zaitun Kembar Dua',
  },
  en: {
    name: 'Name of the hotel',
    stars: 'Stars',
    add: 'Add',
    empty: 'Field cannot be empty',
    added: 'Added to the directory.',
    search: 'Search a name or a code',
    show: 'Show',
    edit: /^Edit/,
    save: /^Save/,
    saved: 'Directory saved.',
    into: 'Merge into the hotel',
    merge: /^Merge/,
    merged: 'Hotels merged.',
    gone: 'Nothing matches',
    airlines: 'Airlines',
    hotel: 'Olive Twin Hotel',
    renamed: 'Olive Twin Hotel Two',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const started = async (page: Page) => ('javaScriptEnabled' in options ? undefined : appStarted(page));

  test('a hotel is added, edited and merged; airlines stand beside hotels', async () => {
    await journey.signIn({ roles: ['operator_content'] });
    const page = await journey.open(localePath('/operator/directories', locale));
    await started(page);
    expect(await faultsOf(page, options)).toEqual([]);
    const add = () => page.getByRole('button', { name: word.add, exact: true }).click();
    await page.getByLabel(word.stars).last().fill('4');
    await add();
    await page.getByText(word.empty).waitFor();
    await started(page);
    await page.getByLabel(word.name).last().fill(word.hotel);
    await add();
    await page.getByText(word.added).waitFor();
    await started(page);
    await page.getByLabel(word.search).fill(word.hotel);
    await page.getByRole('button', { name: word.show, exact: true }).click();
    const card = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });
    await card(word.hotel).waitFor();
    await started(page);
    await card(word.hotel).getByText(word.edit).click();
    await card(word.hotel).getByLabel(word.name).fill(word.renamed);
    await card(word.hotel).getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).waitFor();
    await started(page);
    await card(word.renamed).getByText(word.edit).click();
    await card(word.renamed).getByLabel(word.into).selectOption({ index: 1 });
    await card(word.renamed).getByRole('button', { name: word.merge }).click();
    await page.getByText(word.merged).waitFor();
    await page.getByText(word.gone).waitFor();
    await page.getByRole('link', { name: word.airlines, exact: true }).click();
    await page.getByText('Garuda Indonesia').first().waitFor();
    await started(page);
    expect(await faultsOf(page, options)).toEqual([]);
  });
});
