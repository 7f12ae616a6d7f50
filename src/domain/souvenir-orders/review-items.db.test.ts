// Pictures in reviews of items on a real database: whose they are, how many, until when, and who sees them.
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { listItemReviews, listStoreReviews } from '#domain/items';
import { drawPicture, findPictureFile, removePicture } from '#domain/pictures';
import { judgeItemReview } from '#domain/reviews';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createDeliveredParcel } from '#test/factories/souvenir-orders';
import { overlapping } from '#test/overlapping';
import { addReviewPictures, findStoreOrder, removeReviewPicture, reviewLine } from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
const day = 86_400;
const form = { rating: '5', text: 'Kurmanya manis dan kemasannya rapi' };
const page = { page: 1, limit: 10 };

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
});

async function delivered() {
  const made = await createDeliveredParcel(shop, { quantity: 1 });
  const [line] = made.part.lines;
  const of = { storeOrderId: made.part.id, lineId: line!.id };
  const shown = async () => (await listItemReviews(shop.deps, line!.itemId, page)).items;
  return { ...made, line: line!, of, shown };
}

it('stand under the words, for everybody and for the store, until the operator hides the review', async () => {
  const { member, keeper, of, line, shown } = await delivered();
  const review = (pictures: Buffer[]) => reviewLine(shop.deps, member.actor, { ...of, form, pictures });
  for (const wrong of [[Buffer.from('<html>')], [photo, Buffer.alloc(0)], [photo, photo, photo, photo]])
    await expect(review(wrong)).rejects.toMatchObject({ faults: [{ field: 'picture' }] });
  expect(await shown()).toEqual([]);
  await review([photo, photo]);
  const [written] = await shown();
  expect(written!.pictures).toEqual([
    { id: expect.any(String), use: 'review', placeholder: expect.any(String) },
    { id: expect.any(String), use: 'review', placeholder: expect.any(String) },
  ]);
  expect((await listStoreReviews(shop.deps, keeper.actor, page)).items[0]!.pictures).toEqual(
    written!.pictures,
  );
  const file = { id: written!.pictures[0]!.id, width: 512, format: 'webp' } as const;
  const { width, height } = await sharp((await findPictureFile(shop.deps, file))!).metadata();
  expect([width, height]).toEqual([512, 512]);
  const { actor: operator } = await createMember(shop.deps, { roles: ['operator_content'] });
  await judgeItemReview(shop.deps, operator, written!.id, 'hide');
  expect(await findPictureFile(shop.deps, file)).toBeNull();
  await judgeItemReview(shop.deps, operator, written!.id, 'restore');
  expect(await findPictureFile(shop.deps, file)).not.toBeNull();
  await database.db.deleteFrom('accounts').where('id', '=', member.account.id).execute();
  expect(await findPictureFile(shop.deps, file)).toBeNull();
  expect(line.review).toBeNull();
});

it('that cannot be drawn now leave no review without them: its author is told, and sends it again', async () => {
  const { member, of, shown } = await delivered();
  const review = () => reviewLine(shop.deps, member.actor, { ...of, form, pictures: [photo] });
  // One person's pictures wait for one another, and no more than three of them: the others are refused.
  const large = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#b8862f' } })
    .jpeg()
    .toBuffer();
  let refused = 0;
  const others = Promise.all(
    Array.from({ length: 6 }, () =>
      drawPicture(shop.deps, member.actor, { use: 'review', file: large }).catch(() => (refused += 1)),
    ),
  );
  await expect.poll(() => refused).toBe(2);
  await expect(review()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await shown()).toEqual([]);
  await others;
  await review();
  expect((await shown())[0]!.pictures).toHaveLength(1);
});

it('are added for two weeks and taken away whenever, by their author alone', async () => {
  const { member, keeper, of, shown } = await delivered();
  const add = (pictures = [photo], deps = shop.deps) =>
    addReviewPictures(deps, member.actor, { ...of, pictures });
  await expect(add()).rejects.toMatchObject({ code: 'store_order_state' });
  await reviewLine(shop.deps, member.actor, { ...of, form });
  await expect(add([Buffer.alloc(0)])).rejects.toMatchObject({ faults: [{ field: 'picture' }] });
  await add();
  const late = { ...shop.deps, now: at(15 * day).now };
  await expect(add([photo], late)).rejects.toMatchObject({ code: 'store_order_state' });
  const [{ pictures }] = (await shown()) as [Awaited<ReturnType<typeof shown>>[number]];
  const gone = { ...of, pictureId: pictures[0]!.id };
  const stranger = await createMember(shop.deps);
  for (const { actor } of [stranger, keeper])
    await expect(removeReviewPicture(shop.deps, actor, gone)).rejects.toMatchObject({ code: 'not_found' });
  // Nor by the way of a store's own photographs.
  await removePicture(shop.deps, keeper.actor, pictures[0]!.id);
  expect((await shown())[0]!.pictures).toHaveLength(1);
  await removeReviewPicture(late, member.actor, gone);
  expect((await shown())[0]!.pictures).toEqual([]);
});

it('that come at once for the last place are one', async () => {
  const { member, of } = await delivered();
  await reviewLine(shop.deps, member.actor, { ...of, form, pictures: [photo, photo] });
  const add = () => addReviewPictures(shop.deps, member.actor, { ...of, pictures: [photo] });
  const ended = await overlapping(
    database.db,
    (held) =>
      held.selectFrom('item_reviews').select('id').where('line_id', '=', of.lineId).forUpdate().execute(),
    [add, add],
  );
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { lines } = await findStoreOrder(shop.deps, member.actor, of.storeOrderId);
  expect(lines[0]!.review!.pictures).toHaveLength(3);
});
