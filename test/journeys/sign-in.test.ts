// Signing in and out as people do: led there by a page for members, back to it, out by the menu; out on one device, told on the
// other (spec §2 header and guards, §4 login success and logout, §8 status 417).
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { endAllSessions } from '#domain/session-endings';
import { hashPassword } from '#platform/passwords';
import { createAccount } from '#test/factories/accounts';
import { desktop, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    title: 'Masuk',
    wrong: 'Email atau password salah',
    menu: 'Menu',
    out: 'Keluar',
    profile: 'Profil',
    save: 'Simpan',
    added: 'Berhasil menambahkan ke wishlist',
    ended: 'Session Anda telah habis, silahkan login kembali',
  },
  en: {
    prefix: '/en',
    title: 'Sign in',
    wrong: 'Email or password is wrong',
    menu: 'Menu',
    out: 'Sign out',
    profile: 'Profile',
    save: 'Save',
    added: 'Successfully added to wishlist',
    ended: 'Your session has ended, please sign in again',
  },
} as const;

const journey = useJourney({ viewport: phone });
const wanted = '/member/second-factor';
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const hasFocus = (page: Page, name: string) =>
  page.locator(`[name=${name}]`).evaluate((field) => field === document.activeElement);

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];

  it('a page for members leads to sign in, and back; the menu leads out again', async () => {
    const { email } = await createAccount(journey.application.deps.db, {
      name: 'Siti Aminah',
      password_hash: await hashPassword('Labbaik-1447'),
    });
    const page = await journey.open(word.prefix + wanted);
    await at(page, `${word.prefix}/auth/login`);

    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill('Labbaik-1448');
    await page.getByRole('button', { name: word.title, exact: true }).click();
    await page.getByRole('alert').getByText(word.wrong).waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe(email);
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    await expect.poll(() => hasFocus(page, 'password')).toBe(true);

    await page.locator('[name=password]').fill('Labbaik-1447');
    await page.keyboard.press('Enter');
    await at(page, word.prefix + wanted);

    await page.goto(`${journey.application.origin()}${word.prefix}/faq`);
    await page.getByRole('button', { name: word.menu, exact: true }).click();
    await page.getByRole('link', { name: `${word.profile}: Siti Aminah` }).waitFor();
    await page.getByRole('button', { name: word.out }).click();
    await at(page, `${word.prefix}/auth/login`);
    await page.goto(journey.application.origin() + word.prefix + wanted);
    await at(page, `${word.prefix}/auth/login`);
    expect(
      (await page.context().cookies()).filter(({ name }) => ['jwt', 'refreshToken'].includes(name)),
    ).toEqual([]);
  });

  it('who is signed out on another device is told so, a moment after the sign-in page came', async () => {
    const { account } = await journey.signIn();
    const page = await journey.open(word.prefix + wanted);
    await at(page, word.prefix + wanted);
    await endAllSessions(journey.application.deps, account.id);
    await page.reload();
    await at(page, `${word.prefix}/auth/login`);
    const toast = page.locator('.toast').getByText(word.ended);
    await toast.waitFor({ state: 'attached' });
    expect(
      await page
        .locator('.toast')
        .evaluate((element) => getComputedStyle(element).animationDelay.split(',')[0]),
    ).toBe('0.4s');
    await page.reload();
    expect(await toast.count()).toBe(0);
  });

  it('and so is who presses what answers without leaving the page', async () => {
    const { account } = await journey.signIn({ password_hash: await hashPassword('Labbaik-1447') });
    const page = await journey.open(`${word.prefix}/umroh`);
    await endAllSessions(journey.application.deps, account.id);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${word.save} `) })
      .first()
      .click();
    await at(page, `${word.prefix}/auth/login`);
    await page.locator('.toast').getByText(word.ended).waitFor({ state: 'attached' });
    // Signing in leads back in the language of its own page, and saves what was pressed (decision 0066).
    await page.locator('[name=email]').fill(account.email);
    await page.locator('[name=password]').fill('Labbaik-1447');
    await page.keyboard.press('Enter');
    await at(page, `${word.prefix}/umroh`);
    await page.locator('.toast').getByText(word.added).waitFor({ state: 'attached' });
    expect(
      await journey.application.deps.db
        .selectFrom('wishlist_items')
        .select('account_id')
        .where('account_id', '=', account.id)
        .execute(),
    ).toHaveLength(1);
  });
});

it('on a desktop the header itself says who is here', async () => {
  const guest = await journey.open('/faq');
  await guest.setViewportSize(desktop);
  const header = guest.getByRole('banner');
  await expect.poll(() => header.getByRole('link', { name: 'Masuk' }).isVisible()).toBe(true);
  await expect.poll(() => header.getByRole('link', { name: 'Daftar' }).isVisible()).toBe(true);
  await journey.signIn({ name: 'Ahmad Fauzi' });
  await guest.reload();
  expect(await header.getByRole('link', { name: 'Profil: Ahmad Fauzi' }).getAttribute('href')).toBe(
    '/member/profile',
  );
  expect(await header.getByRole('link', { name: 'Masuk' }).isVisible()).toBe(false);
});

it('from a product one is led back to it, with the consultant who recommended it', async () => {
  const product = journey.products.open[0]!;
  const { email } = await createAccount(journey.application.deps.db, {
    password_hash: await hashPassword('Labbaik-1447'),
  });
  const page = await journey.open(`/product/${product}?affiliate_code=RAHMAT-01`);
  // In consultant mode the account is behind the menu on a phone.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
  await at(page, '/auth/login');
  expect(new URL(page.url()).search).toBe(`?productSlug=${product}&affiliate_code=RAHMAT-01`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('Labbaik-1447');
  await page.keyboard.press('Enter');
  await at(page, `/product/${product}`);
  expect(new URL(page.url()).search).toBe('?affiliate_code=RAHMAT-01');
});
