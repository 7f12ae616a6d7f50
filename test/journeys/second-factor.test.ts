// Staff turn on their second factor at their first sign-in, and are asked for it at the next: by the application, then by paper.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { listAudit } from '#domain/audit';
import { codeAt } from '#domain/second-factors';
import { demoPassword } from '#db/people/people';
import { hashPassword } from '#platform/passwords';
import { createAccount, createMember, enrolFactor } from '#test/factories/accounts';
import { appStarted, expectFocus, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    login: 'Masuk',
    begin: 'Mulai mengaktifkan',
    confirm: 'Aktifkan',
    on: 'Verifikasi dua langkah aktif',
    step: 'Satu langkah lagi',
    wrong: 'Kode salah',
    password: 'Password saat ini salah',
    kept: 'Sudah saya simpan',
  },
  en: {
    prefix: '/en',
    login: 'Sign in',
    begin: 'Turn it on',
    confirm: 'Turn on',
    on: 'Two-step verification is on',
    step: 'One more step',
    wrong: 'The code is wrong',
    password: 'The current password is wrong',
    kept: 'I have kept them',
  },
} as const;

const journey = useJourney({ viewport: phone });
const now = () => journey.application.deps.now();

async function logIn(page: Page, email: string, button: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: button, exact: true }).click();
}

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];
  it('is turned on once and asked for ever after', async () => {
    const { deps } = journey.application;
    const { email } = await createAccount(deps.db, {
      roles: ['operator_support'],
      password_hash: await hashPassword(demoPassword),
    });
    const page = await journey.open(`${word.prefix}/auth/login?redirect=/member/second-factor`);
    await logIn(page, email, word.login);

    await page.locator('[name=current_password]').waitFor();
    await appStarted(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.locator('[name=current_password]').fill('Bukan-Password-1');
    await page.getByRole('button', { name: word.begin }).click();
    await page.getByText(word.password).waitFor();
    await expectFocus(page.locator('[name=current_password]'));
    await page.locator('[name=current_password]').fill(demoPassword);
    await page.getByRole('button', { name: word.begin }).click();
    const secret = (await page.locator('[data-secret]').innerText()).replaceAll(/\s/g, '');
    await page.locator('[name=code]').fill('12');
    await page.getByRole('button', { name: word.confirm, exact: true }).click();
    await page.getByText(word.wrong).waitFor();
    await expectFocus(page.locator('[name=code]'));
    await page.locator('[name=code]').fill(codeAt(secret, now()));
    await page.getByRole('button', { name: word.confirm, exact: true }).click();
    const paper = await page.locator('[data-recovery-codes] li').first().innerText();
    expect(paper).toMatch(/^\w{5}-\w{5}$/);
    // Each step took the place of the one before, and its heading is read out.
    await expectFocus(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.locator('[data-same-document]').count()).toBe(1);
    await page.goto(`${journey.application.origin()}${word.prefix}/member/second-factor`);
    await page.getByText(word.on).waitFor();

    await page.context().clearCookies();
    await page.goto(
      `${journey.application.origin()}${word.prefix}/auth/login?redirect=/member/second-factor`,
    );
    await logIn(page, email, word.login);
    await page.getByRole('heading', { name: word.step }).waitFor();
    // The same step again: a code works once, so paper has to help.
    await page.locator('[name=code]').fill(codeAt(secret, now()));
    await page.getByRole('button', { name: word.login, exact: true }).click();
    await page.getByText(word.wrong).waitFor();
    await page.locator('[name=code]').fill(paper.toLowerCase());
    await page.getByRole('button', { name: word.login, exact: true }).click();
    await page.getByText(word.on).waitFor();
    const sessions = await deps.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .where('email', '=', email)
      .select('has_second_factor')
      .execute();
    expect(sessions.map((session) => session.has_second_factor)).toEqual([true, true]);
  });
});

it('asks for the password first when nobody began', async () => {
  const page = await journey.open('/auth/login/second-factor');
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

it('asks once for a fresh code before a role is given, and gives it then, without script', async () => {
  const { deps } = journey.application;
  const support = await journey.signIn({ roles: ['operator_support'] });
  const secret = await enrolFactor(deps, support.account.id);
  const stale = () =>
    deps.db
      .updateTable('sessions')
      .set({ factor_proven_at: new Date(now().getTime() - 3_600_000) })
      .where('account_id', '=', support.account.id)
      .execute();
  await stale();
  const { account } = await createMember(deps, { name: 'Nurul Huda' });
  const page = await journey.open(`/operator/roles?email=${account.email}`);
  await page.getByLabel('Peran').selectOption('Petugas konten');
  await page.getByRole('button', { name: 'Beri peran ini' }).click();
  await page.getByRole('heading', { name: 'Konfirmasi dengan kode' }).waitFor();
  await expectFocus(page.locator('[name=step_up_code]'));
  await page.locator('[name=step_up_code]').fill('000000');
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByText('Kode salah').waitFor();
  await page.locator('[name=step_up_code]').fill(codeAt(secret, now()));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByText('Peran diberikan').waitFor();
  await page.getByRole('row', { name: 'Petugas konten' }).waitFor();
  // For ten minutes it is not asked again.
  await page.getByRole('button', { name: /^Akhiri.*Petugas konten/ }).click();
  await page.getByText('Belum memegang peran').waitFor();
  expect(
    (await listAudit(deps, account.id, 1, 9)).items
      .map(({ action }) => action)
      .filter((action) => action.startsWith('membership.')),
  ).toEqual(['membership.revoked', 'membership.granted']);
});
