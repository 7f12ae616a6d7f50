// Somebody registers on a phone: first wrongly, then rightly; reads the code in their mail, and is signed in (spec §2 auth, §5).
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createAccount } from '#test/factories/accounts';
import { emailsTo, newestCode } from '#test/sent-emails';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';
import { appStarted, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    register: 'Daftar',
    name: 'Nama lengkap',
    email: 'Email',
    phone: 'Nomor telepon',
    eye: 'Tampilkan password',
    password: 'Password',
    again: 'Ulangi password',
    terms: /menyetujui/,
    terms_missing: 'Setujui syarat dan ketentuan untuk mendaftar',
    same: 'Password harus sama',
    empty: 'Field tidak boleh kosong',
    phoneInvalid: 'Nomor telepon tidak valid',
    verify: 'Verifikasi',
    wrongCode: 'Kode salah',
    correct: 'Ganti alamat email',
    welcome: 'Akun Anda sudah siap',
    taken: /sudah memiliki akun/,
    over: 'Pendaftaran ini sudah berakhir',
  },
  en: {
    prefix: '/en',
    register: 'Register',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    eye: 'Show passwords',
    password: 'Password',
    again: 'Repeat the password',
    terms: /I accept/,
    terms_missing: 'Accept the terms to register',
    same: 'Passwords must match',
    empty: 'Field cannot be empty',
    phoneInvalid: 'Phone number is not valid',
    verify: 'Verify',
    wrongCode: 'The code is wrong',
    correct: 'Correct the email address',
    welcome: 'Your account is ready',
    taken: /already has an account/,
    over: 'This registration is over',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const journey = useJourney({ viewport: phone });
const password = 'Labbaik-1448';

async function fill(page: Page, word: Words, email: string): Promise<void> {
  await page.getByLabel(word.name).fill('Siti Aminah');
  await page.getByLabel(word.email, { exact: true }).fill(email);
  await page.getByLabel(word.password, { exact: true }).fill(password);
  await page.getByLabel(word.again).fill(password);
  await page.getByLabel(word.terms).check();
}
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeFor = (email: string) => newestCode(journey.application.deps.db, email, 'registration_code');
const inFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name, httpOnly }) => name === 'refreshToken' && httpOnly);
async function quality(page: Page) {
  return { axe: await axeFindings(page), targets: await smallTargets(page), overflow: await overflow(page) };
}
const spotless = { axe: [], targets: [], overflow: [] };

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];

  it('ticks the rules of a password off as one types, and says at once that the two differ', async () => {
    const page = await journey.open(`${word.prefix}/auth/register`);
    await appStarted(page);
    const kept = page.locator('[data-rule][data-kept]');
    await page.getByLabel(word.password, { exact: true }).fill('rahasia1!');
    await expect.poll(() => kept.count()).toBe(4);
    await page.getByLabel(word.password, { exact: true }).fill('Rahasia1!');
    await expect.poll(() => kept.count()).toBe(5);
    await page.getByLabel(word.again).fill('Rahasia2!');
    expect(await page.getByText(word.same).count()).toBe(0);
    await page.getByLabel(word.again).blur();
    await page.getByText(word.same).waitFor();
    expect(await quality(page)).toEqual(spotless);
    await page.getByLabel(word.again).fill('Rahasia1!');
    await page.getByText(word.same).waitFor({ state: 'detached' });
    const eye = page.getByRole('button', { name: word.eye }).first();
    const kind = () => page.getByLabel(word.password, { exact: true }).getAttribute('type');
    await eye.click();
    await expect.poll(kind).toBe('text');

    await send(page, word.register);
    // Name, address and terms are missing; the focus is on the first of them, and no password has to be typed again.
    await page.getByText(word.terms_missing).waitFor();
    await expect.poll(() => page.getByText(word.empty).count()).toBe(2);
    await expect.poll(() => inFocus(page)).toBe('name');
    expect(await page.getByLabel(word.again).inputValue()).toBe('Rahasia1!');
    await expect.poll(kind).toBe('password');
    expect(await quality(page)).toEqual(spotless);
  });

  it('a new address becomes an account once its code was typed', async () => {
    const email = `siti.${locale}@example.com`;
    const page = await journey.open(`${word.prefix}/auth/register?redirect=/umroh`);
    expect(await quality(page)).toEqual(spotless);
    await appStarted(page);
    await fill(page, word, email);
    await page.getByLabel(word.phone).fill('abcdefghijk');
    await send(page, word.register);
    // Only the server knows that these are no digits of a phone; everything is still there.
    await page.getByText(word.phoneInvalid).waitFor();
    await expect.poll(() => inFocus(page)).toBe('phone');
    expect(await page.getByLabel(word.email, { exact: true }).inputValue()).toBe(email);
    expect(await page.getByLabel(word.password, { exact: true }).inputValue()).toBe(password);
    await page.getByLabel(word.phone).fill('');
    await send(page, word.register);

    await page.getByRole('button', { name: word.verify, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${word.prefix}/auth/register/verification-email`);
    await page.getByText(email).waitFor();
    await expect.poll(() => inFocus(page)).toBe('code');
    expect(await quality(page)).toEqual(spotless);
    const code = await codeFor(email);
    await page.getByLabel(/code|kode/i).fill(code === '000000' ? '000001' : '000000');
    await send(page, word.verify);
    await page.getByText(word.wrongCode).waitFor();
    await expect.poll(() => inFocus(page)).toBe('code');
    expect((await emailsTo(journey.application.deps.db, email)).map((letter) => letter.locale)).toEqual([
      locale,
    ]);
    await page.getByLabel(/code|kode/i).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await send(page, word.verify);

    await page.waitForURL((url) => url.pathname === `${word.prefix}/umroh`);
    // A toast goes by itself: on a slow machine it has gone already.
    await page.getByText(word.welcome).waitFor({ state: 'attached' });
    expect(await isSignedIn(page)).toBe(true);
  });

  it('a mistyped address can be corrected without typing everything again', async () => {
    const page = await journey.open(`${word.prefix}/auth/register`);
    await fill(page, word, 'siti@exmaple.com');
    await send(page, word.register);
    await page.getByRole('link', { name: word.correct }).click();
    await page.getByRole('button', { name: word.register, exact: true }).waitFor();
    expect(await page.getByLabel(word.name).inputValue()).toBe('Siti Aminah');
    expect(await page.getByLabel(word.password, { exact: true }).inputValue()).toBe('');
    expect(new URL(page.url()).search).not.toContain('siti');
  });

  it('an address with an account sees the same pages, and its owner a letter', async () => {
    const { db } = journey.application.deps;
    const email = `lama.${locale}@example.com`;
    await createAccount(db, { email, locale });
    const page = await journey.open(`${word.prefix}/auth/register`);
    await fill(page, word, email);
    await send(page, word.register);
    await page.getByRole('button', { name: word.verify, exact: true }).waitFor();
    await page.getByText(email).waitFor();
    for (let tries = 0; tries < 5; tries += 1) {
      await page.getByLabel(/code|kode/i).fill(`00000${tries}`);
      const isAnswer = (answer: { request(): { method(): string } }) => answer.request().method() === 'POST';
      await Promise.all([page.waitForResponse(isAnswer), send(page, word.verify)]);
    }
    // The fifth was the last.
    await page.getByRole('heading', { name: word.over }).waitFor();
    expect(await quality(page)).toEqual(spotless);
    expect((await emailsTo(db, email)).map(({ kind }) => kind)).toEqual(['registration_known_address']);
    expect(await isSignedIn(page)).toBe(false);
  });

  it('an address that gets an account while its code is on the way is sent to sign in', async () => {
    const { db } = journey.application.deps;
    const email = `balapan.${locale}@example.com`;
    const page = await journey.open(`${word.prefix}/auth/register`);
    await fill(page, word, email);
    await send(page, word.register);
    await page.getByText(email).waitFor();
    const code = await codeFor(email);
    await createAccount(db, { email });
    await page.getByLabel(/code|kode/i).fill(code);
    await send(page, word.verify);
    await page.waitForURL((url) => url.pathname === `${word.prefix}/auth/login`);
    await page.getByText(word.taken).waitFor({ state: 'attached' });
    expect(await isSignedIn(page)).toBe(false);
  });
});
