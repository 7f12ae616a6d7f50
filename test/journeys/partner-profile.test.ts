// A partner writes its own page, and everybody reads it there (docs/product/partner-profile.md).
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findDemoPartner } from '#test/demo-pages';
import { licencePicture } from '#test/factories/partner-standing';
import { createPartner } from '#test/factories/programmes';
import { hostileDrawings, plainDrawing } from '#test/attacks/hostile-files';
import { eachDeviceAndLanguageOnce, phone, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    about: 'Tentang Anda',
    save: 'Simpan',
    year: 'Tahun berdiri',
    saved: 'Profil disimpan',
    photos: 'Foto',
    upload: 'Unggah',
    added: '1 foto ditambahkan',
    notPlain: 'tanpa skrip, entitas, atau tautan',
    sendLicence: 'Kirim berkas izin',
    licenceFile: 'Berkas izin',
    send: 'Kirim',
    waits: 'Menunggu kami periksa',
    judge: 'Catat hasil pemeriksaan berkas',
    badVerdict: 'Berkas tidak cocok',
    note: 'Catatan untuk mitra',
    saveVerdict: 'Simpan hasil',
    judged: 'Hasil pemeriksaan berkas disimpan',
    refused: 'Tidak cocok, kirim lagi',
    need: 'Berkas izin yang tidak cocok',
  },
  en: {
    prefix: '/en',
    about: 'About you',
    save: 'Save',
    year: 'Founded in',
    saved: 'Profile saved',
    photos: 'Photos',
    upload: 'Upload',
    added: 'Photos added: 1',
    notPlain: 'without scripts, entities or links',
    sendLicence: 'Send the licence document',
    licenceFile: 'Licence document',
    send: 'Send',
    waits: 'We have yet to check it',
    judge: 'Record what the document shows',
    badVerdict: 'Document does not match',
    note: 'Note to the partner',
    saveVerdict: 'Save the result',
    judged: 'Result saved',
    refused: 'Does not match, send it again',
    need: 'Licence documents that do not match',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('says who they are, where everybody reads it', async () => {
    const partner = await findDemoPartner(journey.application.deps);
    await journey.signIn({ roles: ['partner_staff'], partnerId: partner.id });
    const page = await journey.open(`${word.prefix}/partner-console/profile`);
    await page.getByLabel(word.year).fill('1800');
    await page.getByRole('button', { name: word.save }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByLabel(word.year).fill('1998');
    const text = 'Kami memberangkatkan jamaah dari Solo sejak 1998, tanpa perantara.';
    await page.getByLabel(word.about, { exact: false }).first().fill(text);
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).first().waitFor();
    await page.goto(`${journey.application.origin()}/travel/${partner.slug}`);
    await page.getByText(text).first().waitFor();
  });

  it('sends the document of its licence, and reads what the operator found', async () => {
    const { deps } = journey.application;
    const { id: partnerId } = await createPartner(deps.db, { licences: { ppiu: '2035-01-01' } });
    await journey.signIn({ roles: ['partner_staff'], partnerId });
    const page = await journey.open(`${word.prefix}/partner-console/profile`);
    await page.getByText(word.sendLicence).first().click();
    const button = page.locator('main details[open] button', { hasText: word.send });
    await button.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.locator('[name=file]').setInputFiles({
      name: 'izin.png',
      mimeType: 'image/png',
      buffer: await licencePicture(),
    });
    await button.click();
    await page.getByText(word.waits).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);

    await journey.signIn({ roles: ['operator_acquisition'] });
    const operator = await journey.open(`${word.prefix}/operator/partners/${partnerId}`);
    await operator.getByText(word.judge).click();
    await operator.getByLabel(word.note).fill('Halaman kedua tidak ada');
    await operator.locator('[name=verdict]').selectOption({ label: word.badVerdict });
    expect(await faultsOf(operator, options)).toEqual([]);
    await operator.getByRole('button', { name: word.saveVerdict }).click();
    await operator.getByText(word.judged).first().waitFor();

    await journey.signIn({ roles: ['partner_staff'], partnerId });
    const again = await journey.open(`${word.prefix}/partner-console`);
    await again.getByRole('link', { name: word.need }).click();
    await again.getByText(word.refused).waitFor();
    await again.getByText('Halaman kedua tidak ada').waitFor();
  });

  it('shows its office, once it has put a photograph there', async () => {
    const partner = await findDemoPartner(journey.application.deps);
    await journey.signIn({ roles: ['partner_staff'], partnerId: partner.id });
    const page = await journey.open(`${word.prefix}/partner-console/profile`);
    await page.getByRole('link', { name: word.photos, exact: true }).click();
    await page.waitForURL('**/profile/pictures');
    expect(await faultsOf(page, options)).toEqual([]);
    await page.locator('[name=picture]').setInputFiles({
      name: 'kantor.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b5d47' } })
        .png()
        .toBuffer(),
    });
    const words = `Kantor di Solo ${locale} ${options.viewport?.width}`;
    await page.locator('form#add [name=alt_id]').fill(words);
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.added).first().waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.goto(`${journey.application.origin()}/travel/${partner.slug}`);
    await page.getByRole('img', { name: words }).waitFor();
  });

  it('shows its logo, drawn in lines, and its cover at the head of its page', async () => {
    const { deps } = journey.application;
    const { id: partnerId, slug } = await createPartner(deps.db, { licences: { ppiu: '2035-01-01' } });
    await journey.signIn({ roles: ['partner_staff'], partnerId });
    const page = await journey.open(`${word.prefix}/partner-console/profile/pictures`);
    const put = async (use: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.locator('[name=picture]').setInputFiles(file);
      await page.locator('form#add [name=use]').selectOption(use);
      await page.locator('form#add [name=alt_id]').fill(`Gambar ${use}`);
      await page.getByRole('button', { name: word.upload }).click();
      await page.getByRole('img', { name: `Gambar ${use}` }).waitFor();
    };
    await page.locator('[name=picture]').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: hostileDrawings['a script']!,
    });
    await page.locator('form#add [name=use]').selectOption('logo');
    await page.locator('form#add [name=alt_id]').fill('Logo');
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.notPlain).waitFor();
    await put('logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: plainDrawing });
    await put('cover', {
      name: 'sampul.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b8860b' } })
        .png()
        .toBuffer(),
    });
    expect(await faultsOf(page, options)).toEqual([]);
    await page.goto(`${journey.application.origin()}${word.prefix}/travel/${slug}`);
    await page.getByRole('img', { name: 'Gambar cover' }).waitFor();
    await page.setViewportSize(phone);
    expect(await faultsOf(page, options)).toEqual([]);
  });
});
