// What a posting is known by: who takes one back, or proves that it is there, names it by the same words.
export const receiptKey = (paymentId: string) => `payment ${paymentId} received`;
export const allocationKey = (invoiceId: string, paymentId: string) => `invoice ${invoiceId} paid by ${paymentId}`;
export const promoKey = (bookingId: string) => `booking ${bookingId} promo`;
