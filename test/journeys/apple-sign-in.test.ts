// Signing in by Apple (docs/product/social-login.md, spec §2 /redirect-apple): its form_post crosses sites, its `user` comes once.
import { expect, test } from 'vitest';
import { desktop, useJourney } from './journey.ts';

const person = {
  sub: 'apple-001',
  email: 'x7k2p9@privaterelay.appleid.com',
  email_verified: 'true',
  firstName: 'Nur',
  lastName: 'Hidayati',
};
const journey = useJourney({ viewport: desktop, people: { apple: [person] } });

const accounts = () =>
  journey.application.deps.db
    .selectFrom('accounts')
    .innerJoin('account_identities', 'account_id', 'accounts.id')
    .select(['email', 'name', 'subject'])
    .execute();

test('the first time it keeps the name that Apple tells once', async () => {
  const page = await journey.open('/auth/login?redirect=%2Ffaq');
  await page.getByRole('button', { name: 'Masuk dengan Apple' }).click();
  await page.getByRole('button', { name: person.email }).click();
  await page.waitForURL((url) => url.pathname === '/faq');
  await page.getByText('Akun Anda sudah dibuat').waitFor({ state: 'attached' });
  expect(await accounts()).toEqual([{ email: person.email, name: 'Nur Hidayati', subject: person.sub }]);
});

test('the second time, without a name, it is the same account; in English', async () => {
  const page = await journey.open('/en/auth/login?redirect=%2Ffaq');
  await page.getByRole('button', { name: 'Sign in with Apple' }).click();
  await page.getByRole('button', { name: person.email }).click();
  await page.waitForURL((url) => url.pathname === '/en/faq');
  expect((await page.context().cookies()).some(({ name }) => name === 'jwt')).toBe(true);
  expect(await accounts()).toEqual([{ email: person.email, name: 'Nur Hidayati', subject: person.sub }]);
});

test('who cancels at Apple is back where they can choose again', async () => {
  const page = await journey.open('/auth/login');
  await page.getByRole('button', { name: 'Masuk dengan Apple' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Anda membatalkan proses masuk').waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});
