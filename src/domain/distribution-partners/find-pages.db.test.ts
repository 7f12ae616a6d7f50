// Distribution partners and their pages, read back from the database as visitors see them.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadReferenceData } from '#db/reference/reference';
import { seedSite } from '#db/site/site';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { findDistributionPage, listDistributionPartners } from './distribution-partners.ts';

const today = SEEDED_ON;
let home: TestDatabase;
const on = (date: string) => ({ db: home.db, now: () => new Date(`${date}T05:00:00Z`) });
const text = (words: string) => JSON.stringify({ id: words });

beforeAll(async () => {
  home = await createTestDatabase();
  await loadReferenceData(home.db);
  await seedSite(home.db, { today });
});
afterAll(() => home.drop());

describe('distribution partners', () => {
  test('they are listed by name, with their city', async () => {
    const partners = await listDistributionPartners(on(today));
    expect(partners.map(({ name, city }) => [name, city])).toEqual([
      ['Keluarga Perantau Deli', 'Kota Medan'],
      ['Koperasi Guru Madani', 'Kota Bandung'],
      ['Paguyuban Pesisir Utara', 'Kota Surabaya'],
    ]);
  });

  test('a page carries the affiliate code and the text of its partner', async () => {
    const page = await findDistributionPage(on(today), 'guru-madani');
    expect(page).toMatchObject({
      affiliateCode: 'GURU-MADANI',
      legalName: 'Koperasi Jasa Guru Madani Priangan',
    });
    expect(page?.body.id).toContain('libur sekolah');
  });

  test('there is no page for an unknown name, nor for a suspended partner', async () => {
    expect(await findDistributionPage(on(today), 'tidak-ada')).toBeNull();
    const partner = home.db.updateTable('partners').where('slug', '=', 'keluarga-perantau');
    await partner
      .set({ state: 'suspended', suspended_on: today, suspended_reason: text('Alamat tidak lagi benar.') })
      .execute();
    onTestFinished(
      async () =>
        void (await partner.set({ state: 'active', suspended_on: null, suspended_reason: null }).execute()),
    );
    expect(await findDistributionPage(on(today), 'keluarga-perantau')).toBeNull();
    expect((await listDistributionPartners(on(today))).map(({ slug }) => slug)).toEqual([
      'guru-madani',
      'pesisir-utara',
    ]);
  });
});
