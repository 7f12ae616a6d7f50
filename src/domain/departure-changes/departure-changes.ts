// Front door of departure changes: cancelling, rescheduling and the lifecycle of a departure.
export { cancelDeparture, type CancelDeps, type Cancellation, cancelOrdersOf, departureCancelled, foreseeCancellation, getOwnDeparture } from './cancel-departure.ts';
export { followCalendar } from './departure-lifecycle.ts';
export { setSoldElsewhere } from './external-seat-sales.ts';
export { findMoveAnswers } from './list-reschedule-responses.ts';
export { announceMove, departureMoved, foreseeMove, type PlannedMove, rescheduleDeparture } from './reschedule-departure.ts';
export { answerNewDate, findNewDate, type NewDate } from './respond-to-reschedule.ts';
