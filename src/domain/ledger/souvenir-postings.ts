// How the money of a souvenir order is booked (docs/product/souvenir-orders.md). The customer pays the platform, at the platform's own
// gateway; each store is owed what its own part comes to, so that a part can end alone.
import type { PaidBy } from './postings.ts';
import type { Posting } from './post.ts';

const again = (round: number) => (round > 0 ? ` again ${round}` : '');
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
