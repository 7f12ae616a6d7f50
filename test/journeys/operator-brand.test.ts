// The operator changes a brand's colour (docs/product/brands.md): draft, preview in this browser alone, published without a restart for
// everybody, from memory too, and brought back; on a phone and at a desk, with nothing axe finds.
import { describe, expect, it } from 'vitest';
import { desktop, phone, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    primary: 'Warna tombol dan tautan',
    derive: 'Turunkan warna lain',
    derived: 'Warna diturunkan dan disimpan di draf',
    preview: 'Lihat pratinjau',
    open: /^Buka pratinjau di/,
    bar: 'Pratinjau draf. Belum terlihat oleh pengunjung.',
    end: 'Tutup pratinjau',
    publish: 'Terbitkan',
    published: /^Versi 2 diterbitkan/,
    back: /^Kembalikan.*Versi 1$/,
    backAgain: /^Versi 3 diterbitkan/,
  },
  en: {
    prefix: '/en',
    primary: 'Buttons and links',
    derive: 'Derive the other colours',
    derived: 'The colours are derived and saved in the draft',
    preview: 'Open a preview',
    open: /^Open the preview on/,
    bar: 'Preview of a draft. Visitors do not see it yet.',
    end: 'Close the preview',
    publish: 'Publish',
    published: /^Version 2 is published/,
    back: /^Bring back.*Version 1$/,
    backAgain: /^Version 3 is published/,
  },
} as const;

describe.each([
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, at a desk', 'en', { viewport: desktop }],
] as const)('%s', (_, language, options) => {
  const journey = useJourney({ ...options, isCached: true });
  const { prefix, ...said } = words[language];
  const brandPage = `${prefix}/operator/brands/rihlah`;

  /** What a visitor without a cookie is answered. */
  const publicColour = async () => {
    const { body } = await journey.application.app.inject({
      url: '/faq',
      headers: { host: 'rihlah.localhost' },
    });
    return /--primary:(#\w{6})/.exec(body)?.[1];
  };

  it('a colour is derived, looked at, published and brought back', async () => {
    const before = await publicColour();
    await journey.signIn({ roles: ['operator_content'] });
    const page = await journey.open(`${brandPage}/edit/look`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByLabel(said.primary, { exact: true }).fill('#7A1F3D');
    await page.getByRole('button', { name: said.derive }).click();
    await page.getByText(said.derived).waitFor();
    expect(await publicColour()).toBe(before);

    await page.goto(journey.application.origin() + brandPage);
    await page.getByRole('button', { name: said.preview }).click();
    const link = page.getByRole('link', { name: said.open });
    await link.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await link.click();
    await page.getByText(said.bar).waitFor();
    const shown = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
    expect(await shown()).toBe('#7A1F3D');
    expect(await axeFindings(page)).toEqual([]);
    expect(await publicColour()).toBe(before);
    await page.getByRole('link', { name: said.end }).click();
    await page.getByText(said.bar).waitFor({ state: 'detached' });
    expect(await shown()).toBe(before);

    await page.goto(journey.application.origin() + brandPage);
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await page.getByText(said.published).waitFor();
    await expect.poll(publicColour).toBe('#7A1F3D');

    await page.getByRole('button', { name: said.back }).click();
    await page.getByText(said.backAgain).waitFor();
    await expect.poll(publicColour).toBe(before);
  });
});
