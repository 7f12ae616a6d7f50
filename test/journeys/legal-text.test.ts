// A new version of the terms (docs/product/site-content.md): written, read as it reads, published with a fresh code, and read by everybody.
import { expect, it, describe } from 'vitest';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    open: /^Syarat ketentuan\s*, Semua merek/,
    body: 'Isi (Indonesia)',
    day: 'Mulai berlaku',
    preview: 'Lihat seperti dibaca',
    save: 'Simpan draf',
    saved: 'Draf disimpan',
    publish: 'Terbitkan versi 2',
    published: 'Versi 2 terbit',
  },
  en: {
    prefix: '/en',
    open: /^Terms and conditions\s*, Every brand/,
    body: 'Text (Indonesian)',
    day: 'In force from',
    preview: 'See it as it reads',
    save: 'Save draft',
    saved: 'Draft saved',
    publish: 'Publish version 2',
    published: 'Version 2 is published',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('writes the next version, reads it, and publishes it for everybody', async () => {
    await journey.signIn({ roles: ['operator_content'] });
    const page = await journey.open(`${word.prefix}/operator/legal`);
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByRole('link', { name: word.open }).click();
    const sentence = 'Uang Anda dicatat terpisah sampai rombongan berangkat.';
    await page.getByLabel(word.body).fill(`## Uang Anda\n\n${sentence}`);
    await page.getByRole('button', { name: word.preview }).click();
    await page.getByRole('heading', { name: 'Uang Anda' }).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByRole('button', { name: word.save }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.getByLabel(word.day).fill(journey.application.deps.now().toISOString().slice(0, 10));
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).first().waitFor();
    await page.getByRole('button', { name: word.publish }).click();
    await page.getByText(word.published).first().waitFor();
    await page.goto(`${journey.application.origin()}/syarat-ketentuan`);
    await page.getByText(sentence).waitFor();
  });
});
