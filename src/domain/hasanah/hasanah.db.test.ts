// Hasanah on a real database: who sees which article, anonymous views, one like each, comments that keep their place.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { deleteAccount } from '#domain/privacy';
import { hashPassword } from '#platform/passwords';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createArticle, createComment, createNews } from '#test/factories/hasanah';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import {
  addComment,
  findHeaderArticle,
  getArticle,
  getNews,
  listComments,
  listNews,
  listOtherArticles,
  listPressReleases,
  listRelatedArticles,
  listTrendingArticles,
  registerView,
  reportComment,
  toggleArticleLike,
  toggleCommentLike,
} from './hasanah.ts';

const start = NOW;
const hour = 3_600_000;
let database: TestDatabase;
let deps: Deps;
let now = start;
const brand = () => deps.brands.forHost('brand.test');
const window = { page: 1, limit: 10 };

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  await createBrand(database.db, 'lain', { isDefault: false });
  await createBrand(database.db, 'tanpa', { isDefault: false, flags: { is_hasanah: 0 } });
  deps = { ...(await createTestDeps(database, start)), now: () => now };
});
beforeEach(async () => {
  now = start;
  for (const table of ['articles', 'news_items', 'throttles'] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(() => database.drop());

const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);
const hoursAgo = (hours: number) => new Date(start.getTime() - hours * hour);

it('shows what is published, for this brand, from its hour on', async () => {
  await createArticle(database.db, { slug: 'terbit' });
  await createArticle(database.db, { slug: 'rancangan', state: 'draft', publish_at: null });
  await createArticle(database.db, { slug: 'disembunyikan', state: 'hidden' });
  await createArticle(database.db, { slug: 'merek-lain', brand_id: 'lain' });
  await createArticle(database.db, { slug: 'besok', publish_at: hoursAgo(-24) });
  for (const slug of ['rancangan', 'disembunyikan', 'merek-lain', 'besok', 'tidak-ada', "' or 1=1"]) {
    await expect(getArticle(deps, brand(), slug)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await getArticle(deps, brand(), 'terbit')).body.id).toContain('yang perlu');
  now = hoursAgo(-24);
  expect((await findHeaderArticle(deps, brand()))?.slug).toBe('besok');
  expect(await findHeaderArticle(deps, deps.brands.forHost('tanpa.test'))).toBeNull();
});

it('puts the chosen article first, and each kind in its list', async () => {
  await createArticle(database.db, { slug: 'lama-pilihan', is_header: true, publish_at: hoursAgo(30) });
  await createArticle(database.db, { slug: 'baru', publish_at: hoursAgo(1) });
  await createArticle(database.db, { slug: 'lama', publish_at: hoursAgo(20) });
  await createArticle(database.db, { slug: 'siaran', kind: 'press_release' });
  expect((await findHeaderArticle(deps, brand()))?.slug).toBe('lama-pilihan');
  const others = await listOtherArticles(deps, brand(), { page: 1, limit: 1 });
  expect([slugs(others.items), others.total]).toEqual([['baru'], 2]);
  expect(slugs((await listOtherArticles(deps, brand(), { page: 2, limit: 1 })).items)).toEqual(['lama']);
  expect(slugs(await listPressReleases(deps, brand(), 10))).toEqual(['siaran']);
});

it('names others on the same topic first', async () => {
  await createArticle(database.db, { slug: 'ini', topic: 'money' });
  await createArticle(database.db, { slug: 'lain-baru', topic: 'health', publish_at: hoursAgo(1) });
  await createArticle(database.db, { slug: 'sama-lama', topic: 'money', publish_at: hoursAgo(50) });
  expect(slugs(await listRelatedArticles(deps, brand(), await getArticle(deps, brand(), 'ini'), 5))).toEqual([
    'sama-lama',
    'lain-baru',
  ]);
});

it('counts a visitor once a day, stores no identity, and lists the most read', async () => {
  await createArticle(database.db, { slug: 'dulu', publish_at: hoursAgo(2) });
  await createArticle(database.db, { slug: 'kini', publish_at: hoursAgo(9) });
  for (const visitor of ['tamu-1', 'tamu-2', 'tamu-3', 'tamu-1'])
    await registerView(deps, brand(), 'dulu', visitor);
  expect((await getArticle(deps, brand(), 'dulu')).views).toBe(3);
  now = hoursAgo(-25);
  await registerView(deps, brand(), 'dulu', 'tamu-1');
  expect((await getArticle(deps, brand(), 'dulu')).views).toBe(4);
  expect(JSON.stringify(await database.db.selectFrom('throttles').selectAll().execute())).not.toContain(
    'tamu-1',
  );
  now = hoursAgo(-24 * 20);
  await registerView(deps, brand(), 'kini', 'tamu-1');
  expect(slugs(await listTrendingArticles(deps, brand(), 5))).toEqual(['kini', 'dulu']);
});

it('stores one like a member, also when pressed twice at once, and removes it again', async () => {
  const { slug } = await createArticle(database.db);
  const [one, two] = [(await createMember(deps)).actor, (await createMember(deps)).actor];
  expect(await toggleArticleLike(deps, one, brand(), slug)).toEqual({ isLiked: true, likes: 1 });
  expect(await toggleArticleLike(deps, two, brand(), slug)).toEqual({ isLiked: true, likes: 2 });
  expect(await toggleArticleLike(deps, one, brand(), slug)).toEqual({ isLiked: false, likes: 1 });
  await Promise.all([
    toggleArticleLike(deps, one, brand(), slug),
    toggleArticleLike(deps, one, brand(), slug),
  ]);
  expect((await getArticle(deps, brand(), slug)).likes).toBeLessThanOrEqual(2);
});

it("sorts comments, shortens author names, and marks the reader's own", async () => {
  const { slug } = await createArticle(database.db);
  const written = [];
  for (const text of ['pertama', 'kedua', 'ketiga', 'keempat']) {
    now = new Date(now.getTime() + hour);
    written.push(await createComment(deps, slug, text));
  }
  const { actor } = written[0]!.author;
  await toggleCommentLike(deps, actor, brand(), slug, written[1]!.id);
  const texts = async (sort: 'newest' | 'oldest' | 'most_liked', page = 1) =>
    (await listComments(deps, actor, brand(), slug, { page, limit: 3, sort })).items.map(({ text }) => text);
  expect(await texts('newest')).toEqual(['keempat', 'ketiga', 'kedua']);
  expect(await texts('newest', 2)).toEqual(['pertama']);
  expect(await texts('oldest')).toEqual(['pertama', 'kedua', 'ketiga']);
  expect((await texts('most_liked'))[0]).toBe('kedua');
  const { items, total } = await listComments(deps, actor, brand(), slug, {
    page: 1,
    limit: 4,
    sort: 'oldest',
  });
  expect(total).toBe(4);
  expect(items.slice(0, 2)).toMatchObject([
    { author: 'Siti R.', isOwn: true, isLiked: false },
    { isOwn: false, isLiked: true, likes: 1 },
  ]);
});

it('refuses empty and too long comments, and too many of them', async () => {
  const { slug } = await createArticle(database.db);
  const { actor } = await createMember(deps);
  for (const text of [' \n\t ', 'x'.repeat(1_001)]) {
    await expect(addComment(deps, actor, brand(), slug, text)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'comment' }],
    });
  }
  for (let count = 1; count <= 10; count++)
    await addComment(deps, actor, brand(), slug, `ke-${count}\u0000\r\n\n\n\nlagi`);
  await expect(addComment(deps, actor, brand(), slug, 'ke-11')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  const { items } = await listComments(deps, null, brand(), slug, { ...window, sort: 'newest' });
  expect(items.map(({ text }) => text)).toContain('ke-10\n\nlagi');
});

it("accepts one report a member, never of one's own comment", async () => {
  const { slug } = await createArticle(database.db);
  const { id, author } = await createComment(deps, slug);
  const { actor } = await createMember(deps);
  for (const reason of ['rude', 'private']) await reportComment(deps, actor, brand(), slug, id, reason);
  await expect(reportComment(deps, author.actor, brand(), slug, id, 'rude')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(reportComment(deps, actor, brand(), slug, id, 'boring')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(
    reportComment(deps, actor, brand(), (await createArticle(database.db)).slug, id, 'rude'),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(
    await database.db.selectFrom('comment_reports').select('reason').where('comment_id', '=', id).execute(),
  ).toEqual([{ reason: 'rude' }]);
});

it('keeps the place of a comment whose author is gone, without its text', async () => {
  const { slug } = await createArticle(database.db);
  const member = await createMember(deps, { password_hash: await hashPassword('Labbaik-1447') });
  const { id } = await addComment(deps, member.actor, brand(), slug, 'Alamat saya di Tebet');
  await deleteAccount(deps, member.actor, { password: 'Labbaik-1447' }, brand());
  const { items } = await listComments(deps, null, brand(), slug, { ...window, sort: 'newest' });
  expect(items).toMatchObject([{ id, author: null, text: null }]);
});

it('reads news from its own table, and reports when a service is unreachable', async () => {
  await createNews(database.db, { id: 'jadwal-lama', published_at: hoursAgo(9) });
  await createNews(database.db, { id: 'jadwal-baru' });
  expect((await listNews(deps, brand(), 1)).map(({ id }) => id)).toEqual(['jadwal-baru']);
  expect((await getNews(deps, brand(), 'jadwal-lama')).source).toBe('Redaksi');
  await expect(getNews(deps, brand(), "' or 1=1")).rejects.toMatchObject({ code: 'not_found' });
  const away = {
    news: { list: () => Promise.reject(new Error('away')), find: () => Promise.reject(new Error('away')) },
  };
  await expect(listNews(away, brand(), 1)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(getNews(away, brand(), 'jadwal-lama')).rejects.toMatchObject({ code: 'unavailable' });
});
