// Becoming a partner (docs/product/joining.md): applied for on a phone, checked by the acquisition team, accepted by the owner.
import sharp from 'sharp';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveStep } from '#domain/joining';
import { joinChecks } from '#shared/joining';
import { beginOne, checkAll, createApplication, organisationStep } from '#test/factories/joining';
import { newestLink } from '#test/sent-emails';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });
const email = 'umi.kalsum@contoh.id';
const file = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer(),
});

test('a distribution partner applies, is approved, and its owner accepts the invitation', async () => {
  const page = await journey.open('/gabung-travel-distribution-channel');
  await page.getByRole('button', { name: 'Mulai' }).click();
  await page.getByText('Field tidak boleh kosong').first().waitFor();
  await page.getByLabel('Nama lembaga').fill('Majelis Nurul Iman');
  await page.getByLabel('Nama penanggung jawab').fill('Umi Kalsum');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor telepon').fill('0812-7777-8888');
  await page.getByLabel('Saya berwenang').check();
  await page.getByRole('button', { name: 'Mulai' }).click();
  await page.getByRole('heading', { name: 'Majelis Nurul Iman' }).waitFor();
  await appStarted(page);

  // Kept when a field is left, and there again when the page is opened anew.
  await page.getByLabel('Nama badan hukum').fill('Yayasan Nurul Iman');
  await page.getByLabel('Tahun berdiri').focus();
  await page.getByText('Tersimpan').waitFor();
  await page.reload();
  await appStarted(page);
  expect(await page.getByLabel('Nama badan hukum').inputValue()).toBe('Yayasan Nurul Iman');
  await page.getByLabel('Tahun berdiri').fill('12');
  await page.getByLabel('Kabupaten atau kota').selectOption({ index: 3 });
  await page.getByLabel('Alamat kantor').fill('Jl. Asia Afrika 10, Bandung');
  await page.getByLabel('Tentang lembaga').fill('Majelis taklim keluarga dengan empat ratus anggota aktif.');
  await page.getByLabel('Jabatan').fill('Ketua');
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click();
  await page.getByText('Tulis tahun empat angka').waitFor();
  await page.getByLabel('Tahun berdiri').fill('2012');
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click();
  await page.getByLabel('Di mana dan bagaimana Anda menjual').fill('Pengajian mingguan di tiga kecamatan');
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click();
  for (const document of ['KTP penanggung jawab', 'NPWP lembaga']) {
    const row = page.getByRole('listitem').filter({ hasText: document });
    await row.getByLabel('Berkas').setInputFiles(await file('dokumen.png'));
    await row.getByRole('button', { name: /^Kirim/ }).click();
    await row.getByText('Diterima').waitFor();
  }
  await page.getByRole('link', { name: 'Periksa dan kirim' }).last().click();
  await page.getByRole('button', { name: 'Kirim pengajuan' }).click();
  await page.getByText('Sedang diperiksa').waitFor();

  await journey.signIn({ roles: ['operator_acquisition'] });
  const staffPage = await journey.open('/operator/applications');
  await staffPage.getByRole('link', { name: /Majelis Nurul Iman/ }).click();
  await staffPage.getByRole('heading', { name: 'Majelis Nurul Iman' }).waitFor();
  await appStarted(staffPage);
  for (const item of joinChecks('distribution_channel')) {
    const row = staffPage.getByRole('listitem').filter({ hasText: 'Belum diperiksa' }).first();
    const name = await row.getByRole('heading').textContent();
    await row.getByText('Catat').first().click();
    await row.getByLabel('Hasil', { exact: true }).selectOption('Sesuai');
    await row.getByLabel('Apa yang dilihat').fill(`Dilihat: ${item}`);
    await row.getByRole('button', { name: 'Catat' }).click();
    await staffPage
      .getByRole('listitem')
      .filter({ hasText: name! })
      .getByText(`Dilihat: ${item}`)
      .first()
      .waitFor();
  }
  await staffPage.getByLabel('Alamat halaman mitra').fill('nurul-iman');
  await staffPage.getByRole('button', { name: 'Setujui dan undang pemilik' }).click();
  await staffPage.getByText('Disetujui').first().waitFor();

  await staffPage.context().clearCookies();
  const link = await newestLink(journey.application.deps.db, email, 'invitation', '/auth/invitation/');
  const invited = await journey.open(new URL(link).pathname);
  await invited.getByText('Masuk atau daftar dengan alamat email itu').waitFor();
  const { account } = await journey.signIn({ email });
  await invited.reload();
  await invited.getByRole('button', { name: 'Terima undangan' }).click();
  await invited.waitForURL(/\/auth\/login/);
  expect(
    await journey.application.deps.db
      .selectFrom('memberships')
      .select('role')
      .where('account_id', '=', account.id)
      .execute(),
  ).toEqual([{ role: 'distribution_staff' }]);
});

test('a refusal says why', async () => {
  const { deps } = journey.application;
  const application = await createApplication(deps, { organisation: 'Koperasi Amanah' });
  await checkAll(deps, application);
  await journey.signIn({ roles: ['operator_acquisition'] });
  const staffPage = await journey.open(`/operator/applications/${application.id}`);
  await staffPage.getByLabel('Alasan').selectOption('Tidak dapat dihubungi');
  await staffPage.getByLabel('Penjelasan untuk pemohon').fill('Nomor telepon tidak aktif.');
  await staffPage.getByRole('button', { name: 'Tolak' }).click();
  await staffPage.getByText('Ditolak').first().waitFor();
  const status = await journey.open(`/gabung-partner/${application.token}`);
  await status.getByText('Nomor telepon tidak aktif.').waitFor();
  expect(await status.getByRole('button', { name: 'Kirim pengajuan' }).count()).toBe(0);
});

test('what is kept late does not hold back the next step', async () => {
  const { deps } = journey.application;
  const token = await beginOne(deps, { kind: 'distribution_channel' });
  await saveStep(deps, { token, step: 'organisation', form: organisationStep });
  const page = await journey.open(`/gabung-partner/${token}?step=permits`);
  await appStarted(page);
  const isKeeping = (request: Request) => request.postData()?.includes('keep') ?? false;
  const isLoading = Promise.withResolvers<void>();
  // An answer that was read to the end may count as finished or as broken off: the page lets go of its line at once.
  const kept = Promise.race([
    page.waitForEvent('requestfinished', isKeeping),
    page.waitForEvent('requestfailed', isKeeping),
  ]);
  await page.route('**/*.data*', async (route) => {
    if (isKeeping(route.request())) await isLoading.promise;
    else if (route.request().url().includes('step=documents')) {
      isLoading.resolve();
      await kept;
    }
    await route.continue();
  });
  await page.getByLabel('Di mana dan bagaimana Anda menjual').fill('Pengajian mingguan');
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click();
  await page.getByText('NPWP lembaga').first().waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('documents');
});
