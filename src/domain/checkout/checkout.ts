// Front door of the checkout: cart, draft, quote, delivery and placing an order (spec §4 checkout steps, §7 Bookings).
export { storeBooker } from './booker.ts';
export { applyPromo, listPromosFor, type PromoName, removePromo } from './booking-promo.ts';
export { cartQuestions, fillCart } from './cart.ts';
export { chooseDelivery, fetchAtPartner, listDeliveries } from './delivery.ts';
export { type CheckedOut, checkOut, checkOutFinanced, orderQuestions } from './place-order.ts';
export { quoteDraft, quoteParty } from './quote.ts';
export { resetDraft } from './reset-draft.ts';
