// Reviews of what arrived (docs/product/souvenir-orders.md): by its buyer only, once for each line, and not before it came. With pictures of it,
// which its author adds for some days, and takes away at any time.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type DrawnPicture, drawPicture, storePicture } from '#domain/pictures';
import { shownName } from '#domain/reviews';
import { type Db, transaction } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { reviewChangeDays, reviewPicturesMost } from '#shared/limits';
import { isPictureId } from '#shared/pictures';
import { reviewForm } from '#shared/review-form';
import { findSouvenirOrder, findStoreOrder, type StoreOrder } from './order.ts';
import type { OrderDeps } from './transition-store-order.ts';

interface LineOfParcel {
  storeOrderId: string;
  lineId: string;
}

interface LineReview extends LineOfParcel {
  form: unknown;
  pictures?: readonly Buffer[];
}

/**
 * Refuses `not_found` (also another's, and a line that is not in it), `store_order_state` before delivery and the second time,
 * `invalid_input`, `too_many_requests`, `unavailable`.
 */
export async function reviewLine(deps: OrderDeps, actor: Actor, review: LineReview): Promise<void> {
  const { line, hasArrived } = await findLine(deps, actor, review);
  if (!hasArrived || line.review) throw new AppError('store_order_state');
  const { rating, text } = checkedForm(reviewForm, review.form);
  const given = review.pictures ?? [];
  refuseTooMany(given.length);
  // Before anything is written: a review whose picture cannot be drawn, or not now, is not stored without it.
  const drawn: DrawnPicture[] = [];
  for (const file of given) drawn.push(await drawPicture(deps, actor, { use: 'review', file }));
  await transaction(deps.db, async (db) => {
    const written = await db
      .insertInto('item_reviews')
      .values({
        item_id: line.itemId,
        account_id: actor.accountId,
        line_id: line.id,
        author_name: shownName(actor.name),
        rating,
        text,
        locale: actor.locale,
        created_at: deps.now(),
      })
      .onConflict((known) => known.column('line_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new AppError('store_order_state');
    for (const [index, picture] of drawn.entries())
      await storePicture({ ...deps, db }, picture, { item_review_id: written.id, place: index + 1 });
  });
}

/** Until when pictures may be added to a review of that moment. */
const picturesUntil = (writtenAt: string) =>
  new Date(new Date(writtenAt).getTime() + reviewChangeDays * dayMs);

/** Whether its buyer may add one more picture to what was written. */
export const mayAddPicture = ({ review }: StoreOrder['lines'][number], now: Date): boolean =>
  review !== null && review.pictures.length < reviewPicturesMost && now < picturesUntil(review.writtenAt);

/** More pictures of what is reviewed already. Refuses like `reviewLine`, and `store_order_state` without a review and after its days. */
export async function addReviewPictures(
  deps: OrderDeps,
  actor: Actor,
  { pictures, ...of }: LineOfParcel & { pictures: readonly Buffer[] },
): Promise<void> {
  const { line } = await findLine(deps, actor, of);
  if (!line.review || deps.now() >= picturesUntil(line.review.writtenAt))
    throw new AppError('store_order_state');
  refuseTooMany(line.review.pictures.length + pictures.length);
  const drawn: DrawnPicture[] = [];
  for (const file of pictures) drawn.push(await drawPicture(deps, actor, { use: 'review', file }));
  await transaction(deps.db, async (db) => {
    const { reviewId, last } = await lockReview(db, line.id);
    for (const [index, picture] of drawn.entries())
      await storePicture({ ...deps, db }, picture, { item_review_id: reviewId, place: last + index + 1 });
    const { count } = await db
      .selectFrom('pictures')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('item_review_id', '=', reviewId)
      .executeTakeFirstOrThrow();
    refuseTooMany(Number(count));
  });
}

/** Two uploads at once count one after the other. */
async function lockReview(db: Db, lineId: string): Promise<{ reviewId: string; last: number }> {
  const review = await db
    .selectFrom('item_reviews')
    .select('id')
    .where('line_id', '=', lineId)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw new AppError('store_order_state');
  const { last } = await db
    .selectFrom('pictures')
    .select((is) => is.fn.max('place').as('last'))
    .where('item_review_id', '=', review.id)
    .executeTakeFirstOrThrow();
  return { reviewId: review.id, last: last ?? 0 };
}

/** Its author takes a picture away, whenever; one that is gone counts as removed. Refuses `not_found` (also another's). */
export async function removeReviewPicture(
  deps: OrderDeps,
  actor: Actor,
  { pictureId, ...of }: LineOfParcel & { pictureId: string },
): Promise<void> {
  const { line } = await findLine(deps, actor, of);
  if (!isPictureId(pictureId)) return;
  await sql`delete from pictures f using item_reviews r where f.id = ${pictureId} and r.id = f.item_review_id and r.line_id = ${line.id}::uuid`.execute(
    deps.db,
  );
}

async function findLine(deps: OrderDeps, actor: Actor, { storeOrderId, lineId }: LineOfParcel) {
  const { orderId } = await findStoreOrder(deps, actor, storeOrderId);
  // The store's staff read it too, and review nothing.
  const { parts } = await findSouvenirOrder(deps, actor, orderId);
  const part = parts.find(({ id }) => id === storeOrderId)!;
  const line = part.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('not_found');
  return { line, hasArrived: part.state === 'delivered' || part.state === 'completed' };
}

function refuseTooMany(pictures: number): void {
  if (pictures > reviewPicturesMost)
    throw new AppError('invalid_input', [
      { field: 'picture', message: 'error_return_pictures', values: { max: reviewPicturesMost } },
    ]);
}
