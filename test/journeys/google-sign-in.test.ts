// Signing in by Google (docs/product/social-login.md), against a real OpenID provider: the first time, again, changed one's mind, and with
// an account that exists already. On a phone; once without any script of ours.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hashPassword } from '#platform/passwords';
import { desktop, appStarted, expectFocus, type Journey, phone, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const siti = {
  sub: 'google-siti',
  email: 'siti.rahmawati@gmail.com',
  email_verified: true,
  name: 'Siti Rahmawati',
};
const budi = { sub: 'google-budi', email: 'budi@kantor.example', email_verified: true, name: 'Budi Santoso' };
const password = 'Labbaik-1447';
const people = { google: [siti, budi] };

const accounts = ({ application }: Journey) =>
  application.deps.db
    .selectFrom('accounts')
    .leftJoin('account_identities', 'account_id', 'accounts.id')
    .select(['email', 'name', 'provider', 'subject'])
    .where('email', 'in', [siti.email, budi.email])
    .execute();
const isSignedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'jwt');

describe('on a phone', () => {
  const journey = useJourney({ viewport: phone, people });

  test('somebody new comes back to the page they wanted, with an account', async () => {
    const page = await journey.open('/auth/login?redirect=%2Ffaq');
    await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await page.getByRole('button', { name: siti.email }).click();
    await page.waitForURL((url) => url.pathname === '/faq');
    await page.getByText('Akun Anda sudah dibuat').waitFor({ state: 'attached' });
    expect(await isSignedIn(page)).toBe(true);
    expect((await page.context().cookies()).some(({ name }) => name === 'sign_in')).toBe(false);
    expect(await accounts(journey)).toEqual([
      { email: siti.email, name: siti.name, provider: 'google', subject: siti.sub },
    ]);

    // Without a password it is the last way in.
    await page.goto(`${journey.application.origin()}/member/sign-in-ways`);
    await page.getByText('Ini satu-satunya cara Anda masuk').waitFor();
    expect(await page.getByRole('button', { name: 'Putuskan' }).count()).toBe(0);
  });

  test('and the next time to the same account, in English', async () => {
    const page = await journey.open('/en/auth/login?redirect=%2Ffaq');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: siti.email }).click();
    await page.waitForURL((url) => url.pathname === '/en/faq');
    expect(await isSignedIn(page)).toBe(true);
    expect(await accounts(journey)).toHaveLength(1);
  });

  test('who changes their mind is told so, and may go on in another way', async () => {
    const page = await journey.open('/en/auth/login?redirect=%2Ffaq');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You cancelled signing in').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('redirect')]).toEqual(['/en/auth/login', '/faq']);
    expect(await isSignedIn(page)).toBe(false);
  });
});

describe('with an account that exists already', () => {
  const journey = useJourney({ viewport: desktop, people });

  test('a mail that Google only repeats opens nothing; the owner links it from the inside', async () => {
    const member = await journey.signIn({
      email: budi.email,
      name: 'Budi',
      password_hash: await hashPassword(password),
    });
    await (await journey.open('/')).context().clearCookies();
    const page = await journey.open('/auth/login');
    await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await page.getByRole('button', { name: budi.email }).click();
    await page.getByText('Alamat email itu sudah punya akun di sini').waitFor();
    expect(await isSignedIn(page)).toBe(false);

    await page.context().addCookies([
      {
        name: 'refreshToken',
        value: member.tokens.refreshToken,
        url: journey.application.origin(),
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    const ways = await journey.open('/member/sign-in-ways');
    await ways.getByLabel('Password saat ini').fill('Labbaik-1446');
    await ways.getByRole('button', { name: 'Hubungkan Google' }).click();
    await ways.getByText('Password saat ini salah').waitFor();
    await expectFocus(ways.getByLabel('Password saat ini'));
    await ways.getByLabel('Password saat ini').fill(password);
    await ways.getByRole('button', { name: 'Hubungkan Google' }).click();
    await ways.getByRole('button', { name: budi.email }).click();
    await ways.getByText('Google sudah terhubung dengan akun Anda').waitFor({ state: 'attached' });
    expect(await accounts(journey)).toEqual([
      { email: budi.email, name: 'Budi', provider: 'google', subject: budi.sub },
    ]);
    await ways.getByRole('button', { name: 'Putuskan' }).waitFor();

    await ways.context().clearCookies();
    const again = await journey.open('/auth/login?redirect=%2Ffaq');
    await again.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await again.getByRole('button', { name: budi.email }).click();
    await again.waitForURL((url) => url.pathname === '/faq');
    expect(await isSignedIn(again)).toBe(true);

    await again.goto(`${journey.application.origin()}/member/sign-in-ways`);
    await appStarted(again);
    await again.getByRole('button', { name: 'Putuskan' }).click();
    await again.getByRole('button', { name: 'Hubungkan Google' }).waitFor();
    expect(await again.getByRole('button', { name: 'Putuskan' }).count()).toBe(0);
  });
});

describe('without script', () => {
  const journey = useJourney({ viewport: phone, javaScriptEnabled: false, people });

  test('it works all the same', async () => {
    const page = await journey.open('/auth/login?redirect=%2Ffaq');
    await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await page.getByRole('button', { name: siti.email }).click();
    await page.waitForURL((url) => url.pathname === '/faq');
    expect(await isSignedIn(page)).toBe(true);
  });
});

describe('the pages on the way', () => {
  const journey = useJourney({ viewport: phone, people });

  test.each([
    ['signing in', '/auth/login?sign_in=sign_in_link_first'],
    ['registering', '/en/auth/register'],
    ['one provider', '/auth/google'],
    ['ways to sign in', '/en/member/sign-in-ways?sign_in=sign_in_identity_taken'],
  ])('%s: axe finds nothing, nothing overflows, targets are large enough', async (_name, path) => {
    if (path.includes('/member/')) await journey.signIn({ password_hash: 'of nobody' });
    const page = await journey.open(path);
    await page.getByRole('button', { name: 'Google' }).first().waitFor();
    expect({
      axe: await axeFindings(page),
      overflow: await overflow(page),
      small: await smallTargets(page),
    }).toEqual({ axe: [], overflow: [], small: [] });
  });
});
