// Front door of the reports of returns (docs/product/return-reports.md).
export { listReturnReports, readReturnReportFile } from './list-reports.ts';
export { encryptedReturnReports, recordReturnReport } from './record-report.ts';
