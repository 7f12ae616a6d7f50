// A partner writes its own page, and everybody reads it there (docs/product/partner-profile.md).
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findDemoPartner } from '#test/demo-pages';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
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
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
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
});
