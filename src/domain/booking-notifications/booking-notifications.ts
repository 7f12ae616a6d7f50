// Front door of booking notifications: emails and push notifications that follow from what happens to an
// order.
export { dispatchBookingEvents } from './dispatch-booking-events.ts';
export { dispatchWaitingMoves } from './dispatch-waiting-moves.ts';
export { noticeAbout, noticedEvents } from './order-notices.ts';
export { isPartnerNotified } from './partner-notices.ts';
export { emailTo } from './order-emails.ts';
export { remindOfHolds } from './remind-holds.ts';
export { remindOfReschedules } from './remind-reschedules.ts';
export { remindOfSettlements } from './remind-settlements.ts';
