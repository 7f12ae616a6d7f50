// Support gives and ends roles at its console (docs/product/memberships.md): found from the profile, a person by mail, staff and consultant.
import { expect, test } from 'vitest';
import { hasRole } from '#domain/memberships';
import { createMember } from '#test/factories/accounts';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

test('somebody becomes staff of a bank, and is that no more', async () => {
  await journey.signIn({ roles: ['operator_support'] });
  const { account } = await createMember(journey.application.deps, { name: 'Nurul Huda' });
  const page = await journey.open('/member/profile');
  await page.getByRole('link', { name: 'Konsol' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bantuan' }).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Peran dan petugas' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.getByRole('heading', { name: 'Nurul Huda' }).waitFor();
  await page.getByText('Belum memegang peran').waitFor();

  await page.getByLabel('Peran').selectOption('Petugas bank mitra');
  await page.getByRole('button', { name: 'Beri peran ini' }).click();
  await page.getByText('Pilih lembaga tempat peran ini dipegang').waitFor();
  await page.getByLabel('Lembaga').selectOption('BPRS Lumbung Berkah');
  await page.getByRole('button', { name: 'Beri peran ini' }).click();
  await page.getByRole('row', { name: 'Petugas bank mitra BPRS Lumbung Berkah' }).waitFor();
  await page.getByText('Peran diberikan').waitFor();

  await page.getByRole('button', { name: /^Akhiri.*Petugas bank mitra/ }).click();
  await page.getByText('Belum memegang peran').waitFor();
  expect(
    (
      await journey.application.deps.db
        .selectFrom('audit_log')
        .select('action')
        .where('subject_id', '=', account.id)
        .where('action', 'like', 'membership.%')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action),
  ).toEqual(['membership.granted', 'membership.revoked']);
});

test('somebody becomes a consultant with a code, whose page then opens', async () => {
  await journey.signIn({ roles: ['operator_support'] });
  const { account } = await createMember(journey.application.deps, { name: 'Nurul Huda' });
  const page = await journey.open(`/operator/roles?email=${account.email}`);
  await page.getByLabel('Kode', { exact: true }).fill('rahmat-01');
  await page.getByRole('button', { name: 'Jadikan konsultan' }).click();
  await page.getByText('Kode ini sudah dipakai orang lain').waitFor();
  await page.getByLabel('Kode', { exact: true }).fill('nurul-01');
  await page.getByRole('button', { name: 'Jadikan konsultan' }).click();
  await page.getByRole('row', { name: 'Konsultan' }).waitFor();

  await page.context().clearCookies();
  await journey.signInAs(account);
  await page.goto(`${journey.application.origin()}/member/consultant`);
  await expect.poll(() => page.locator('[data-code]').textContent()).toBe('NURUL-01');
});

test('nobody changes their own roles', async () => {
  const { account, actor } = await journey.signIn({ roles: ['operator_support'] });
  expect(hasRole(actor, 'operator_support')).toBe(true);
  const page = await journey.open(`/operator/roles?email=${account.email}`);
  await page.getByText('Peran Anda sendiri hanya dapat diubah oleh petugas lain').waitFor();
  expect(await page.getByRole('button', { name: /Akhiri|Beri peran/ }).count()).toBe(0);
});
