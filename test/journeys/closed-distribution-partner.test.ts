// The operator closes a distribution partner and opens it again (docs/product/distribution-partners.md): its page goes and comes back, its
// staff read why; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import { giveCodeTo } from '#test/factories/affiliates';
import { createPartner } from '#test/factories/programmes';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    close: 'Tutup mitra ini',
    reopen: 'Buka kembali mitra ini',
    reasonId: 'Alasan penutupan (Indonesia)',
    reasonEn: 'Alasan penutupan (Inggris)',
    source: 'Sumber',
    note: 'Apa yang dilihat',
    empty: 'Field tidak boleh kosong',
    reason: 'Alamat tidak ditemukan',
    told: /^Mitra Anda ditutup sejak/,
  },
  en: {
    prefix: '/en',
    close: 'Close this partner',
    reopen: 'Open this partner again',
    reasonId: 'Reason for closing (Indonesian)',
    reasonEn: 'Reason for closing (English)',
    source: 'Source',
    note: 'What was seen',
    empty: 'Field cannot be empty',
    reason: 'The address was not found',
    told: /^Your partnership is closed since/,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('a partner is found, closed with a reason, and opened again', async () => {
    const { app, deps } = journey.application;
    const partner = await createPartner(deps.db, { kind: 'distribution_channel', licences: {} });
    await giveCodeTo(deps, partner.id);
    await deps.db
      .insertInto('distribution_pages')
      .values({
        partner_id: partner.id,
        headline: JSON.stringify({ id: 'Berangkat bersama' }),
        body: JSON.stringify({ id: 'Teks.' }),
      })
      .execute();
    const shown = async () => {
      const url = `${word.prefix}/distribution-partners/${partner.slug}`;
      return (await app.inject({ url, headers: { host: 'rihlah.localhost' } })).statusCode;
    };
    const staffSee = async () => {
      await journey.signIn({ roles: ['distribution_staff'], partnerId: partner.id });
      return journey.open(`${word.prefix}/distribution-console`);
    };
    expect(await shown()).toBe(200);

    await journey.signIn({ roles: ['operator_acquisition'] });
    const { name } = await deps.db
      .selectFrom('partners')
      .select('name')
      .where('id', '=', partner.id)
      .executeTakeFirstOrThrow();
    const list = await journey.open(
      `${word.prefix}/operator/distribution-partners?state=active&q=${encodeURIComponent(name)}`,
    );
    const wrongIn = async (page: typeof list) =>
      'javaScriptEnabled' in options
        ? []
        : [...(await axeFindings(page)), ...(await overflow(page)), ...(await smallTargets(page))];
    expect(await wrongIn(list)).toEqual([]);
    await list.locator(`a[href$="/operator/distribution-partners/${partner.id}"]`).click();
    await list.getByLabel(word.reasonId).fill('Alamat tidak ditemukan');
    await list.getByLabel(word.reasonEn).fill('The address was not found');
    await list.getByLabel(word.source, { exact: true }).fill('Laporan 118');
    await list.getByRole('button', { name: word.close }).click();
    await list.getByText(word.empty).first().waitFor();
    await list.getByLabel(word.note).fill('Kantornya kosong');
    await list.getByRole('button', { name: word.close }).click();
    await list.getByRole('button', { name: word.reopen }).waitFor();
    expect(await wrongIn(list)).toEqual([]);
    expect(await shown()).toBe(404);
    const closed = await staffSee();
    await closed.getByText(word.told).waitFor();
    await closed.getByText(word.reason).waitFor();

    await journey.signIn({ roles: ['operator_acquisition'] });
    const staffPage = await journey.open(`${word.prefix}/operator/distribution-partners/${partner.id}`);
    await staffPage.getByLabel(word.source, { exact: true }).fill('Surat mitra 7');
    await staffPage.getByLabel(word.note).fill('Alamat baru sudah dikunjungi');
    await staffPage.getByRole('button', { name: word.reopen }).click();
    await staffPage.getByRole('button', { name: word.close }).waitFor();
    expect(await shown()).toBe(200);
    const opened = await staffSee();
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await opened.getByText(word.told).count()).toBe(0);
  });
});
