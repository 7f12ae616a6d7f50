// The whole life of an account (docs/product/registration.md): registered, proven by the code in a letter, changed, left, entered again by Google,
// deleted. In both languages, on a phone and on a desktop.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { emailsTo, newestCode } from '#test/sent-emails';
import { desktop, phone, useJourney } from './journey.ts';
import { overflow } from './page-quality.ts';

const siti = {
  sub: 'google-siti',
  email: 'siti.aminah@gmail.com',
  email_verified: true,
  name: 'Siti Aminah',
};
const password = 'Labbaik-1448';
const words = {
  id: {
    prefix: '',
    register: 'Daftar',
    name: 'Nama lengkap',
    phone: 'Nomor telepon',
    again: 'Ulangi password',
    terms: /menyetujui/,
    verify: 'Verifikasi',
    edit: 'Ubah profil',
    shortName: 'Nama',
    save: 'Simpan',
    leave: 'Keluar',
    google: 'Masuk dengan Google',
    remove: 'Hapus akun',
    confirm: 'Hapus akun saya',
    removed: 'Akun Anda telah dihapus',
  },
  en: {
    prefix: '/en',
    register: 'Register',
    name: 'Full name',
    phone: 'Phone number',
    again: 'Repeat the password',
    terms: /I accept/,
    verify: 'Verify',
    edit: 'Edit profile',
    shortName: 'Name',
    save: 'Save',
    leave: 'Sign out',
    google: 'Sign in with Google',
    remove: 'Delete account',
    confirm: 'Delete my account',
    removed: 'Your account has been deleted',
  },
} as const;

describe.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
] as const)('%s', (_where, viewport) => {
  const journey = useJourney({ viewport, people: { google: [siti] } });
  const main = (page: Page) => page.getByRole('main');
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const accounts = () =>
    journey.application.deps.db
      .selectFrom('accounts')
      .leftJoin('account_identities', 'account_id', 'accounts.id')
      .select(['name', 'phone', 'provider'])
      .where('email', '=', siti.email)
      .execute();

  it.each(['id', 'en'] as const)('from the first page to the last letter, in %s', async (locale) => {
    const word = words[locale];
    const { db } = journey.application.deps;
    const page = await journey.open(`${word.prefix}/auth/register`);
    await page.getByLabel(word.name).fill('Siti Aminah');
    await page.getByLabel('Email', { exact: true }).fill(siti.email);
    await page.getByLabel(word.phone).fill('0812 3456 7890');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel(word.again).fill(password);
    await page.getByLabel(word.terms).check();
    await press(page, word.register);
    await main(page).getByRole('button', { name: word.verify, exact: true }).waitFor();
    await page.getByLabel(/code|kode/i).fill(await newestCode(db, siti.email, 'registration_code'));
    await press(page, word.verify);
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));

    await page.goto(`${journey.application.origin()}${word.prefix}/member/profile`);
    await main(page).getByRole('link', { name: word.edit }).click();
    await page.getByLabel(word.shortName, { exact: true }).fill('Siti Aminah binti Umar');
    await press(page, word.save);
    await main(page).getByRole('heading', { level: 1, name: 'Siti Aminah binti Umar' }).waitFor();
    expect(await overflow(page)).toEqual([]);
    await press(page, word.leave);
    await page.waitForURL((url) => !url.pathname.includes('/member/'));
    expect(
      (await page.context().cookies()).filter(({ name }) => name === 'jwt' || name === 'refreshToken'),
    ).toEqual([]);

    // The same mailbox at Google opens the same account.
    await page.goto(`${journey.application.origin()}${word.prefix}/auth/login?redirect=%2Fmember%2Fprofile`);
    await page.getByRole('button', { name: word.google }).click();
    await page.getByRole('button', { name: siti.email }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Siti Aminah binti Umar' }).waitFor();
    expect(await accounts()).toEqual([
      { name: 'Siti Aminah binti Umar', phone: '+6281234567890', provider: 'google' },
    ]);

    await main(page).getByRole('link', { name: word.remove }).click();
    await page.getByLabel('Password').fill(password);
    await press(page, word.confirm);
    await page.locator('.toasts').getByText(word.removed).waitFor({ state: 'attached' });
    expect(await accounts()).toEqual([]);
    expect((await emailsTo(db, siti.email)).map(({ kind, locale: language }) => [kind, language])).toEqual([
      ['account_deleted', locale],
    ]);
  });
});
