// Front door of departure changes: cancelling, rescheduling and the lifecycle of a departure.
export {
  cancelDeparture,
  type CancelDeps,
  cancelOrdersOf,
  departureCancelled,
  previewCancellation,
  getOwnDeparture,
} from './cancel-departure.ts';
export { advanceDepartures } from './departure-lifecycle.ts';
export { setExternalSeatSales } from './external-seat-sales.ts';
export { listRescheduleResponses } from './list-reschedule-responses.ts';
export {
  announceReschedule,
  departureRescheduled,
  previewReschedule,
  type PlannedReschedule,
  rescheduleDeparture,
} from './reschedule-departure.ts';
export { respondToReschedule, findReschedule, type Reschedule } from './respond-to-reschedule.ts';
