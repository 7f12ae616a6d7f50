// Front door of bookings (spec §3, §4, §7 Bookings; product.md "Booking and money").
export { applyPromo, listPromosFor, type PromoName, removePromo } from './booking-promo.ts';
export { type BookingDeps, type CartRequest, fillCart } from './cart.ts';
export { type CheckedOut, type CheckoutDeps, checkOut } from './checkout.ts';
export { expireBookings, flagOverdueSettlements } from './expire.ts';
export { chooseDelivery, type DeliveryDeps, fetchAtPartner, listDeliveries } from './delivery.ts';
export type { Delivery } from './delivery-kept.ts';
export { type Booking, findBooking, type Invoice, unsafeFindBooking } from './find-booking.ts';
export { bookingInvoices } from './invoice-paid.ts';
export type { BookingLine } from './price.ts';
export { plansOf, type Stage, stagesOf } from './stages.ts';
export { bookingMoved } from './booking-events.ts';
export { followMove } from './follow-move.ts';
export { remindOfSettlements } from './remind-settlements.ts';
export { type Move, type MoveDeps, moveBooking } from './states.ts';
export { type BookingEvent, canHappen, transitions } from './transitions.ts';
