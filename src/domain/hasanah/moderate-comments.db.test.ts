// Moderating comments on a real database: the queue, what hiding does, who may, and the audit trail.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { listAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import type { ModerationQuery } from '#shared/moderation';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createArticle, createComment, createReport } from '#test/factories/hasanah';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import {
  getArticle,
  judgeComment,
  listComments,
  listReportedComments,
  reportComment,
  toggleCommentLike,
} from './hasanah.ts';

const slug = 'mengemas-koper';
const window = { page: 1, limit: 10, sort: 'oldest' } as const;
let database: TestDatabase;
let deps: Deps;
let ratna: Actor;
const brand = () => deps.brands.forHost('brand.test');

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  ratna = (await createMember(deps, { roles: ['operator_content'], name: 'Ratna Dewi' })).actor;
});
beforeEach(async () => {
  await database.db.deleteFrom('articles').execute();
  await createArticle(database.db, { slug });
});
afterAll(() => database.drop());

const list = async (query: Partial<ModerationQuery> = {}) =>
  (
    await listReportedComments(
      deps,
      ratna,
      { kind: 'comment', state: 'open', reason: null, search: '', page: 1, ...query },
      10,
    )
  ).items;
const texts = async (query: Partial<ModerationQuery>) => (await list(query)).map(({ text }) => text);

it('lists what waits with its reasons, the most reported first', async () => {
  await createComment(deps, slug, 'Terima kasih');
  const once = await createComment(deps, slug, 'Beli di toko saya');
  const often = await createComment(deps, slug, 'Bodoh sekali 100%');
  await createReport(deps, slug, once.id, 'advertisement');
  for (const reason of ['rude', 'misleading', 'rude'] as const)
    await createReport(deps, slug, often.id, reason);
  expect(await list()).toMatchObject([
    {
      text: 'Bodoh sekali 100%',
      author: 'Siti R.',
      reports: [
        { reason: 'rude', count: 2 },
        { reason: 'misleading', count: 1 },
      ],
      openReports: 3,
      isHidden: false,
      lastAct: null,
      about: { title: { id: 'Mengemas koper' }, path: `/blog/${slug}` },
    },
    { text: 'Beli di toko saya', reports: [{ reason: 'advertisement', count: 1 }] },
  ]);
  expect([
    await texts({ reason: 'advertisement' }),
    await texts({ search: '100%' }),
    await texts({ state: 'hidden' }),
    (await texts({ state: 'all' })).length,
  ]).toEqual([['Beli di toko saya'], ['Bodoh sekali 100%'], [], 3]);
});

it('hides a comment from everybody but its author, keeps its place, and shows it again', async () => {
  const { id, author } = await createComment(deps, slug, 'Bodoh sekali');
  await createComment(deps, slug, 'Terima kasih');
  await createReport(deps, slug, id);
  const reader = (await createMember(deps)).actor;
  /** Both were written at the same moment: their order is undefined. */
  const seenBy = async (who: Actor | null) => {
    const { items, total } = await listComments(deps, who, brand(), slug, window);
    return { total, comment: items.find((item) => item.id === id) };
  };
  await judgeComment(deps, ratna, id, 'hide');
  for (const who of [null, reader]) {
    const { items, total } = await listComments(deps, who, brand(), slug, window);
    expect([total, items.find((one) => one.id === id)]).toEqual([
      2,
      expect.objectContaining({ text: null, author: null, isHidden: true }),
    ]);
  }
  expect(
    (await listComments(deps, author.actor, brand(), slug, window)).items.find((one) => one.id === id),
  ).toMatchObject({ text: 'Bodoh sekali', author: 'Siti R.', isHidden: true, isOwn: true });
  expect((await getArticle(deps, brand(), slug)).comments).toBe(2);
  await expect(toggleCommentLike(deps, reader, brand(), slug, id)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(reportComment(deps, reader, brand(), slug, id, 'rude')).rejects.toMatchObject({
    code: 'not_found',
  });
  expect([await texts({}), await texts({ state: 'hidden' })]).toEqual([[], ['Bodoh sekali']]);
  expect((await list({ state: 'hidden' }))[0]?.lastAct).toMatchObject({
    action: 'comment.hidden',
    by: 'Ratna Dewi',
  });
  await judgeComment(deps, ratna, id, 'restore');
  expect((await seenBy(reader)).comment).toMatchObject({ text: 'Bodoh sekali', isHidden: false });
  const { items: acts } = await listAudit(deps, author.account.id, 1, 10);
  expect(acts.map(({ action, role }) => [action, role])).toEqual([
    ['comment.restored', 'operator_content'],
    ['comment.hidden', 'operator_content'],
  ]);
});

it('accepts a comment until somebody else reports it', async () => {
  const { id, author } = await createComment(deps, slug, 'Menurut saya kurang jelas');
  await createReport(deps, slug, id);
  await judgeComment(deps, ratna, id, 'dismiss');
  expect([await texts({}), await texts({ state: 'dismissed' })]).toEqual([[], ['Menurut saya kurang jelas']]);
  expect((await listAudit(deps, author.account.id, 1, 10)).total).toBe(0);
  await createReport(deps, slug, id, 'misleading');
  expect((await list()).map(({ openReports, reports }) => [openReports, reports.length])).toEqual([[1, 2]]);
});

it('records an action once, however often it is sent', async () => {
  const { id, author } = await createComment(deps, slug);
  await Promise.all([1, 2, 3].map(() => judgeComment(deps, ratna, id, 'hide')));
  await judgeComment(deps, ratna, id, 'dismiss');
  expect((await listAudit(deps, author.account.id, 1, 10)).total).toBe(1);
});

it("is for the operator's content staff, and for existing comments", async () => {
  const { id } = await createComment(deps, slug);
  const { actor } = await createMember(deps, { roles: ['operator_support'] });
  await expect(judgeComment(deps, actor, id, 'hide')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    listReportedComments(
      deps,
      actor,
      { kind: 'comment', state: 'all', reason: null, search: '', page: 1 },
      10,
    ),
  ).rejects.toMatchObject({ code: 'forbidden' });
  for (const unknown of ['x', '00000000-0000-4000-8000-000000000000'])
    await expect(judgeComment(deps, ratna, unknown, 'hide')).rejects.toMatchObject({ code: 'not_found' });
});
