// The operator's content team begins a category of items, is told what is wrong, renames it and puts it in order; a store can choose it then.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { localePath } from '#shared/locale-path';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    id: 'Nama dalam bahasa Indonesia',
    en: 'Nama dalam bahasa Inggris',
    create: 'Buat kategori',
    empty: 'Field tidak boleh kosong',
    created: 'Kategori dibuat.',
    change: 'Ubah kategori',
    save: /^Simpan kategori/,
    changed: 'Kategori disimpan.',
    up: /^Naikkan/,
    moved: 'Urutan diubah.',
    old: 'Lukisan kaligrafi',
    new: 'Kaligrafi berbingkai',
  },
  en: {
    id: 'Name in Indonesian',
    en: 'Name in English',
    create: 'Create the category',
    empty: 'Field cannot be empty',
    created: 'Category created.',
    change: 'Change the category',
    save: /^Save the category/,
    changed: 'Category saved.',
    up: /^Move up/,
    moved: 'Order changed.',
    old: 'Calligraphy prints',
    new: 'Framed calligraphy',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const started = async (page: Page) => ('javaScriptEnabled' in options ? undefined : appStarted(page));

  test('a category is begun, renamed and moved up', async () => {
    await journey.signIn({ roles: ['operator_content'] });
    const page = await journey.open(localePath('/operator/item-categories', locale));
    await started(page);
    expect(await faultsOf(page, options)).toEqual([]);
    const create = () => page.getByRole('button', { name: word.create, exact: true }).click();
    const fill = (label: string, text: string) => page.getByLabel(label).last().fill(text);
    await fill(word.id, words.id.old);
    await create();
    await page.getByText(word.empty).waitFor();
    await started(page);
    await fill(word.en, words.en.old);
    await create();
    await page.getByText(word.created).waitFor();
    await started(page);
    const card = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card(word.old).getByText(word.change).click();
    await card(word.old).getByLabel(word.id).fill(words.id.new);
    await card(word.old).getByLabel(word.en).fill(words.en.new);
    await card(word.old).getByRole('button', { name: word.save }).click();
    await page.getByText(word.changed).waitFor();
    await started(page);
    expect(await faultsOf(page, options)).toEqual([]);
    const last = () => page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = async () => (await last().allInnerTexts()).slice(0, -1);
    expect((await titles()).at(-1)).toBe(word.new);
    await card(word.new).getByRole('button', { name: word.up }).click();
    await page.getByText(word.moved).waitFor();
    expect((await titles()).at(-2)).toBe(word.new);
  });
});
