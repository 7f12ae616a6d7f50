// A review is reported, hidden and shown again: it counts nowhere while hidden, and its author can read who decided.
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { findPartner } from '#domain/partners';
import { catalogueScope } from '#domain/catalogue';
import type { ModerationQuery } from '#shared/moderation';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { createReview } from '#test/factories/reviews';
import { useTestContext } from '#test/test-context';
import { judgeReview, listReportedReviews, listReviews, reportReview } from './reviews.ts';

const { deps, database, brand } = useTestContext();
let operator: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  await createPlaces(database.db);
  operator = await createMember(deps, { roles: ['operator_content'] });
  reader = await createMember(deps);
});

const all = {
  kind: 'review',
  state: 'open',
  reason: null,
  search: '',
  page: 1,
} as const satisfies ModerationQuery;
const queue = async (query: Partial<ModerationQuery> = {}) =>
  (await listReportedReviews(deps, operator.actor, { ...all, ...query }, 50)).items;
const isIn = async (state: ModerationQuery['state'], id: string) =>
  (await queue({ state })).some((one) => one.id === id);

describe('a report', () => {
  it('is counted once for each reader, with its reason', async () => {
    const { id } = await createReview(database.db);
    for (const [who, reason] of [
      [reader, 'rude'],
      [reader, 'private'],
      [await createMember(deps), 'rude'],
      [await createMember(deps), 'misleading'],
    ] as const) {
      await reportReview(deps, who.actor, id, reason);
    }
    const [found, ...others] = await queue({ reason: 'misleading', search: 'Paket lebih' });
    expect([found, others]).toMatchObject([
      {
        id,
        openReports: 3,
        lastAct: null,
        reports: [
          { reason: 'rude', count: 2 },
          { reason: 'misleading', count: 1 },
        ],
      },
      [],
    ]);
  });

  it("is refused for one's own review, without a reason, and for a hidden review", async () => {
    const own = await createReview(database.db, { account_id: reader.account.id });
    await expect(reportReview(deps, reader.actor, own.id, 'rude')).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ message: 'reviews_report_own' }],
    });
    await expect(reportReview(deps, operator.actor, own.id, 'boring')).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const hidden = await createReview(database.db, { hidden_at: deps.now() });
    for (const id of [hidden.id, 'tidak-ada'])
      await expect(reportReview(deps, reader.actor, id, 'rude')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('may be sent twenty times in an hour', async () => {
    const eager = await createMember(deps);
    const { id } = await createReview(database.db);
    for (let sent = 0; sent < 20; sent += 1) await reportReview(deps, eager.actor, id, 'rude');
    await expect(reportReview(deps, eager.actor, id, 'rude')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('the operator', () => {
  it('hides a review and shows it again: pages, averages and its author follow', async () => {
    const partner = await createPartner(database.db);
    const { account } = await createMember(deps);
    const { id } = await createReview(database.db, {
      partner_id: partner.id,
      account_id: account.id,
      rating: 1,
    });
    await createReview(database.db, { partner_id: partner.id, rating: 5 });
    await reportReview(deps, reader.actor, id, 'rude');
    const seen = async () => {
      const { items, average } = await listReviews(deps, { partnerId: partner.id }, 1, 10);
      return [
        items.some((one) => one.id === id),
        average,
        (await findPartner(deps, catalogueScope(deps, brand), partner.slug))?.ratingCount,
      ];
    };
    expect(await seen()).toEqual([true, 3, 2]);
    await judgeReview(deps, operator.actor, id, 'hide');
    expect(await seen()).toEqual([false, 5, 1]);
    expect([await isIn('open', id), await isIn('hidden', id)]).toEqual([false, true]);
    await judgeReview(deps, operator.actor, id, 'hide');
    await judgeReview(deps, operator.actor, id, 'restore');
    expect(await seen()).toEqual([true, 3, 2]);
    const { items } = await listAudit(deps, account.id, 1, 10);
    expect(items.map(({ action, role }) => [action, role]).toSorted()).toEqual([
      ['review.hidden', 'operator_content'],
      ['review.restored', 'operator_content'],
    ]);
  });

  it('accepts the review and settles the report; a new report opens a new case', async () => {
    const { id } = await createReview(database.db);
    await reportReview(deps, reader.actor, id, 'advertisement');
    await judgeReview(deps, operator.actor, id, 'dismiss');
    expect([await isIn('open', id), await isIn('dismissed', id)]).toEqual([false, true]);
    await reportReview(deps, (await createMember(deps)).actor, id, 'rude');
    expect((await queue()).find((one) => one.id === id)).toMatchObject({
      openReports: 1,
      lastAct: { action: 'review.report_dismissed' },
    });
  });

  it('of another role sees nothing and decides nothing', async () => {
    const { id } = await createReview(database.db);
    for (const { actor } of [reader, await createMember(deps, { roles: ['operator_support'] })]) {
      await expect(listReportedReviews(deps, actor, all, 10)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(judgeReview(deps, actor, id, 'hide')).rejects.toMatchObject({ code: 'forbidden' });
    }
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000'])
      await expect(judgeReview(deps, operator.actor, unknown, 'hide')).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});
