// Front door of the operator's reports (docs/product/operator-reports.md): what was sold, how full journeys are, what went back.
export { readDepartureReport, type DepartureReport, type ReportedDeparture } from './departures.ts';
export { readRefundReport, type ReportedRefunds } from './refunds.ts';
export { readSalesReport } from './sales.ts';
