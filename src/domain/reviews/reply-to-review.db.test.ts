// A partner's replies: one each, its own, for everybody to read.
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { createReview } from '#test/factories/reviews';
import { useTestContext } from '#test/test-context';
import { listPartnerReviews, listReviews, replyToReview } from './reviews.ts';

const { deps, database } = useTestContext();
beforeAll(() => createPlaces(database.db));
const refusal = (code: string) => expect.objectContaining({ code });
const page = { page: 1, limit: 10 };

async function place() {
  const { id: partnerId } = await createPartner(database.db);
  const staff = (duty: 'chat' | 'finance') =>
    createMember(deps, { roles: ['partner_staff'], partnerId, duties: [duty] });
  return { partnerId, speaker: await staff('chat'), accountant: await staff('finance') };
}

it('stands under the review, is told to its author, and comes once', async () => {
  const { partnerId, speaker } = await place();
  const author = await createMember(deps);
  const { id } = await createReview(database.db, { partner_id: partnerId, account_id: author.account.id });
  const reply = (text: string) => replyToReview(deps, speaker.actor, { id, form: { reply: text } });
  await expect(reply(' ')).rejects.toEqual(refusal('invalid_input'));
  await reply('Terima kasih, sudah kami perbaiki.');
  await expect(reply('Sekali lagi')).rejects.toEqual(refusal('review_answered'));
  const { items } = await listReviews(deps, { partnerId }, 1, 10);
  expect(items.map((review) => review.reply)).toEqual([
    { text: 'Terima kasih, sudah kami perbaiki.', at: deps.now().toISOString() },
  ]);
  const told = await database.db
    .selectFrom('notifications')
    .select(['kind', 'path'])
    .where('account_id', '=', author.account.id)
    .execute();
  expect(told).toEqual([
    {
      kind: 'review_answered',
      path: expect.stringMatching(new RegExp(`^/travel/[\\w-]+\\?tab=reviews#review-${id}$`)),
    },
  ]);
});

it('is written by those who speak for this partner, about what everybody can read', async () => {
  const { partnerId, speaker, accountant } = await place();
  const other = await place();
  const { id } = await createReview(database.db, { partner_id: partnerId });
  const form = { reply: 'Terima kasih.' };
  await expect(replyToReview(deps, accountant.actor, { id, form })).rejects.toEqual(refusal('forbidden'));
  await expect(replyToReview(deps, other.speaker.actor, { id, form })).rejects.toEqual(refusal('not_found'));
  const hidden = await createReview(database.db, { partner_id: partnerId, hidden_at: deps.now() });
  await expect(replyToReview(deps, speaker.actor, { id: hidden.id, form })).rejects.toEqual(
    refusal('not_found'),
  );
});

it('of two colleagues at the same moment is one', async () => {
  const { partnerId, speaker } = await place();
  const { id } = await createReview(database.db, { partner_id: partnerId });
  const both = ['Satu', 'Dua'].map((text) =>
    replyToReview(deps, speaker.actor, { id, form: { reply: text } }),
  );
  const ended = await Promise.allSettled(both);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('puts what waits for a reply first', async () => {
  const { partnerId, speaker } = await place();
  const older = await createReview(database.db, { partner_id: partnerId, text: 'lama' });
  const newer = await createReview(database.db, {
    partner_id: partnerId,
    text: 'baru',
    created_at: new Date(older.created_at.getTime() + 1_000),
  });
  await replyToReview(deps, speaker.actor, { id: newer.id, form: { reply: 'Terima kasih.' } });
  const { items } = await listPartnerReviews(deps, speaker.actor, page);
  expect(items.map(({ text }) => text)).toEqual(['lama', 'baru']);
});
