// Shipping addresses (spec §2 /member/my-address): add, first wrongly, edit, choose, delete; the areas follow each other with and
// without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    add: 'Tambah alamat',
    label: 'Nama alamat',
    recipient: 'Nama penerima',
    phone: 'Nomor telepon penerima',
    province: 'Provinsi',
    city: 'Kota atau kabupaten',
    district: 'Kecamatan',
    cities: 'Tampilkan kota',
    districts: 'Tampilkan kecamatan',
    street: 'Alamat lengkap',
    postal: 'Kode pos',
    save: 'Simpan alamat',
    saved: 'Alamat disimpan',
    choose: 'Pilih provinsi, kota, dan kecamatan',
    digits: 'Kode pos terdiri dari 5 angka',
    short: 'Alamat minimal 10 karakter',
    main: 'Alamat utama',
    makeMain: 'Jadikan alamat utama',
    activated: 'Alamat utama diganti',
    change: 'Ubah',
    remove: 'Hapus',
    sure: 'Ya, hapus',
    removed: 'Alamat dihapus',
    none: 'Belum ada alamat',
  },
  en: {
    prefix: '/en',
    add: 'Add an address',
    label: 'Name of the address',
    recipient: 'Recipient',
    phone: "Recipient's phone number",
    province: 'Province',
    city: 'City or regency',
    district: 'District',
    cities: 'Show cities',
    districts: 'Show districts',
    street: 'Street address',
    postal: 'Postal code',
    save: 'Save address',
    saved: 'Address saved',
    choose: 'Choose province, city and district',
    digits: 'A postal code has 5 digits',
    short: 'Address must be at least 10 characters',
    main: 'Main address',
    makeMain: 'Make main address',
    activated: 'Main address changed',
    change: 'Edit',
    remove: 'Delete',
    sure: 'Yes, delete',
    removed: 'Address deleted',
    none: 'No address yet',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  const list = () => journey.open(`${word.prefix}/member/my-address`);
  const told = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Waits for what the select above brings. */
  const choose = async (page: Page, label: string, name: string) => {
    await page.getByRole('option', { name, exact: true }).waitFor({ state: 'attached' });
    await field(page, label).selectOption({ label: name });
  };
  const chooseTebet = async (page: Page) => {
    await choose(page, word.province, 'Daerah Khusus Ibukota Jakarta');
    if (!hasScript) await press(page, word.cities);
    await choose(page, word.city, 'Kota Administrasi Jakarta Selatan');
    if (!hasScript) await press(page, word.districts);
    await choose(page, word.district, 'Tebet');
  };
  const addAddress = async (page: Page, label: string) => {
    await page.getByRole('link', { name: word.add }).click();
    await field(page, word.label).fill(label);
    await chooseTebet(page);
    await field(page, word.street).fill('Jl. Melati 5, RT 03 RW 02');
    await field(page, word.postal).fill('12810');
    await press(page, word.save);
    await told(page, word.saved);
  };

  it('is added: first wrongly, each fault beside its field, nothing typed lost', async () => {
    await journey.signIn({ name: 'Siti Aminah', phone: '+6281234567890' });
    const page = await list();
    await page.getByText(word.none).waitFor();
    await page.getByRole('link', { name: word.add }).click();
    await field(page, word.label).fill('Rumah');
    await field(page, word.street).fill('Jl. 5');
    await field(page, word.postal).fill('128');
    await press(page, word.save);
    for (const fault of [word.choose, word.short, word.digits]) await page.getByText(fault).waitFor();
    await expect.poll(() => field(page, word.label).inputValue()).toBe('Rumah');
    await chooseTebet(page);
    await field(page, word.street).fill('Jl. Melati 5, RT 03 RW 02');
    await field(page, word.postal).fill('12810');
    await press(page, word.save);
    await told(page, word.saved);
    await page
      .getByText('Tebet, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta 12810')
      .waitFor();
    await page.getByText(word.main, { exact: true }).waitFor();
    await page.getByText('Siti Aminah, +62 812 3456 7890').waitFor();
  });

  it('is edited, made the main one, and deleted after a second look', async () => {
    await journey.signIn();
    const page = await list();
    await addAddress(page, 'Rumah');
    await addAddress(page, 'Kantor');
    await press(page, `${word.makeMain} Kantor`);
    await told(page, word.activated);
    await expect
      .poll(() => page.getByRole('main').getByRole('listitem').first().getByRole('heading').innerText())
      .toContain('Kantor');
    await page.getByRole('link', { name: `${word.change} Rumah` }).click();
    await expect.poll(() => field(page, word.district).inputValue()).toBe('317401');
    await field(page, word.label).fill('Rumah ibu');
    await press(page, word.save);
    await page.getByRole('heading', { name: 'Rumah ibu' }).waitFor();
    const kept = page.getByRole('listitem').filter({ hasText: 'Kantor' });
    await kept.getByText(word.remove, { exact: false }).first().click();
    await kept.getByRole('button', { name: word.sure }).click();
    await told(page, word.removed);
    await expect
      .poll(() => page.getByRole('main').getByRole('listitem').first().getByRole('heading').innerText())
      .toContain('Rumah ibu');
  });
});
