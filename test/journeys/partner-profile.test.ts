// A partner writes its own page, and everybody reads it there (docs/product/partner-profile.md).
import { describe, expect, it } from 'vitest';
import { findDemoPartner } from '#test/demo-pages';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: { prefix: '', about: 'Tentang Anda', save: 'Simpan', year: 'Tahun berdiri', saved: 'Profil disimpan' },
  en: { prefix: '/en', about: 'About you', save: 'Save', year: 'Founded in', saved: 'Profile saved' },
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
});
