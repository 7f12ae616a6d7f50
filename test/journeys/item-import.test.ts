// A store's shelf in a table (docs/product/store-console.md): taken, filled in, sent back, mended and written; by the document alone where
// no script runs.
import { describe, expect, test } from 'vitest';
import { localePath } from '#shared/locale-path';
import { itemFileOf } from '#test/factories/item-forms';
import { createItem } from '#test/factories/items';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    check: 'Periksa berkas',
    faults: '1 kesalahan',
    column: 'Harga',
    ready: 'Semua baris benar: 1 barang baru, 0 berubah',
    write: 'Tulis 1 barang',
    written: '1 barang dibuat, 0 diubah',
  },
  en: {
    check: 'Check the file',
    faults: 'Faults: 1',
    column: 'Price',
    ready: 'All rows are right. New items: 1, changed: 0',
    write: 'Write items (1)',
    written: 'Items begun: 1, changed: 0',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];

  test('items are written from a table after a look', async () => {
    const { storeId: partnerId } = await createItem(journey.application.deps.db);
    await journey.signIn({ roles: ['store_staff'], partnerId });
    const page = await journey.open(localePath('/store-console/items/import', locale));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const send = async (price: string) => {
      const buffer = itemFileOf([{ price, stock: 4 }]).file;
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'barang.csv', mimeType: 'text/csv', buffer });
    };
    const press = (name: string) => page.getByRole('button', { name }).click();
    await send('murah');
    await press(word.check);
    await page.getByText(word.faults).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(word.column);
    expect(await page.getByRole('button', { name: word.write }).count()).toBe(0);
    expect(await faultsOf(page, options)).toEqual([]);
    await send('60.000');
    await press(word.check);
    await page.getByText(word.ready).waitFor();
    // Without script the browser has let go of the file.
    if ('javaScriptEnabled' in options) await send('60.000');
    await press(word.write);
    await page.getByText(word.written).first().waitFor();
    await page
      .getByRole('link', { name: /Kurma Sukari|Sukari dates/ })
      .first()
      .waitFor();
  });
});
