// Partners and their reviews: what is counted, who is promoted, who comes last.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviews } from '#domain/reviews';
import { addDays } from '#shared/dates';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  TODAY,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { findPartner, listPartnerCities, listPartners, listPartnerStories } from './partners.ts';

let database: TestDatabase;
const deps = () => ({ db: database.db });
const scope = { today: TODAY, categories: ['umrah', 'tourism'] as const };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const partner = await createPartner(db, { slug: 'nurani', name: 'Nurani' });
  const upcoming = await createProgramme(db, { partner_id: partner.id });
  const over = await createProgramme(db, { partner_id: partner.id });
  const hajj = await createProgramme(db, { partner_id: partner.id, kind: 'hajj_plus' });
  await createDeparture(db, { programme_id: upcoming.id });
  await createDeparture(db, { programme_id: upcoming.id, departs_on: addDays(TODAY, 120) });
  await createDeparture(db, { programme_id: over.id, departs_on: addDays(TODAY, -10) });
  await createDeparture(db, { programme_id: hajj.id });
  for (const [index, rating] of [5, 4, 4, 2].entries()) {
    await db
      .insertInto('reviews')
      .values({
        partner_id: partner.id,
        programme_id: index < 3 ? over.id : null,
        author_name: `Jamaah ${index}`,
        rating,
        text: 'Baik',
        travelled_on: '2027-01-01',
        created_at: new Date(`2027-02-0${index + 1}T00:00:00Z`),
      })
      .execute();
  }
  await createPartner(db, {
    slug: 'beku',
    name: 'Awal',
    state: 'suspended',
    suspended_on: TODAY,
    suspended_reason: JSON.stringify({ id: 'Izin dibekukan' }),
  });
  await createPartner(db, { slug: 'tanpa', name: 'Tanpa Izin', licences: {} });
  await createPartner(db, { slug: 'habis', name: 'Habis', licences: { ppiu: addDays(TODAY, -1) } });
  await createPartner(db, { slug: 'bank', name: 'BPRS', kind: 'financial', licences: {} });
});
afterAll(() => database.drop());

describe('a partner', () => {
  it('shows its permit, packages that can be bought and all, and the rating of its reviews', async () => {
    expect(await findPartner(deps(), scope, 'nurani')).toMatchObject({
      state: 'active',
      activePackages: 1,
      totalPackages: 2,
      rating: 3.8,
      ratingCount: 4,
      externalReview: null,
      permitNumber: expect.stringMatching(/^U-\d+ Tahun 2021$/),
      licences: [{ validUntil: '2030-01-01' }, { validUntil: '2030-01-01' }],
    });
  });
  it('that is suspended is found and says why; without a valid licence there is no permit number', async () => {
    expect(await findPartner(deps(), scope, 'beku')).toMatchObject({
      state: 'suspended',
      suspendedReason: { id: 'Izin dibekukan' },
    });
    expect(await findPartner(deps(), scope, 'habis')).toMatchObject({
      permitNumber: null,
      licences: [{ kind: 'ppiu' }],
    });
  });
  it.each(['tidak-ada', 'bank', '', "'; --", 'a\u0000'])('is not found under %j', async (name) => {
    expect(await findPartner(deps(), scope, name)).toBeNull();
  });
  it('has no stories where no source is configured, and those of the source where one is', async () => {
    const story = {
      partnerSlug: 'nurani',
      title: 'Kisah',
      address: 'https://example.com/kisah',
      publishedOn: '2027-01-01',
    };
    expect(await listPartnerStories({}, 10)).toEqual([]);
    expect(await listPartnerStories({ partnerStories: async () => [story] }, 10)).toEqual([story]);
  });
});

describe('lists of partners', () => {
  const names = async (filter: Partial<Parameters<typeof listPartners>[2]>) =>
    (await listPartners(deps(), scope, { page: 1, limit: 10, ...filter })).items.map(
      (partner) => partner.slug,
    );
  it('put the suspended last', async () => {
    expect(await names({ kind: 'travel' })).toEqual(['habis', 'nurani', 'tanpa', 'beku']);
    expect(await names({})).toEqual(['bank', 'habis', 'nurani', 'tanpa', 'beku']);
  });
  it('are looked through by name, company and city, and read in other orders, suspended last in each', async () => {
    expect(await names({ kind: 'travel', search: 'TANPA IZ' })).toEqual(['tanpa']);
    expect(await names({ kind: 'travel', search: '%' })).toEqual([]);
    expect(await names({ kind: 'travel', search: 'jakarta selatan', city: '3171', sort: 'rating' })).toEqual([
      'nurani',
      'habis',
      'tanpa',
      'beku',
    ]);
    expect((await names({ kind: 'travel', sort: 'packages' }))[0]).toBe('nurani');
    expect(await names({ kind: 'travel', city: '9999' })).toEqual([]);
    expect(await listPartnerCities(deps())).toEqual([{ code: '3171', name: 'Kota Jakarta Selatan' }]);
  });
  it('promote only those that may sell', async () => {
    expect(await names({ kind: 'travel', sellingOnly: true })).toEqual(['nurani']);
  });
  it('are paged', async () => {
    expect(await listPartners(deps(), scope, { kind: 'travel', page: 2, limit: 3 })).toMatchObject({
      total: 4,
      items: [{ slug: 'beku' }],
    });
  });
});

describe('reviews', () => {
  it('of a partner come newest first with the average and histogram of all', async () => {
    const partner = await findPartner(deps(), scope, 'nurani');
    const list = await listReviews(deps(), { partnerId: partner!.id }, 1, 2);
    expect(list).toMatchObject({ total: 4, average: 3.8, histogram: [0, 1, 0, 2, 1] });
    expect(list.items.map((review) => review.authorName)).toEqual(['Jamaah 3', 'Jamaah 2']);
    expect(list.items[1]).toMatchObject({
      createdAt: '2027-02-03T00:00:00.000Z',
      programmeTitle: { id: 'Umrah Reguler 9 Hari' },
    });
  });
  it('of a subject without any are empty, with no average', async () => {
    expect(
      await listReviews(deps(), { programmeId: '00000000-0000-0000-0000-000000000000' }, 1, 5),
    ).toMatchObject({ items: [], total: 0, average: null });
  });
});
