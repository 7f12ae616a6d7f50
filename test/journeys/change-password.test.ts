// A member changes the password on their profile; another device is out, this one is not (spec §7 user/auth/change-password).
import { describe, expect, it } from 'vitest';
import { findActor } from '#domain/sessions';
import { hashPassword } from '#platform/passwords';
import { hosts } from '#test/application';
import { signIn } from '#test/factories/accounts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';
import { expectFocus, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    row: /^Ganti password/,
    current: 'Password saat ini',
    fresh: 'Password baru',
    again: 'Ulangi password',
    change: 'Ganti password',
    wrong: 'Password saat ini salah',
    changed: 'Password sudah diganti',
    none: 'Minta tautan password',
  },
  en: {
    prefix: '/en',
    row: /^Change password/,
    current: 'Current password',
    fresh: 'New password',
    again: 'Repeat the password',
    change: 'Change the password',
    wrong: 'The current password is wrong',
    changed: 'Your password has been changed',
    none: 'Ask for a password link',
  },
} as const;
const journey = useJourney({ viewport: phone });

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];
  it('a member changes the password', async () => {
    const { deps } = journey.application;
    const { account } = await journey.signIn({ password_hash: await hashPassword('Rahasia1!'), locale });
    const elsewhere = await signIn(deps, account, { host: hosts.rihlah });
    const page = await journey.open(`${word.prefix}/member/profile`);
    await page.getByRole('link', { name: word.row }).click();
    await page.getByLabel(word.current).waitFor();
    expect([await axeFindings(page), await smallTargets(page), await overflow(page)]).toEqual([[], [], []]);
    await page.getByLabel(word.current).fill('Rahasia2!');
    await page.getByLabel(word.fresh, { exact: true }).fill('Labbaik-1448');
    await page.getByLabel(word.again).fill('Labbaik-1448');
    await page.getByRole('button', { name: word.change }).click();
    await page.getByText(word.wrong).waitFor();
    await expectFocus(page.getByLabel(word.current));
    await page.getByLabel(word.current).fill('Rahasia1!');
    await page.getByLabel(word.fresh, { exact: true }).fill('Labbaik-1448');
    await page.getByLabel(word.again).fill('Labbaik-1448');
    await page.getByRole('button', { name: word.change }).click();
    await page.waitForURL((url) => url.pathname === `${word.prefix}/member/profile`);
    await page.getByText(word.changed).waitFor({ state: 'attached' });
    expect(await findActor(deps, { jwt: elsewhere.tokens.jwt, host: hosts.rihlah })).toBeNull();
  });

  it('whoever has none is shown the way to a first one', async () => {
    await journey.signIn();
    const page = await journey.open(`${word.prefix}/member/profile/password`);
    await page.getByRole('link', { name: word.none }).click();
    await page.waitForURL('**/auth/forgot-password');
    expect(new URL(page.url()).pathname).toBe(`${word.prefix}/auth/forgot-password`);
  });
});
