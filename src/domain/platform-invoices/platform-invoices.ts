// Front door of the platform's invoices to its partners (docs/product/platform-invoices.md): tax details, the invoices of a month, and how
// what is owed arrives.
export { findTaxDetails, listWithoutTaxDetails, stateTaxDetails, type TaxDetails } from './tax-details.ts';
export { findSellerDetails, type SellerDetails, stateSellerDetails } from './seller-details.ts';
export { readOutputTaxFile, readWithholdingFile } from './coretax.ts';
export { issuePlatformInvoices } from './issue-invoices.ts';
export {
  getPlatformInvoice,
  listPlatformInvoices,
  type PlatformInvoice,
  unsafeGetPlatformInvoice,
} from './list-invoices.ts';
export { findOpenInvoices, type OpenInvoice, payPlatformInvoice } from './pay-invoice.ts';
