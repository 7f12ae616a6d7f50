// A consultant's link: the code stays with the visit, the site steps back, and there is a way out (spec §2 header, §1).
import { expect, test } from 'vitest';
import { findAttribution, listVisits } from '#domain/affiliates';
import { affiliateDays } from '#shared/affiliate';
import { codeAt } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { enrolFactor } from '#test/factories/accounts';
import { becomeAffiliate, earnCommission } from '#test/factories/affiliates';
import { newestCode } from '#test/sent-emails';
import { desktop, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const journey = useJourney({ viewport: desktop });
const code = 'RAHMAT-01';

test('the code stays with the visitor from page to page', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}?affiliate_code=${code}`);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'affiliate_code');
  expect(kept?.value).toBe(code);
  expect((kept!.expires * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(affiliateDays - 1);

  // Every link on the page carries it, and an address typed without it gets it again.
  const without = await page.locator('a[href^="/"]').evaluateAll(
    (links, value) =>
      links
        .map((link) => link.getAttribute('href')!)
        .filter((href) => {
          const carried = new URL(href, location.href).searchParams.get('affiliate_code');
          // Empty in the one link that leaves the mode.
          return carried !== value && carried !== '';
        }),
    code,
  );
  expect(without).toEqual([]);
  await page.goto(`${journey.application.origin()}/faq`);
  expect(new URL(page.url()).searchParams.get('affiliate_code')).toBe(code);
});

test('the logo is no link, the navigation and the product links are hidden', async () => {
  const page = await journey.open(`/umroh?affiliate_code=${code}`);
  expect(await page.locator('header a:has(img)').count()).toBe(0);
  await expect.poll(() => page.getByRole('img', { name: 'Rihlah' }).first().isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Menu utama' }).count()).toBe(0);
  const footer = page.locator('footer');
  expect(
    await footer.locator('a[href^="/umroh"], a[href^="/haji"], a[href^="/wisata-syariah"]').count(),
  ).toBe(0);
  expect(await footer.getByRole('heading', { name: 'Hubungi kami' }).count()).toBe(0);
});

test('forms keep the code too', async () => {
  const page = await journey.open(`/search?affiliate_code=${code}`);
  await page.getByRole('searchbox').fill('turki');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'turki');
  expect(new URL(page.url()).searchParams.get('affiliate_code')).toBe(code);
});

test('who wants to leave can, on the page they are on', async () => {
  const page = await journey.open(`/umroh?days=9&affiliate_code=${code}`);
  await page.getByRole('link', { name: 'Keluar dari mode konsultan' }).click();
  await page.waitForURL(
    (url) =>
      url.pathname === '/umroh' &&
      !url.searchParams.has('affiliate_code') &&
      url.searchParams.get('days') === '9',
  );
  await expect.poll(() => page.locator('header a:has(img)').count()).toBe(1);
  expect((await page.context().cookies()).some(({ name }) => name === 'affiliate_code')).toBe(false);
});

test('a consultant shares a link; who opens it and registers is theirs', async () => {
  const { deps } = journey.application;
  const consultant = await journey.signIn({ roles: ['consultant'], name: 'Ani Wulandari' });
  const own = await becomeAffiliate(deps, consultant);
  const page = await journey.open('/member/consultant');
  const link = page.getByRole('textbox', { name: 'Tautan ke semua paket' });
  await link.selectText();
  const address = await link.inputValue();

  await page.context().clearCookies();
  await page.goto(address);
  await page.getByText('Ani Wulandari').first().waitFor();
  await page.getByRole('link', { name: 'Daftar', exact: true }).click();
  const email = 'jamaah.ani@example.com';
  await page.getByLabel('Nama lengkap').fill('Siti Aminah');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Nomor telepon').fill('0812 3456 7890');
  await page.getByLabel('Password', { exact: true }).fill('Labbaik-1448');
  await page.getByLabel('Ulangi password').fill('Labbaik-1448');
  await page.getByLabel(/menyetujui/).check();
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const code = page.getByLabel(/kode/i);
  await code.waitFor();
  await code.fill(await newestCode(deps.db, email, 'registration_code'));
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const { id: accountId } = await deps.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await findAttribution(deps, { accountId })).toBe(own);
  expect(await listVisits(deps, own, 9)).toMatchObject([{ product: null, visits: 1 }]);
});

test('a consultant reads what was earned, states where it goes, and asks for it', async () => {
  const { deps } = journey.application;
  const consultant = await journey.signIn({
    roles: ['consultant'],
    name: 'Budi Consultan',
    password_hash: await hashPassword('Labbaik-1447'),
  });
  const secret = await enrolFactor(deps, consultant.account.id);
  await becomeAffiliate(deps, consultant);
  await earnCommission(deps, consultant.account.id);
  const page = await journey.open('/member/consultant');
  await page.getByText('Isi rekening Anda dahulu, supaya komisi dapat ditransfer.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rekening komisi' }).click();
  await page.getByLabel('Bank', { exact: true }).selectOption('bsi');
  await page.getByLabel('Nomor rekening').fill('7009998887');
  await page.getByLabel('Password saat ini').fill('Labbaik-1447');
  await page.getByLabel(/^Kode/).fill(codeAt(secret, deps.now()));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan rekening' }).click();
  await page.getByText('Menunggu persetujuan tim keuangan').first().waitFor();
  await page.getByText('Nomor berakhiran 8887').waitFor();

  await page.goto(`${journey.application.origin()}/member/consultant`);
  await page.getByRole('button', { name: 'Minta dicairkan' }).click();
  await page.getByText(/^Anda meminta pencairan pada/).waitFor();
  expect(await page.getByRole('button', { name: 'Minta dicairkan' }).count()).toBe(0);
  await page.goto(`${journey.application.origin()}/member/consultant/sales`);
  await page.getByText('Sudah dibayar').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await journey.signIn({ roles: ['operator_finance'] });
  const finance = await journey.open('/operator/payouts');
  await finance.getByText(/Diminta/).waitFor();
  await finance.getByText(/^Diajukan Budi Consultan/).waitFor();
});

test('what cannot be a code changes nothing', async () => {
  const page = await journey.open('/umroh?affiliate_code=%3Cscript%3E');
  expect(page.url()).toBe(`${journey.application.origin()}/umroh`);
  await expect.poll(() => page.locator('header a:has(img)').count()).toBe(1);
});
