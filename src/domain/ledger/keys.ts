// What a posting is known by: who takes one back, or proves that it is there, names it by the same words.
export const receiptKey = (paymentId: string) => `payment ${paymentId} received`;
/** By the gateway's own number: two payments may come under one of ours. */
export const unmatchedKey = (paymentId: string, gatewayId: string) =>
  `payment ${paymentId} unmatched ${gatewayId}`;
export const refundKey = (taskId: string) => `refund ${taskId}`;
export const followedRefundKey = (paymentId: string, statusKey: string) =>
  `payment ${paymentId} refunded at gateway ${statusKey}`;
export const giftKey = (paymentId: string) => `payment ${paymentId} gift counted`;
export const allocationKey = (invoiceId: string, paymentId: string) =>
  `invoice ${invoiceId} paid by ${paymentId}`;
export const costKey = (bookingId: string, paymentId: string) =>
  `booking ${bookingId} cost kept of ${paymentId}`;
/** By the payment too: the share may be larger than one payment. */
export const termsKey = (bookingId: string, paymentId: string) =>
  `booking ${bookingId} terms kept of ${paymentId}`;
export const promoKey = (bookingId: string) => `booking ${bookingId} promo`;
