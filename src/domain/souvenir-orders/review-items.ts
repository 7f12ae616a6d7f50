// Reviews of what arrived (docs/product/souvenir-orders.md): by its buyer only, once for each line, and not before it came.
import type { Actor } from '#domain/memberships';
import { shownName } from '#domain/reviews';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { reviewForm } from '#shared/review-form';
import { findSouvenirOrder, findStoreOrder } from './order.ts';
import type { OrderDeps } from './transition-store-order.ts';

/** Refuses `not_found` (also another's, and a line that is not in it), `store_order_state` before delivery and the second time, `invalid_input`. */
export async function reviewLine(
  deps: OrderDeps,
  actor: Actor,
  { storeOrderId, lineId, form: input }: { storeOrderId: string; lineId: string; form: unknown },
): Promise<void> {
  const { orderId } = await findStoreOrder(deps, actor, storeOrderId);
  // The store's staff read it too, and review nothing.
  const { parts } = await findSouvenirOrder(deps, actor, orderId);
  const part = parts.find(({ id }) => id === storeOrderId)!;
  const line = part.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('not_found');
  if (part.state !== 'delivered' && part.state !== 'completed') throw new AppError('store_order_state');
  const { rating, text } = checkedForm(reviewForm, input);
  const { numInsertedOrUpdatedRows } = await deps.db
    .insertInto('item_reviews')
    .values({
      item_id: line.itemId,
      account_id: actor.accountId,
      line_id: lineId,
      author_name: shownName(actor.name),
      rating,
      text,
      locale: actor.locale,
      created_at: deps.now(),
    })
    .onConflict((known) => known.column('line_id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('store_order_state');
}
