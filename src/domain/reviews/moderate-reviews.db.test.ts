// A review is reported, hidden and shown again: it counts nowhere while it is hidden, and its author can read who decided.
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { findPartner } from '#domain/partners';
import { catalogueScope } from '#domain/programmes';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { createReview } from '#test/factories/reviews';
import { useScene } from '#test/scene';
import { judgeReview, listReportedReviews, listReviews, reportReview, type ReviewQueue } from './reviews.ts';

const { deps, database, brand } = useScene();
let operator: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  await createPlaces(database.db);
  operator = await createMember(deps, { roles: ['operator_content'] });
  reader = await createMember(deps);
});

const queue = async (name: ReviewQueue) => (await listReportedReviews(deps, operator.actor, { queue: name, page: 1, limit: 50 })).items;

describe('a report', () => {
  it('is counted once for each reader, with its reason', async () => {
    const { id } = await createReview(database.db);
    for (const [who, reason] of [[reader, 'rude'], [reader, 'private'], [await createMember(deps), 'rude'], [await createMember(deps), 'misleading']] as const) {
      await reportReview(deps, who.actor, id, reason);
    }
    expect((await queue('open')).find((one) => one.id === id)?.reasons).toEqual([{ reason: 'misleading', count: 1 }, { reason: 'rude', count: 2 }]);
  });

  it('is refused for one\'s own review, without a reason, and for what nobody sees', async () => {
    const own = await createReview(database.db, { account_id: reader.account.id });
    await expect(reportReview(deps, reader.actor, own.id, 'rude')).rejects.toMatchObject({ code: 'invalid_input', faults: [{ message: 'reviews_report_own' }] });
    await expect(reportReview(deps, operator.actor, own.id, 'boring')).rejects.toMatchObject({ code: 'invalid_input' });
    const hidden = await createReview(database.db, { hidden_at: deps.now() });
    for (const id of [hidden.id, 'tidak-ada']) await expect(reportReview(deps, reader.actor, id, 'rude')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('may be sent twenty times in an hour', async () => {
    const eager = await createMember(deps);
    const { id } = await createReview(database.db);
    for (let sent = 0; sent < 20; sent += 1) await reportReview(deps, eager.actor, id, 'rude');
    await expect(reportReview(deps, eager.actor, id, 'rude')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the operator', () => {
  it('hides a review and shows it again: pages, averages and its author follow', async () => {
    const partner = await createPartner(database.db);
    const { account } = await createMember(deps);
    const { id } = await createReview(database.db, { partner_id: partner.id, account_id: account.id, rating: 1 });
    await createReview(database.db, { partner_id: partner.id, rating: 5 });
    await reportReview(deps, reader.actor, id, 'rude');
    const seen = async () => {
      const { items, average } = await listReviews(deps, { partnerId: partner.id }, 1, 10);
      return [items.some((one) => one.id === id), average, (await findPartner(deps, catalogueScope(deps, brand), partner.slug))?.ratingCount];
    };
    expect(await seen()).toEqual([true, 3, 2]);
    await judgeReview(deps, operator.actor, { reviewId: id, verdict: 'hide' });
    expect(await seen()).toEqual([false, 5, 1]);
    expect([(await queue('open')).some((one) => one.id === id), (await queue('hidden')).some((one) => one.id === id)]).toEqual([false, true]);
    await judgeReview(deps, operator.actor, { reviewId: id, verdict: 'hide' });
    await judgeReview(deps, operator.actor, { reviewId: id, verdict: 'restore' });
    expect(await seen()).toEqual([true, 3, 2]);
    const { items } = await listAudit(deps, account.id, 1, 10);
    expect(items.map(({ action, role }) => [action, role]).toSorted()).toEqual([['review.hidden', 'operator_content'], ['review.restored', 'operator_content']]);
  });

  it('finds nothing wrong, and the report is settled; a new one is a new question', async () => {
    const { id } = await createReview(database.db);
    await reportReview(deps, reader.actor, id, 'advertisement');
    await judgeReview(deps, operator.actor, { reviewId: id, verdict: 'dismiss' });
    expect((await queue('open')).some((one) => one.id === id)).toBe(false);
    await reportReview(deps, (await createMember(deps)).actor, id, 'rude');
    expect((await queue('open')).find((one) => one.id === id)?.reasons).toEqual([{ reason: 'rude', count: 1 }]);
  });

  it('of another kind sees nothing and decides nothing', async () => {
    const { id } = await createReview(database.db);
    for (const { actor } of [reader, await createMember(deps, { roles: ['operator_support'] })]) {
      await expect(listReportedReviews(deps, actor, { queue: 'open', page: 1, limit: 10 })).rejects.toMatchObject({ code: 'not_found' });
      await expect(judgeReview(deps, actor, { reviewId: id, verdict: 'hide' })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
