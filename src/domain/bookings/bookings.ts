// Front door of bookings: their states, prices, schedules and lists (spec §3, §4; docs/product/bookings.md).
export type { BookingDeps, CheckoutDeps, DispatchDeps } from './booking-deps.ts';
export { bookingTransitioned } from './booking-events.ts';
export {
  type BookingEvent,
  bookingEvents,
  type TransitionEvent,
  transitions,
} from './booking-state-machine.ts';
export { contractTermsKey, grantedShare, retainedByTerms } from './contract-terms.ts';
export { type Delivery, readDelivery } from './delivery-snapshot.ts';
export { endFinancedOrder, expireBookings, flagOverdueSettlements } from './expire.ts';
export {
  type Booking,
  findBooking,
  getBooking,
  type Invoice,
  nextInvoiceOf,
  readRequest,
  type Supplement,
  unsafeFindBooking,
  unsafeFindBookings,
} from './find-booking.ts';
export { grantHolding, revokeHolding } from './grant-holding.ts';
export {
  admitHolder,
  type Holder,
  holderLocks,
  holderQueries,
  type HoldingLimits,
  countingHeld,
  countTry,
  type Held,
  refuseHoarding,
} from './holding.ts';
export { findFeedback, leaveFeedback } from './leave-feedback.ts';
export { countOrders, findUnfinished, listOrders, type OrderCard, type TabCount } from './list-orders.ts';
export { listMilestonesOf } from './milestones-of.ts';
export {
  type NextAction,
  nextActionOf,
  type OrderStep,
  timelineOf,
  type TimelineStep,
} from './order-progress.ts';
export { refuseStrangers } from './partner-access.ts';
export { dueAtOnce, moveDue } from './move-due.ts';
export { nextPaymentQuestions, payNextInvoice } from './pay-next-invoice.ts';
export {
  type Clocks,
  clocksOf,
  financedClocks,
  plansOf,
  type PaymentStage,
  paymentScheduleOf,
} from './payment-schedule.ts';
export { insertLines } from './price-lines.ts';
export { type BookingLine, type Discount, linesOf, linesWith, totalOf } from './price.ts';
export { releaseHolds } from './release-holds.ts';
export { reverseBooking } from './reverse-booking.ts';
export { trackParcel } from './track-parcel.ts';
export {
  type BookingTransition,
  finishMove,
  movingBooking,
  transitionBooking,
  type TransitionDeps,
  transitionWithSeats,
  noteEvent,
} from './transition-booking.ts';
