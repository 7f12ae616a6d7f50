// Front door of the checkout: cart, draft, quote, delivery and placing an order (spec §4 checkout steps, §7 Bookings).
export { storeBooker } from './booker.ts';
export { applyPromo, listPromosFor, type PromoName, removePromo } from './booking-promo.ts';
export { type CartRequest, fillCart } from './cart.ts';
export { chooseDelivery, type DeliveryDeps, fetchAtPartner, listDeliveries } from './delivery.ts';
export { type CheckedOut, checkOut } from './place-order.ts';
export { type PlanQuote, type Quote, quoteDraft, quoteParty } from './quote.ts';
export { resetDraft } from './reset-draft.ts';
