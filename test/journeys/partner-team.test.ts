// An owner asks somebody to work for the agency (docs/product/partner-team.md): on a phone, with one duty, which then opens that page alone.
import { expect, test } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { newestLink } from '#test/sent-emails';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });
const email = 'rina.keuangan@contoh.id';

test('somebody is invited with a duty, accepts, and sees what is theirs', async () => {
  const { deps } = journey.application;
  const { id: partnerId } = await createPartner(deps.db);
  const owner = await journey.signIn({ roles: ['partner_staff'], partnerId });
  const page = await journey.open('/partner-console/team');
  await appStarted(page);
  await page.getByLabel('Nama').fill('Rina');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kirim undangan' }).click();
  await page.getByText('Pilih sedikitnya satu tugas').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page
    .getByRole('checkbox', { name: /^Keuangan/ })
    .last()
    .check();
  await page.getByRole('button', { name: 'Kirim undangan' }).click();
  await page.getByText('Undangan dikirim.').waitFor();
  await page.getByRole('listitem').filter({ hasText: email }).getByText('Keuangan · Berlaku').waitFor();

  const link = await newestLink(deps.db, email, 'invitation', '/auth/invitation/');
  await page.context().clearCookies();
  const { account } = await createMember(deps, { email, name: 'Rina' });
  await journey.signInAs(account);
  const invited = await journey.open(new URL(link).pathname);
  await invited.getByText('Tugas Anda: Keuangan.').waitFor();
  await invited.getByRole('button', { name: 'Terima undangan' }).click();
  await invited.waitForURL(/\/auth\/login/);

  await journey.signInAs(account, { hasSecondFactor: true });
  const status = async (path: string) => (await invited.goto(journey.application.origin() + path))!.status();
  expect(await status('/partner-console/payouts')).toBe(200);
  expect(await status('/partner-console/team')).toBe(403);

  // The only owner cannot leave.
  await invited.context().clearCookies();
  await journey.signInAs(owner.account, { hasSecondFactor: true });
  expect(await status('/partner-console/team')).toBe(200);
  const own = invited.getByRole('listitem').filter({ hasText: owner.account.email });
  await own.getByText('Ubah tugas').click();
  await own.getByRole('button', { name: /^Keluarkan/ }).click();
  await invited.getByText('Harus tetap ada satu pemilik').waitFor();
});
