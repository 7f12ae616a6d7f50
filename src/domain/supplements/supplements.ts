// Front door of supplementary invoices (decision 0058): a traveller who is older on the day of return than
// paid for pays the difference before their documents are accepted. Bookings settle them like other invoices.
export { findAgeFindings, followBirthDate } from './follow-birth-date.ts';
export { takeKinds } from './take-kinds.ts';
