// A store writes an item (docs/product/store-console.md): a draft, its photograph, published, found in the shop; then its stock is gone, and
// the shop says so. Whoever saves second is told, with their words still there.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { getStoreItem, saveItem } from '#domain/store-items';
import { createMember } from '#test/factories/accounts';
import { writeStoreItem } from '#test/factories/item-forms';
import { createStore } from '#test/factories/items';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#b8860b' } })
  .png()
  .toBuffer();

const words = {
  id: {
    prefix: '',
    new: 'Barang baru',
    create: 'Simpan draf',
    save: 'Simpan',
    saved: 'Barang disimpan',
    empty: 'Field tidak boleh kosong',
    overview: 'Ringkasan',
    edit: 'Isi',
    pictures: 'Foto',
    upload: 'Unggah',
    added: '1 foto ditambahkan',
    counted: 'Stok disimpan',
    publish: 'Terbitkan',
    published: 'Barang diterbitkan',
    soldOut: 'Habis',
    conflict: 'sudah mengubah barang ini',
  },
  en: {
    prefix: '/en',
    new: 'New item',
    create: 'Save draft',
    save: 'Save',
    saved: 'Item saved',
    empty: 'Field cannot be empty',
    overview: 'Overview',
    edit: 'Content',
    pictures: 'Photographs',
    upload: 'Upload',
    added: 'Photos added: 1',
    counted: 'Stock saved',
    publish: 'Publish',
    published: 'Item published',
    soldOut: 'Sold out',
    conflict: 'changed this item',
  },
} as const;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const isScripted = !('javaScriptEnabled' in options);
  const started = async (page: Page) => (isScripted ? appStarted(page) : undefined);

  async function signIn() {
    const store = await createStore(journey.application.deps.db, { name: 'Toko Perjalanan' });
    return { store, staff: await journey.signIn({ roles: ['store_staff'], partnerId: store.id }) };
  }
  async function spotless(page: Page) {
    if (!isScripted) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  async function count(page: Page, stock: string) {
    await started(page);
    await field(page, 'on_hand').fill(stock);
    await page.locator('#stock').getByRole('button').click();
    await page.getByText(word.counted).waitFor();
  }

  it('writes an item that the shop finds, until its stock is gone', async () => {
    const { store } = await signIn();
    const home = await journey.open(`${word.prefix}/store-console`);
    await spotless(home);
    const page = await journey.open(`${word.prefix}/store-console/items`);
    await spotless(page);
    await page.getByRole('link', { name: word.new }).first().click();
    await page.waitForURL('**/items/new');
    await started(page);
    await press(page, word.create);
    await page.getByText(word.empty).first().waitFor();
    await started(page);
    const name = `Kurma Lulu ${locale} ${isScripted ? 'a' : 'b'}`;
    await field(page, 'name:id').fill(name);
    await field(page, 'description:id').fill('Kurma lembut dari Qassim, dikemas rapat.');
    await field(page, 'category').selectOption('kurma');
    await field(page, 'reference').fill('KRM-LULU');
    await field(page, 'variants:0:name:id').fill('500 gram');
    await field(page, 'variants:0:price').fill('60.000');
    await field(page, 'variants:0:weight_grams').fill('520');
    await press(page, word.create);
    await page.getByText(word.saved).waitFor();
    await started(page);
    await spotless(page);
    await page.getByRole('link', { name: word.edit, exact: true }).click();
    await page.waitForURL('**/edit');
    await started(page);
    expect(await field(page, 'reference').inputValue()).toBe('KRM-LULU');
    await page.getByRole('link', { name: word.pictures, exact: true }).click();
    await page.waitForURL('**/pictures');
    await started(page);
    await field(page, 'picture').setInputFiles([{ name: 'kurma.png', mimeType: 'image/png', buffer: photo }]);
    await field(page, 'alt_id').last().fill('Kurma dalam kotak');
    await press(page, word.upload);
    await page.getByText(word.added).waitFor();
    await started(page);
    await spotless(page);
    await page.getByRole('link', { name: word.overview, exact: true }).click();
    await page.waitForURL(/items\/[0-9a-f-]+$/);
    await count(page, '7');
    await started(page);
    await press(page, word.publish);
    await page.getByText(word.published).waitFor();
    const shop = await journey.open(`${word.prefix}/oleh-oleh?search=${encodeURIComponent(name)}`);
    await shop.getByRole('link', { name }).first().click();
    await shop.waitForURL(`**/oleh-oleh/${store.slug}/**`);
    await shop.getByRole('img', { name: 'Kurma dalam kotak' }).first().waitFor();
    const wrong = isScripted ? [...(await axeFindings(shop)), ...(await overflow(shop))] : [];
    expect(wrong).toEqual([]);
    await count(page, '0');
    await shop.reload();
    await shop.getByText(word.soldOut).first().waitFor();
    await expect.poll(() => shop.getByText(word.soldOut).count()).toBeGreaterThan(0);
  });

  it('tells who saves second, who keeps what they wrote', async () => {
    const { store, staff } = await signIn();
    const { deps } = journey.application;
    const { id } = await writeStoreItem(deps, staff);
    const page = await journey.open(`${word.prefix}/store-console/items/${id}/edit`);
    await started(page);
    await spotless(page);
    const colleague = await createMember(deps, {
      roles: ['store_staff'],
      partnerId: store.id,
      name: 'Rina Kartika',
    });
    const { revision, form } = await getStoreItem(deps, colleague.actor, id);
    await saveItem(deps, colleague.actor, { id, revision, form: { ...form, name: { id: 'Kurma Rina' } } });
    await field(page, 'name:id').fill('Kurma Saya');
    await press(page, word.save);
    await page.getByText(`Rina Kartika ${word.conflict}`).waitFor();
    await started(page);
    expect(await field(page, 'name:id').inputValue()).toBe('Kurma Saya');
    expect((await getStoreItem(deps, colleague.actor, id)).form.name.id).toBe('Kurma Rina');
  });
});
