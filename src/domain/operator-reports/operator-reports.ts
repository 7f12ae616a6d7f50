// Front door of the operator's reports (docs/product/operator-reports.md): what was sold, what became of chosen journeys, how full journeys are, what went back.
export { readConversionReport } from './conversion.ts';
export { readDepartureReport, type DepartureReport, type ReportedDeparture } from './departures.ts';
export { readRefundReport, type ReportedRefunds } from './refunds.ts';
export { readSalesReport } from './sales.ts';
