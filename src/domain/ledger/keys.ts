// The keys of postings: a reversal or a verification names a posting by the same key.
/** Money that its bank reversed and settled again is posted under keys of its own: the first ones are reversed. */
export const again = (round: number) => (round > 0 ? ` again ${round}` : '');
/** Of such keys, for `like`. */
export const againPattern = '% again %';
export const receiptKey = (paymentId: string, round = 0) => `payment ${paymentId} received${again(round)}`;
/** By the gateway's own number: two payments may come under one of ours. */
export const unmatchedKey = (paymentId: string, gatewayId: string, round = 0) =>
  `payment ${paymentId} unmatched ${gatewayId}${again(round)}`;
export const refundKey = (taskId: string) => `refund ${taskId}`;
export const followedRefundKey = (paymentId: string, statusKey: string) =>
  `payment ${paymentId} refunded at gateway ${statusKey}`;
export const giftKey = (paymentId: string) => `payment ${paymentId} gift counted`;
export const allocationKey = (invoiceId: string, paymentId: string, round = 0) =>
  `invoice ${invoiceId} paid by ${paymentId}${again(round)}`;
export const costKey = (bookingId: string, paymentId: string) =>
  `booking ${bookingId} cost kept of ${paymentId}`;
/** By the payment too: one share may exceed one payment. */
export const termsKey = (bookingId: string, paymentId: string) =>
  `booking ${bookingId} terms kept of ${paymentId}`;
export const payoutKey = (payoutId: string) => `payout ${payoutId}`;
export const promoKey = (bookingId: string) => `booking ${bookingId} promo`;
/** A correction of what was posted before: whoever reverses that reverses both. */
export const rebookedKey = (key: string) => `${key} rebooked`;
