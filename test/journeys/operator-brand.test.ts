// The operator changes a brand's colour and logo and a banner (docs/product/brands.md, docs/product/site-content.md): draft, preview in this browser alone, published without a restart for
// everybody, from memory too, and brought back; on a phone and on a desktop, with nothing axe finds.
import sharp from 'sharp';
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
    ...{ titleId: 'Judul (Indonesia)', titleEn: 'Judul (Inggris)', textId: 'Teks (Indonesia)' },
    ...{ textEn: 'Teks (Inggris)', link: 'Tautan di situs ini', picture: 'Alamat gambar' },
    ...{ upload: /^Unggah ?: Logo di latar terang$/, uploaded: 'Gambar disimpan di draf' },
    ...{ unreadable: /^Berkas ini bukan gambar/, file: 'Berkas' },
    ...{ save: 'Simpan draf', saved: 'Draf disimpan', shown: 'Diterbitkan', down: 'Turunkan' },
    gone: 'Tidak tayang lagi',
    banner: 'Umrah tiga generasi',
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
    ...{ titleId: 'Title (Indonesian)', titleEn: 'Title (English)', textId: 'Text (Indonesian)' },
    ...{ textEn: 'Text (English)', link: 'Link on this site', picture: 'Address of the picture' },
    ...{ upload: /^Upload ?: Logo on light ground$/, uploaded: 'The picture is saved in the draft' },
    ...{ unreadable: /^This file is not a whole/, file: 'File' },
    ...{ save: 'Save the draft', saved: 'The draft is saved', shown: 'Published', down: 'Take down' },
    gone: 'No longer shown',
    banner: 'Umrah of three generations',
  },
} as const;

describe.each([
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, on a desktop', 'en', { viewport: desktop }],
] as const)('%s', (_, language, options) => {
  const journey = useJourney({ ...options, isCached: true });
  const { prefix, ...said } = words[language];
  const brandPage = `${prefix}/operator/brands/rihlah`;

  /** What a visitor without a cookie is answered. */
  const publicPage = async (url: string) =>
    (await journey.application.app.inject({ url, headers: { host: 'rihlah.localhost' } })).body;
  const publicColour = async () => /--primary:(#\w{6})/.exec(await publicPage('/faq'))?.[1];
  const publicLogo = async () => /\/pictures\/[\w-]{22}-800\.png/.exec(await publicPage('/faq'))?.[0];
  const publicBanner = async () => (await publicPage(prefix || '/')).includes(said.banner);

  it('a colour and a banner are written, looked at, published and taken back', async () => {
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

    const upload = async (bytes: Buffer) => {
      await page
        .locator('#upload-logo')
        .getByLabel(said.file)
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bytes });
      await page.getByRole('button', { name: said.upload }).click();
    };
    await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByText(said.unreadable).waitFor();
    await upload(
      await sharp({ create: { width: 500, height: 80, channels: 4, background: '#7a1f3d' } })
        .png()
        .toBuffer(),
    );
    await page.getByText(said.uploaded).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await publicLogo()).toBeUndefined();

    await page.goto(`${journey.application.origin()}${prefix}/operator/content/new?kind=banner`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const [label, text] of [
      [said.titleId, 'Umrah tiga generasi'],
      [said.titleEn, 'Umrah of three generations'],
      [said.textId, 'Lansia dan anak berangkat bersama.'],
      [said.textEn, 'Old and young set out together.'],
      [said.link, '/umroh'],
      [said.picture, '/covers/v2/makkah.dawn.1a7e.svg'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: said.save }).click();
    await page.getByText(said.saved).first().waitFor();
    const bannerPage = page.url();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await publicBanner()).toBe(false);

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
    await page.getByRole('link', { name: said.banner }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await publicColour()).toBe(before);
    await page.getByRole('link', { name: said.end }).click();
    await page.getByText(said.bar).waitFor({ state: 'detached' });
    expect(await shown()).toBe(before);

    await page.goto(journey.application.origin() + brandPage);
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await page.getByText(said.published).waitFor();
    await expect.poll(publicColour).toBe('#7A1F3D');
    const logo = await publicLogo();
    expect(
      (await journey.application.app.inject({ url: logo!, headers: { host: 'rihlah.localhost' } }))
        .statusCode,
    ).toBe(200);

    await page.goto(bannerPage);
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await page.getByText(said.shown).first().waitFor();
    await expect.poll(publicBanner).toBe(true);
    await page.getByRole('button', { name: said.down, exact: true }).click();
    await page.getByText(said.gone).first().waitFor();
    await expect.poll(publicBanner).toBe(false);

    await page.goto(journey.application.origin() + brandPage);
    await page.getByRole('button', { name: said.back }).click();
    await page.getByText(said.backAgain).waitFor();
    await expect.poll(publicColour).toBe(before);
    expect(await publicLogo()).toBeUndefined();
  });
});
