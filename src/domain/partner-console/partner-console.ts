// Front door of the partner console: a partner's own orders, departures, milestones and costs.
export {
  cancelByTerms,
  findTermsCancellation,
  foreseeTermsCancellation,
  type TermsCancellation,
  type TermsRefusal,
} from './cancel-by-terms.ts';
export {
  exportPartnerBookings,
  getPartnerBooking,
  listBookingHistory,
  listPartnerBookings,
  type PartnerBooking,
} from './partner-bookings.ts';
export {
  getPartnerDeparture,
  listDepartureMonths,
  listPartnerDepartures,
  pagePartnerDepartures,
  type PartnerDeparture,
} from './partner-departures.ts';
export { recordMilestone, withdrawMilestone } from './record-milestone.ts';
export { listMilestoneOrders, recordMilestones } from './record-milestones.ts';
export {
  findRetainedCost,
  maxRetainable,
  type RetainedCost,
  recordRetainedCost,
  withdrawRetainedCost,
} from './retained-costs.ts';
