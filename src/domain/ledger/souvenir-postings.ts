// How the money of a souvenir order is booked (docs/product/souvenir-orders.md). The customer pays the platform, at the platform's own
// gateway; each store is owed what its own part comes to, so that a part can end alone.
import type { Db } from '#platform/database/database';
import { again } from './keys.ts';
import type { PaidBy } from './postings.ts';
import { type Posting, postReversal } from './post.ts';

export const storeOrderKey = (storeOrderId: string, paymentId: string, round = 0) =>
  `store order ${storeOrderId} paid by ${paymentId}${again(round)}`;
export const souvenirFeeKey = (orderId: string, paymentId: string, round = 0) =>
  `souvenir order ${orderId} fee of ${paymentId}${again(round)}`;

export interface StoreOrderSplit {
  storeId: string;
  /** What the customer pays for it: items after the discount, and shipping. */
  total: number;
  /** Of the items only. */
  commission: number;
  /** What the platform adds for its promo. */
  platformDiscount: number;
}

/** The customer's money pays one store's part. */
export function storeOrderPaid(
  { paymentId, bookingId, round }: PaidBy,
  storeOrderId: string,
  { storeId, total, commission, platformDiscount }: StoreOrderSplit,
): Posting {
  const about = { bookingId, paymentId, partnerId: storeId };
  return {
    key: storeOrderKey(storeOrderId, paymentId, round),
    kind: 'allocation',
    entries: [
      { account: 'customer', owner: bookingId, ...about, amount: total },
      { account: 'promo_cost', owner: 'platform', ...about, amount: platformDiscount },
      {
        account: 'partner_payable',
        owner: storeId,
        ...about,
        amount: -(total + platformDiscount - commission),
      },
      { account: 'platform_fee', owner: 'platform', ...about, amount: -commission },
    ],
  };
}

/** Single pieces of it go back: their share of all that `storeOrderPaid` posted. `from` tells it from others of the same part. */
export function storeOrderLess(
  paid: PaidBy,
  storeOrderId: string,
  { storeId, total, commission, platformDiscount }: StoreOrderSplit,
  from: number,
): Posting {
  const split = {
    storeId,
    total: -total,
    commission: -commission,
    platformDiscount: -platformDiscount,
  };
  const posting = storeOrderPaid(paid, storeOrderId, split);
  return { ...posting, key: `${posting.key} less from ${from}` };
}

/** All that was posted for one store's part, less what single pieces gave back already. */
export async function reverseStoreOrder(deps: { db: Db; now: () => Date }, key: string): Promise<void> {
  const less = await deps.db
    .selectFrom('ledger_transactions')
    .select('key')
    .where('key', 'like', `${key} less from %`)
    .where('kind', '=', 'allocation')
    .orderBy('id')
    .execute();
  for (const of of [key, ...less.map((one) => one.key)])
    await postReversal(deps, { of, key: `${of} reversed` });
}

/** The fee of the way it was paid by, once for the whole order. */
export function souvenirFeePaid({ paymentId, bookingId, round, gateway }: PaidBy, fee: number): Posting {
  const about = { bookingId, paymentId, partnerId: null };
  return {
    key: souvenirFeeKey(bookingId, paymentId, round),
    kind: 'allocation',
    entries: [
      { account: 'customer', owner: bookingId, ...about, amount: fee },
      { account: 'gateway_fee', owner: gateway, ...about, amount: -fee },
    ],
  };
}
