// Front door of booking notifications: e-mails and push notifications that follow from what happens to an order.
export { followMoves } from './dispatch-booking-events.ts';
export { letterTo } from './order-emails.ts';
export { remindOfHolds } from './remind-holds.ts';
export { remindOfNewDates } from './remind-reschedules.ts';
export { remindOfSettlements } from './remind-settlements.ts';
