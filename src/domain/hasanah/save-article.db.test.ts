// The editor of hasanah on a real database: who may write, drafts and schedules, concurrent writers, redirecting slugs,
// pictures.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createArticle } from '#test/factories/hasanah';
import { NOW, TODAY } from '#test/factories/programmes';
import { type EditorArticleQuery, firstEditorArticleSort } from '#shared/editor-article-query';
import { expectEverySort } from '#test/sorted-list';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import {
  drawPicture,
  findArticlePicture,
  findHeaderArticle,
  getArticle,
  getEditorArticle,
  listEditorArticles,
  listNewestArticles,
  saveArticle,
} from './hasanah.ts';

const form = {
  kind: 'article',
  topic: 'preparation',
  brand: '',
  slug: '',
  title_id: 'Isi koper',
  summary_id: 'Ringan saja.',
  body_id: 'Bawalah **yang perlu**.',
};
const everything = { search: '', state: null, kind: null, page: 1, sort: firstEditorArticleSort };
let database: TestDatabase;
let deps: Deps;
let ratna: Actor;
let now = NOW;
const brand = () => deps.brands.forHost('brand.test');

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  deps = { ...(await createTestDeps(database, NOW)), now: () => now };
  ratna = (await createMember(deps, { roles: ['operator_content'], name: 'Ratna Dewi' })).actor;
});
beforeEach(async () => {
  now = NOW;
  await database.db.deleteFrom('articles').execute();
});
afterAll(() => database.drop());

const write = (change: Partial<Parameters<typeof saveArticle>[2]> = {}) =>
  saveArticle(deps, ratna, { of: null, form, move: 'save', ...change });
const version = async (id: string) => ({ id, version: (await getEditorArticle(deps, ratna, id)).version });
const faultsOf = (refused: Promise<unknown>) =>
  refused.then(
    () => [],
    ({ code, faults }) => [
      code,
      ...faults.map(({ field, message }: { field: string; message: string }) => `${field} ${message}`),
    ],
  );
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

it("is for the operator's content staff alone", async () => {
  const id = await write();
  for (const roles of [[], ['operator_support'], ['operator_finance']] as const) {
    const { actor } = await createMember(deps, { roles: [...roles] });
    for (const act of [
      () => saveArticle(deps, actor, { of: null, form, move: 'save' }),
      () => getEditorArticle(deps, actor, id),
      () => listEditorArticles(deps, actor, everything, 10),
      () => drawPicture(deps, actor, Buffer.alloc(9), {}),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  }
});

it('stores a draft that has only a title, and publishes none without summary and text', async () => {
  const id = await write({ form: { ...form, summary_id: '', body_id: ' \n ' } });
  expect(await getEditorArticle(deps, ratna, id)).toMatchObject({
    slug: 'isi-koper',
    state: 'draft',
    publishAt: null,
    version: 1,
    summary: { id: '' },
  });
  await expect(getArticle(deps, brand(), 'isi-koper')).rejects.toMatchObject({ code: 'not_found' });
  expect(
    await faultsOf(
      write({ of: await version(id), form: { ...form, summary_id: '', body_id: '' }, move: 'publish' }),
    ),
  ).toEqual(['invalid_input', 'summary_id error_field_empty', 'body_id error_field_empty']);
  expect(
    await faultsOf(write({ form: { ...form, title_id: ' ', topic: 'x', brand: 'y', slug: 'Isi Koper' } })),
  ).toEqual([
    'invalid_input',
    'topic error_invalid_value',
    'slug error_article_slug_form',
    'title_id error_field_empty',
  ]);
  expect(await faultsOf(write({ form: { ...form, brand: 'y' } }))).toEqual([
    'invalid_input',
    'brand error_invalid_value',
  ]);
});

it('publishes at once, shows a scheduled one from its minute on, and withdraws', async () => {
  const id = await write({ move: 'publish' });
  expect((await getArticle(deps, brand(), 'isi-koper')).publishedAt).toEqual(NOW);
  await write({ of: await version(id), move: 'withdraw' });
  expect((await getEditorArticle(deps, ratna, id)).state).toBe('withdrawn');
  await expect(getArticle(deps, brand(), 'isi-koper')).rejects.toMatchObject({ code: 'not_found' });
  now = new Date(NOW.getTime() + 60_000);
  await write({ of: await version(id), move: 'publish' });
  expect((await getArticle(deps, brand(), 'isi-koper')).publishedAt).toEqual(NOW);

  const tomorrow = new Date(NOW.getTime() + 86_400_000);
  const clock = new Date(tomorrow.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
  const later = await write({ form: { ...form, title_id: 'Besok', publish_at: clock }, move: 'schedule' });
  expect(await getEditorArticle(deps, ratna, later)).toMatchObject({
    state: 'scheduled',
    publishAt: new Date(`${clock}:00+07:00`),
  });
  expect((await findHeaderArticle(deps, brand()))?.slug).toBe('isi-koper');
  now = new Date(`${clock}:00+07:00`);
  expect((await findHeaderArticle(deps, brand()))?.slug).toBe('besok');
  expect((await listNewestArticles(deps, brand(), 5)).map(({ slug }) => slug)).toEqual([
    'besok',
    'isi-koper',
  ]);
  expect((await getEditorArticle(deps, ratna, later)).state).toBe('published');
  for (const [publish_at, message] of [
    ['', 'missing'],
    ['besok', 'missing'],
    ['2027-02-30T08:00', 'missing'],
    ['2020-01-01T08:00', 'past'],
  ]) {
    expect(await faultsOf(write({ form: { ...form, publish_at }, move: 'schedule' }))).toEqual([
      'invalid_input',
      `publish_at error_schedule_${message}`,
    ]);
  }
});

it("notifies the second of two writers, and keeps the first's text", async () => {
  const id = await write();
  const seen = await version(id);
  await write({ of: seen, form: { ...form, body_id: 'Yang pertama' } });
  await expect(write({ of: seen, form: { ...form, body_id: 'Yang kedua' } })).rejects.toMatchObject({
    code: 'article_changed',
  });
  const kept = await getEditorArticle(deps, ratna, id);
  expect([kept.body.id, kept.version]).toEqual(['Yang pertama', 2]);
  expect(kept.history.map(({ action, by }) => [action, by])).toEqual([
    ['article.changed', 'Ratna Dewi'],
    ['article.created', 'Ratna Dewi'],
  ]);
  const both = await Promise.allSettled(
    [1, 2].map(async (number) =>
      write({ of: { id, version: 2 }, form: { ...form, body_id: `Sekaligus ${number}` } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(
    write({ of: { id: '00000000-0000-4000-8000-000000000000', version: 1 } }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(write({ of: { id: 'x', version: 1 } })).rejects.toMatchObject({ code: 'not_found' });
});

it('derives slugs from titles, each unique', async () => {
  const titles = [
    'Isi koper',
    'Isi koper!',
    '???',
    'Ya',
    'Berita',
    'Trending',
    `${'Perjalanan panjang '.repeat(6)}sekali`,
  ];
  const ids = [];
  for (const title_id of titles) ids.push(await write({ form: { ...form, title_id } }));
  const slugs = await Promise.all(ids.map(async (id) => (await getEditorArticle(deps, ratna, id)).slug));
  expect(slugs).toEqual([
    'isi-koper',
    'isi-koper-2',
    'bacaan',
    'bacaan-ya',
    'berita',
    'bacaan-trending',
    'perjalanan-panjang-perjalanan-panjang-perjalanan-panjang-perjalanan',
  ]);
  expect(await faultsOf(write({ form: { ...form, slug: 'isi-koper-2' } }))).toEqual([
    'invalid_input',
    'slug error_article_slug_taken',
  ]);
  const atOnce = await Promise.all(
    Array.from({ length: 4 }, () => write({ form: { ...form, title_id: 'Bersamaan' } })),
  );
  expect(new Set(atOnce).size).toBe(4);
});

it('redirects every earlier slug to the current one', async () => {
  const id = await write({ move: 'publish' });
  await write({ of: await version(id), form: { ...form, slug: 'koper-ringan' } });
  await write({ of: await version(id), form: { ...form, slug: 'koper-kecil' } });
  for (const slug of ['isi-koper', 'koper-ringan', 'koper-kecil'])
    expect((await getArticle(deps, brand(), slug)).slug).toBe('koper-kecil');
  expect(await faultsOf(write({ form: { ...form, slug: 'koper-ringan' } }))).toEqual([
    'invalid_input',
    'slug error_article_slug_taken',
  ]);
  await write({ of: await version(id), form: { ...form, slug: 'isi-koper' } });
  expect((await getArticle(deps, brand(), 'koper-kecil')).slug).toBe('isi-koper');
});

it('finds articles by text, state and kind', async () => {
  await createArticle(database.db, {
    slug: 'terbit',
    title: JSON.stringify({ id: 'Harga 100% jelas', en: 'Prices in full' }),
  });
  await createArticle(database.db, { slug: 'nanti', publish_at: new Date(NOW.getTime() + 1) });
  await createArticle(database.db, { slug: 'siaran', kind: 'press_release', state: 'hidden' });
  await write();
  const slugs = async (query: object) =>
    (await listEditorArticles(deps, ratna, { ...everything, ...query }, 10)).items
      .map(({ slug }) => slug)
      .sort();
  expect(await slugs({})).toEqual(['isi-koper', 'nanti', 'siaran', 'terbit']);
  expect(await slugs({ search: '100%' })).toEqual(['terbit']);
  expect(await slugs({ search: 'in full' })).toEqual(['terbit']);
  expect([
    await slugs({ state: 'draft' }),
    await slugs({ state: 'scheduled' }),
    await slugs({ state: 'published' }),
    await slugs({ state: 'withdrawn' }),
  ]).toEqual([['isi-koper'], ['nanti'], ['terbit'], ['siaran']]);
  expect(await slugs({ kind: 'press_release' })).toEqual(['siaran']);
  expect(await listEditorArticles(deps, ratna, { ...everything, page: 2 }, 3)).toMatchObject({
    total: 4,
    items: [{}],
  });
});

it('redraws pictures, one cover at a time, and removes none that a text shows', async () => {
  const words = { picture_use: 'cover', alt_id: 'Koper di depan pintu' };
  expect(
    await faultsOf(drawPicture(deps, ratna, await photograph(900, 900), { ...words, alt_id: ' ' })),
  ).toEqual(['invalid_input', 'alt_id error_field_empty']);
  expect(await faultsOf(drawPicture(deps, ratna, Buffer.alloc(0), words))).toEqual([
    'invalid_input',
    'picture error_picture_empty',
  ]);
  expect(await faultsOf(drawPicture(deps, ratna, Buffer.alloc(5 * 1024 * 1024 + 1), words))).toEqual([
    'invalid_input',
    'picture error_picture_too_large',
  ]);
  expect(
    await faultsOf(drawPicture(deps, ratna, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), words)),
  ).toEqual(['invalid_input', 'picture error_picture_unreadable']);

  const id = await write({
    move: 'publish',
    picture: await drawPicture(deps, ratna, await photograph(900, 900), words),
  });
  const first = (await getArticle(deps, brand(), 'isi-koper')).cover!;
  expect(first).toMatchObject({ width: 1200, height: 750, alt: { id: 'Koper di depan pintu' } });
  for (const [isSmall, width] of [
    [false, 1200],
    [true, 640],
  ] as const) {
    expect(
      await sharp((await findArticlePicture(deps, { id: first.id, isSmall }))!).metadata(),
    ).toMatchObject({ format: 'webp', width });
  }
  await write({
    of: await version(id),
    picture: await drawPicture(deps, ratna, await photograph(1600, 1000), { ...words, alt_en: 'A suitcase' }),
  });
  expect((await getArticle(deps, brand(), 'isi-koper')).cover).not.toMatchObject({ id: first.id });
  expect(await findArticlePicture(deps, { id: first.id, isSmall: false })).toBeNull();

  await write({
    of: await version(id),
    picture: await drawPicture(deps, ratna, await photograph(300, 200), {
      picture_use: 'text',
      alt_id: 'Isi koper',
    }),
  });
  const inText = (await getEditorArticle(deps, ratna, id)).pictures.find(({ isCover }) => !isCover)!;
  expect(inText).toMatchObject({ width: 300, height: 200 });
  const body_id = `Lihat ![Isi koper](/article-pictures/${inText.id}-300x200.webp)`;
  expect(
    await faultsOf(write({ of: await version(id), form: { ...form, body_id }, removedPictureId: inText.id })),
  ).toEqual(['invalid_input', 'picture error_article_picture_used']);
  await write({ of: await version(id), removedPictureId: inText.id });
  expect((await getEditorArticle(deps, ratna, id)).pictures).toHaveLength(1);
});

it('lists articles in every order, both ways; what was never published stands last', async () => {
  for (const [index, name] of ['Bekal', 'Doa', 'Zakat'].entries())
    await createArticle(database.db, {
      title: JSON.stringify({ id: name }),
      publish_at: new Date(NOW.getTime() - (index + 2) * 3_600_000),
      updated_at: new Date(NOW.getTime() + index * 60_000),
    });
  const id = await write();
  const rows = await database.db.selectFrom('articles').select('id').orderBy('created_at').execute();
  for (const [index, { id: article_id }] of rows.entries()) {
    await database.db
      .insertInto('article_days')
      .values({ article_id, day: TODAY, views: index + 1 })
      .execute();
    if (index % 2 === 0)
      await database.db
        .insertInto('article_comments')
        .values({ article_id, text: 'Terima kasih', created_at: NOW })
        .execute();
  }
  await expectEverySort({
    list: ({ limit, ...query }: { sort: EditorArticleQuery['sort']; page: number; limit: number }) =>
      listEditorArticles(deps, ratna, { ...everything, ...query }, limit),
    nameOf: (article) => article.id,
    by: {
      title: ({ title }) => title.id,
      changed: ({ updatedAt }) => updatedAt,
      read: ({ views }) => views,
      comments: ({ comments }) => comments,
    },
  });
  for (const isDown of [false, true]) {
    const { items } = await listEditorArticles(
      deps,
      ratna,
      { ...everything, sort: { by: 'publish', isDown } },
      200,
    );
    const days = items.flatMap(({ publishAt }) => publishAt?.getTime() ?? []);
    const upwards = days.toSorted((one, other) => one - other);
    expect(days).toEqual(isDown ? upwards.toReversed() : upwards);
    expect(items.slice(0, days.length).every(({ publishAt }) => publishAt)).toBe(true);
    expect(items.slice(days.length).map((article) => article.id)).toContain(id);
  }
});
