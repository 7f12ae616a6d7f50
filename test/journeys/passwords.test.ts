// A forgotten password, from the sign-in page to the letter and back (spec §2 auth), on a phone, in both languages; and with
// no script at all, registering included.
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { createAccount } from '#test/factories/accounts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';
import { phone, useJourney } from './journey.ts';
import { newestCode, newestLink } from '#test/sent-emails';

const words = {
  id: {
    prefix: '',
    forgot: 'Lupa password?',
    email: 'Email',
    sendLink: 'Kirim tautan',
    sent: 'Periksa email Anda',
    password: 'Password baru',
    again: 'Ulangi password',
    save: 'Simpan password',
    special: 'Password harus memuat karakter khusus, misalnya ! ? #',
    changed: 'Password sudah diganti',
    login: 'Masuk',
    over: 'Tautan ini tidak berlaku lagi',
    anew: 'Minta tautan baru',
  },
  en: {
    prefix: '/en',
    forgot: 'Forgot your password?',
    email: 'Email',
    sendLink: 'Send the link',
    sent: 'Check your email',
    password: 'New password',
    again: 'Repeat the password',
    save: 'Save the password',
    special: 'The password needs a special character, such as ! ? #',
    changed: 'Your password has been changed',
    login: 'Sign in',
    over: 'This link no longer works',
    anew: 'Ask for a new link',
  },
} as const;
const fresh = 'Labbaik-1448';

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  const journey = useJourney({ viewport: phone, javaScriptEnabled });
  const isSpotless = async (page: Awaited<ReturnType<typeof journey.open>>) => {
    if (javaScriptEnabled)
      expect([await axeFindings(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], []]);
  };
  let digest: string;
  beforeAll(async () => {
    digest = await hashPassword('Rahasia1!');
  });

  it.each(['id', 'en'] as const)(
    'a forgotten password is replaced through the letter (%s)',
    async (locale) => {
      const word = words[locale];
      const { db } = journey.application.deps;
      const { email } = await createAccount(db, {
        email: `siti.${locale}@example.com`,
        password_hash: digest,
        locale,
      });
      const page = await journey.open(`${word.prefix}/auth/login`);
      await page.getByRole('link', { name: word.forgot }).click();
      await page.getByRole('button', { name: word.sendLink }).waitFor();
      await isSpotless(page);
      await page.getByLabel(word.email).fill(email);
      await page.getByRole('button', { name: word.sendLink }).click();
      await page.getByText(word.sent).waitFor();
      await isSpotless(page);

      const link = await newestLink(db, email, 'password_reset', '/auth/reset-password/');
      await page.goto(link);
      await isSpotless(page);
      await page.getByLabel(word.password, { exact: true }).fill('Labbaik1448');
      await page.getByLabel(word.again).fill('Labbaik1448');
      await page.getByRole('button', { name: word.save }).click();
      await page.getByText(word.special, { exact: true }).first().waitFor();
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
        .toBe('password');
      await page.getByLabel(word.password, { exact: true }).fill(fresh);
      await page.getByLabel(word.again).fill(fresh);
      await page.getByRole('button', { name: word.save }).click();

      await page.waitForURL((url) => url.pathname === `${word.prefix}/auth/login`);
      await page.getByText(word.changed).waitFor({ state: 'attached' });
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill(fresh);
      await page.getByRole('button', { name: word.login, exact: true }).click();
      await page.waitForURL((url) => !url.pathname.includes('/auth/'));
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('refreshToken');

      await page.goto(link);
      await page.getByRole('heading', { name: word.over }).waitFor();
      await isSpotless(page);
      await page.getByRole('link', { name: word.anew }).click();
      await page.getByRole('button', { name: word.sendLink }).waitFor();
    },
  );

  it.each(javaScriptEnabled ? [] : ['registering says beside the fields what is wrong, and works'])(
    '%s',
    async () => {
      const page = await journey.open('/auth/register');
      await page.getByRole('button', { name: 'Daftar', exact: true }).click();
      await page.getByText('Field tidak boleh kosong').first().waitFor();
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
        .toBe('name');
      await page.getByLabel('Nama lengkap').fill('سيتي أمينة');
      await page.getByLabel('Email', { exact: true }).fill('tanpa.skrip@example.com');
      await page.getByLabel('Password', { exact: true }).fill(fresh);
      await page.getByLabel('Ulangi password').fill(fresh);
      await page.getByLabel(/menyetujui/).check();
      await page.getByRole('button', { name: 'Daftar', exact: true }).click();
      // Too early: the server says so, where the countdown would.
      await page.getByRole('button', { name: 'Kirim ulang kode' }).click();
      await page.getByText(/Tunggu satu menit/).waitFor();
      await page
        .getByLabel('Kode dari email')
        .fill(await newestCode(journey.application.deps.db, 'tanpa.skrip@example.com', 'registration_code'));
      await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
      await page.getByText('Akun Anda sudah siap').waitFor({ state: 'attached' });
    },
  );
});
