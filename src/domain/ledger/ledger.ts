// Front door of the ledger (docs/product/ledger.md): where each rupiah stands. Double entry,
// append-only; balances are sums over entries, never stored.
export { bankCostPosting, gatewaySettled, payoutPaid } from './bank-postings.ts';
export { allocationKey, giftKey, payoutKey, promoKey, receiptKey, refundKey, unmatchedKey } from './keys.ts';
export { findPosted, type LedgerAccount, post, postingAlong, postReversal } from './post.ts';
export {
  allocation,
  bankDisbursement,
  retainedCostPosting,
  savingsPaymentReceipt,
  giftCounted,
  grantedRefundDue,
  type PaidBy,
  promoCost,
  receipt,
  refundDone,
  refundDue,
  refundFollowed,
  type RefundSource,
  refundTransferred,
  type RefundSources,
  termsRetained,
  unmatched,
} from './postings.ts';
export { platformInvoiced, platformInvoicePaid } from './platform-invoice-postings.ts';
export {
  reverseStoreOrder,
  souvenirFeeKey,
  souvenirFeePaid,
  storeOrderKey,
  storeOrderLess,
  storeOrderPaid,
} from './souvenir-postings.ts';
export {
  type BookingMoney,
  canSeeMoneyOf,
  worksOnMoneyOf,
  findBookingMoney,
  findPartnerBalance,
  findGrantable,
  findPaymentMoney,
  type PaymentMoney,
  type Grantable,
  findUnapplied,
  type PartnerBalance,
} from './balances.ts';
export { openStatement, readStatement, type StatementEntry, type StatementSum } from './statement.ts';
export {
  closePeriod,
  findOpenDay,
  type JournalLine,
  readJournal,
  type TrialBalance,
  listClosedPeriods,
  readLastCheck,
  openJournal,
  readTrialBalance,
} from './books.ts';
export { checkLedger, sealLedger } from './check-ledger.ts';
export { verifyLedger } from './verify-ledger.ts';
