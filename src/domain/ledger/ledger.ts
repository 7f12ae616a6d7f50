// Front door of the ledger (product.md "Booking and money"; reliability.md 9): where each rupiah stands. Double entry,
// append-only; balances are sums over entries, never stored.
export { allocationKey, promoKey, receiptKey, refundKey, unmatchedKey } from './keys.ts';
export {
  type Entry,
  findPosted,
  type LedgerAccount,
  ledgerAccounts,
  post,
  type Posting,
  postReversal,
} from './post.ts';
export {
  allocation,
  retainedCostPosting,
  giftCounted,
  type InvoiceSplit,
  type PaidBy,
  promoCost,
  receipt,
  refundDone,
  refundDue,
  refundFollowed,
  type RefundSource,
  type RefundSources,
  termsRetained,
  unmatched,
} from './postings.ts';
export {
  type BookingMoney,
  canSeeMoneyOf,
  findBookingMoney,
  findPartnerBalance,
  findPaymentMoney,
  findUnapplied,
  type PartnerBalance,
  type PaymentMoney,
} from './balances.ts';
export { readStatement, type StatementEntry, type StatementSum } from './statement.ts';
export { type LedgerFault, verifyLedger } from './verify-ledger.ts';
