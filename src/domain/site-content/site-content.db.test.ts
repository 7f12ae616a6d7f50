// A brand's content, read back from the database as its visitors see it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idFor } from '#db/catalogue/random';
import { loadReferenceData } from '#db/reference/reference';
import { seedSite } from '#db/site/site';
import {
  findSitePage,
  listBanners,
  listFaqs,
  listGalleries,
  listSitePageVersions,
  siteSlugs,
} from './site-content.ts';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';

const rihlah = { id: 'rihlah' };
const amanah = { id: 'amanah-safar' };
const today = SEEDED_ON;
let home: TestDatabase;
const on = (date: string) => ({ db: home.db, now: () => new Date(`${date}T05:00:00Z`) });

beforeAll(async () => {
  home = await createTestDatabase();
  await loadReferenceData(home.db);
  await seedSite(home.db, { today });
});
afterAll(() => home.drop());

const text = (words: string) => JSON.stringify({ id: words });

describe('banners', () => {
  test('each brand has its own, in their order', async () => {
    const own = await listBanners(on(today), rihlah, { today });
    expect(own.map(({ link }) => link)).toEqual(['/umroh', '/partner', '/haji', '/wisata-syariah']);
    const others = await listBanners(on(today), amanah, { today });
    expect(others.map(({ link }) => link)).toEqual(['/umroh', '/wisata-syariah']);
  });

  test('shows a banner from its first to its last date, both included, and without a brand on every site', async () => {
    await home.db
      .insertInto('banners')
      .values({
        id: idFor('banner', 'season'),
        brand_id: null,
        position: 0,
        title: text('Musim'),
        text: text('Musim'),
        link: '/umroh',
        picture: '/covers/v2/sea.dawn.1.svg',
        starts_on: '2027-05-01',
        ends_on: '2027-05-31',
      })
      .execute();
    const firstOn = async (date: string) =>
      (await listBanners(on(date), amanah, { today: date }))[0]?.title.id;
    expect(await firstOn('2027-04-30')).not.toBe('Musim');
    expect(await firstOn('2027-05-01')).toBe('Musim');
    expect(await firstOn('2027-05-31')).toBe('Musim');
    expect(await firstOn('2027-06-01')).not.toBe('Musim');
  });
});

describe('galleries', () => {
  test('three pictures unless asked otherwise (spec §9), and the pages never overlap', async () => {
    const first = await listGalleries(on(today), rihlah);
    expect(first).toMatchObject({ page: 1, limit: 3, total: 15, totalIsCapped: false });
    expect(first.items).toHaveLength(3);
    const titles = new Set<string>();
    for (const page of [1, 2, 3, 4]) {
      const { items } = await listGalleries(on(today), rihlah, { page, limit: 4 });
      for (const { title } of items) titles.add(title.id);
    }
    expect(titles.size).toBe(15);
    expect((await listGalleries(on(today), rihlah, { page: 5, limit: 4 })).items).toEqual([]);
  });

  test("shows a picture of one brand on that brand's site only", async () => {
    const { items, total } = await listGalleries(on(today), amanah, { limit: 100 });
    expect(total).toBe(14);
    expect(items.map(({ title }) => title.id)).not.toContain('Padang Arafah');
  });
});

describe('texts with versions', () => {
  test.each(siteSlugs)('%s is there for both brands, in both languages', async (slug) => {
    for (const brand of [rihlah, amanah]) {
      const page = await findSitePage(on(today), brand, slug);
      expect(page).toMatchObject({ slug, version: 1, effectiveOn: '2027-02-13' });
      expect(page?.body.en).not.toBe(page?.body.id);
    }
  });

  test("a brand's own text comes before the common one", async () => {
    expect((await findSitePage(on(today), rihlah, 'tentang-kami'))?.body.id).toContain(
      'haji, umrah, dan perjalanan halal',
    );
    expect((await findSitePage(on(today), amanah, 'tentang-kami'))?.body.id).not.toContain('haji');
  });

  test('applies a new version from its date in Indonesia, and the old one stays readable', async () => {
    await home.db
      .insertInto('site_pages')
      .values({
        brand_id: null,
        slug: 'syarat-ketentuan',
        version: 2,
        effective_on: '2027-08-01',
        title: text('Syarat'),
        body: text('Baru'),
      })
      .execute();
    const at = (instant: string) =>
      findSitePage({ db: home.db, now: () => new Date(instant) }, rihlah, 'syarat-ketentuan');
    // Midnight in Jakarta is 17.00 UTC of the day before.
    expect((await at('2027-07-31T16:59:59Z'))?.version).toBe(1);
    expect((await at('2027-07-31T17:00:00Z'))?.version).toBe(2);
    const accepted = await findSitePage(on('2027-09-01'), rihlah, 'syarat-ketentuan', { version: 1 });
    expect(accepted?.body.id).toContain('Kami adalah perantara');
    expect(await findSitePage(on('2027-09-01'), rihlah, 'syarat-ketentuan', { version: 9 })).toBeNull();
  });

  test('the versions of a text are the brand’s own, or the common ones where it has none, newest first', async () => {
    await home.db
      .insertInto('site_pages')
      .values([
        {
          brand_id: 'rihlah',
          slug: 'kebijakan-privasi',
          version: 4,
          effective_on: '2027-04-01',
          title: text('Privasi'),
          body: text('Sendiri'),
        },
        {
          brand_id: 'rihlah',
          slug: 'kebijakan-privasi',
          version: 5,
          effective_on: '2027-05-01',
          title: text('Privasi'),
          body: text('Sendiri'),
        },
      ])
      .execute();
    expect(await listSitePageVersions(home, rihlah, 'kebijakan-privasi')).toEqual([
      { version: 5, effectiveOn: '2027-05-01' },
      { version: 4, effectiveOn: '2027-04-01' },
    ]);
    expect(await listSitePageVersions(home, amanah, 'kebijakan-privasi')).toEqual([
      { version: 1, effectiveOn: '2027-02-13' },
    ]);
  });

  test('a text does not exist before its first version', async () => {
    expect(await findSitePage(on('2027-02-12'), rihlah, 'kebijakan-privasi')).toBeNull();
  });
});

describe('questions', () => {
  test('they come topic by topic, the doubts about safety first', async () => {
    const topics = (await listFaqs(on(today), rihlah)).map(({ topic }) => topic);
    expect([...new Set(topics)]).toEqual(['safety', 'booking', 'payment', 'documents', 'journey', 'account']);
    expect(topics.length).toBeGreaterThanOrEqual(24);
    const firstAt = topics.map((topic) => topics.indexOf(topic));
    expect(firstAt).toEqual([...firstAt].sort((a, b) => a - b));
  });

  test('questions about hajj are shown only where hajj is offered', async () => {
    const asked = async (brand: { id: string }) =>
      (await listFaqs(on(today), brand)).map(({ question }) => question.id);
    expect(await asked(rihlah)).toContain('Apa risiko haji furoda?');
    expect(await asked(amanah)).not.toContain('Apa risiko haji furoda?');
  });
});
