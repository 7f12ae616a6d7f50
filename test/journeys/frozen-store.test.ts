// The operator stops a store's sales and opens them again (docs/product/stores.md): buyers read why, its staff too, and then all is as before;
// in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import { createItem } from '#test/factories/items';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    add: 'Masukkan keranjang',
    notSold: 'Barang ini sedang tidak dijual',
    freeze: 'Bekukan penjualan toko',
    reopen: 'Buka kembali penjualan toko',
    reasonId: 'Alasan untuk pembeli (Indonesia)',
    reasonEn: 'Alasan untuk pembeli (Inggris)',
    source: 'Sumber',
    note: 'Apa yang dilihat',
    empty: 'Field tidak boleh kosong',
    reason: 'Sertifikat halal sedang diperiksa',
    stopped: /^Penjualan toko Anda dihentikan sejak/,
  },
  en: {
    prefix: '/en',
    add: 'Add to cart',
    notSold: 'This item is not on sale now',
    freeze: 'Stop sales of the store',
    reopen: 'Reopen sales of the store',
    reasonId: 'Reason for buyers (Indonesian)',
    reasonEn: 'Reason for buyers (English)',
    source: 'Source',
    note: 'What was seen',
    empty: 'Field cannot be empty',
    reason: 'Halal certificates are being checked',
    stopped: /^Your store has not been selling since/,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('a store is stopped with a reason, and sells again', async () => {
    const { db } = journey.application.deps;
    const item = await createItem(db);
    const itemPath = `${word.prefix}/oleh-oleh/${item.store}/${item.slug}`;
    const onSale = async () => {
      const shop = await journey.open(itemPath);
      await shop.getByRole('heading', { level: 1 }).waitFor();
      return {
        add: await shop.getByRole('button', { name: word.add }).count(),
        notSold: await shop.getByText(word.notSold).count(),
      };
    };
    const readOfStore = async () => {
      await journey.signIn({ roles: ['store_staff'], partnerId: item.storeId });
      return journey.open(`${word.prefix}/store-console`);
    };
    expect(await onSale()).toEqual({ add: 1, notSold: 0 });

    await journey.signIn({ roles: ['operator_acquisition'] });
    const staffPage = await journey.open(`${word.prefix}/operator/stores/${item.storeId}`);
    await staffPage.getByLabel(word.reasonId).fill('Sertifikat halal sedang diperiksa');
    await staffPage.getByLabel(word.reasonEn).fill('Halal certificates are being checked');
    await staffPage.getByLabel(word.source, { exact: true }).fill('Laporan pembeli 118');
    await staffPage.getByRole('button', { name: word.freeze }).click();
    await staffPage.getByText(word.empty).first().waitFor();
    await staffPage.getByLabel(word.note).fill('Nomor sertifikatnya tidak ditemukan');
    await staffPage.getByRole('button', { name: word.freeze }).click();
    await staffPage.getByRole('button', { name: word.reopen }).waitFor();
    const wrong =
      'javaScriptEnabled' in options
        ? []
        : [...(await axeFindings(staffPage)), ...(await overflow(staffPage))];
    expect(wrong).toEqual([]);

    expect(await onSale()).toEqual({ add: 0, notSold: 1 });
    const store = await journey.open(`${word.prefix}/oleh-oleh/${item.store}`);
    await store.getByText(word.reason).waitFor();
    const stopped = await readOfStore();
    await stopped.getByText(word.stopped).waitFor();
    await stopped.getByText(word.reason).waitFor();

    await journey.signIn({ roles: ['operator_acquisition'] });
    const again = await journey.open(`${word.prefix}/operator/stores/${item.storeId}`);
    await again.getByLabel(word.source, { exact: true }).fill('Surat toko 7');
    await again.getByLabel(word.note).fill('Sertifikat baru sudah terbit');
    await again.getByRole('button', { name: word.reopen }).click();
    await again.getByRole('button', { name: word.freeze }).waitFor();
    expect(await onSale()).toEqual({ add: 1, notSold: 0 });
    const selling = await readOfStore();
    await selling.getByRole('heading', { level: 1 }).waitFor();
    expect(await selling.getByText(word.stopped).count()).toBe(0);
  });
});
