// Reviews of items: reported, judged and answered by the code of reviews of journeys; here what is their own (docs/product/reviews.md).
import { beforeAll, describe, expect, it } from 'vitest';
import { listItemReviews, listStoreReviews } from '#domain/items';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { createPlaces } from '#test/factories/programmes';
import { createItemReview } from '#test/factories/reviews';
import { useTestContext } from '#test/test-context';
import {
  getReview,
  judgeItemReview,
  listReportedItemReviews,
  listReportedReviews,
  replyToItemReview,
  replyToReview,
  reportReview,
} from './reviews.ts';

const { deps, database } = useTestContext();
beforeAll(() => createPlaces(database.db));
const refusal = (code: string) => expect.objectContaining({ code });
const page = { page: 1, limit: 10 };
const form = { reply: 'Terima kasih, kemasannya sudah kami ganti.' };

async function place() {
  const item = await createItem(database.db);
  const staff = (duty: 'orders' | 'catalogue') =>
    createMember(deps, { roles: ['store_staff'], partnerId: item.storeId, duties: [duty] });
  return { item, speaker: await staff('orders'), writer: await staff('catalogue') };
}

describe('a reported review of an item', () => {
  it('is hidden and shown again by the operator, who finds it among those of items', async () => {
    const { item } = await place();
    const author = await createMember(deps);
    const { id } = await createItemReview(database.db, item.id, { account_id: author.account.id });
    const reader = await createMember(deps);
    const { actor: operator } = await createMember(deps, { roles: ['operator_content'] });
    for (const reason of ['rude', 'private']) await reportReview(deps, reader.actor, id, reason);
    await expect(reportReview(deps, author.actor, id, 'rude')).rejects.toMatchObject({
      faults: [{ message: 'reviews_report_own' }],
    });
    const query = {
      kind: 'item_review',
      state: 'open',
      reason: null,
      search: 'kurma lebih',
      page: 1,
    } as const;
    const open = async () =>
      (await listReportedItemReviews(deps, operator, query, 50)).items.find((one) => one.id === id);
    expect(await open()).toMatchObject({
      openReports: 1,
      reports: [{ reason: 'rude', count: 1 }],
      about: { title: { id: 'Kurma Ajwa' }, path: expect.stringMatching(/^\/oleh-oleh\/[\w-]+\/[\w-]+$/) },
    });
    expect((await listReportedReviews(deps, operator, query, 50)).items).toEqual([]);
    const shown = async () => (await listItemReviews(deps, item.id, page)).items.map((one) => one.id);
    await judgeItemReview(deps, operator, id, 'hide');
    expect([await shown(), await open()]).toEqual([[], undefined]);
    await expect(getReview(deps, id)).rejects.toEqual(refusal('not_found'));
    await judgeItemReview(deps, operator, id, 'restore');
    expect(await shown()).toEqual([id]);
    const { actor: support } = await createMember(deps, { roles: ['operator_support'] });
    await expect(judgeItemReview(deps, support, id, 'hide')).rejects.toEqual(refusal('forbidden'));
  });
});

describe("a store's reply", () => {
  it('stands under the review, is told to its author, and comes once', async () => {
    const { item, speaker } = await place();
    const author = await createMember(deps);
    const { id } = await createItemReview(database.db, item.id, { account_id: author.account.id });
    await expect(replyToItemReview(deps, speaker.actor, { id, form: { reply: ' ' } })).rejects.toEqual(
      refusal('invalid_input'),
    );
    // Two colleagues at the same moment.
    const both = [1, 2].map(() => replyToItemReview(deps, speaker.actor, { id, form }));
    const ended = await Promise.allSettled(both);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(replyToItemReview(deps, speaker.actor, { id, form })).rejects.toEqual(
      refusal('review_answered'),
    );
    const { items } = await listItemReviews(deps, item.id, page);
    expect(items[0]!.reply).toEqual({ text: form.reply, at: deps.now().toISOString() });
    const told = await database.db
      .selectFrom('notifications')
      .select(['kind', 'path'])
      .where('account_id', '=', author.account.id)
      .execute();
    const path = expect.stringMatching(new RegExp(`^/oleh-oleh/[\\w-]+/[\\w-]+#review-${id}$`));
    expect(told).toEqual([{ kind: 'review_answered', path }]);
    const lines = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('actor_id', '=', speaker.account.id)
      .execute();
    expect(lines).toEqual([{ action: 'review.answered', actor_role: 'store_staff' }]);
  });

  it('is written by those who speak for this store, about what everybody can read', async () => {
    const { item, speaker, writer } = await place();
    const other = await place();
    const { id } = await createItemReview(database.db, item.id);
    await expect(replyToItemReview(deps, writer.actor, { id, form })).rejects.toEqual(refusal('forbidden'));
    await expect(replyToItemReview(deps, other.speaker.actor, { id, form })).rejects.toEqual(
      refusal('not_found'),
    );
    await expect(replyToReview(deps, speaker.actor, { id, form })).rejects.toEqual(refusal('forbidden'));
    const hidden = await createItemReview(database.db, item.id, { hidden_at: deps.now() });
    await expect(replyToItemReview(deps, speaker.actor, { id: hidden.id, form })).rejects.toEqual(
      refusal('not_found'),
    );
  });

  it('is asked for where there is none first, of the own store only', async () => {
    const { item, speaker } = await place();
    const older = await createItemReview(database.db, item.id, { text: 'lama' });
    const newer = await createItemReview(database.db, item.id, {
      text: 'baru',
      created_at: new Date(older.created_at.getTime() + 1_000),
    });
    await createItemReview(database.db, (await place()).item.id);
    await replyToItemReview(deps, speaker.actor, { id: newer.id, form });
    const { items, total } = await listStoreReviews(deps, speaker.actor, page);
    expect([items.map(({ text }) => text), total]).toEqual([['lama', 'baru'], 2]);
  });
});
