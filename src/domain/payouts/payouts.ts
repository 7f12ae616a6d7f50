// Front door of payouts (docs/product/payouts.md): where partners are paid, batches with a maker and a checker, statements of our bank,
// reports of gateways.
export {
  addPayeeEvidence,
  decidePayeeAccount,
  listPayeeAccounts,
  type PayeeAccount,
  proposePayeeAccount,
  readPayeeEvidence,
} from './payee-accounts.ts';
export {
  type ConsultantAccount,
  decideConsultantAccount,
  encryptedConsultantAccounts,
  listConsultantAccounts,
  proposeConsultantAccount,
} from './consultant-accounts.ts';
export {
  askForDistributionPayout,
  askForPayout,
  type ConsultantPay,
  readConsultantPay,
  readDistributionPay,
} from './consultant-payouts.ts';
export {
  type ConsultantSale,
  type ConsultantSales,
  listConsultantSales,
  listDistributionSales,
} from './consultant-sales.ts';
export {
  type OwnConsultantAccount,
  readOwnConsultantAccount,
  stateOwnConsultantAccount,
} from './own-consultant-account.ts';
export { addOwnEvidence, stateDistributionAccount, stateStoreAccount } from './own-partner-account.ts';
export { readStorePay, type StorePay } from './store-pay.ts';
export { listPayoutsDue, type PayoutDue } from './payouts-due.ts';
export { isPayeeNotified } from './payout-notices.ts';
export { type PayoutEvent, payoutMoves } from './payout-states.ts';
export {
  decideBatch,
  failPayout,
  getBatch,
  listBatches,
  markBatchSent,
  type Payout,
  type PayoutBatch,
  proposeBatch,
} from './payout-batches.ts';
export { listPayoutsOf, readBankFile } from './bank-file.ts';
export { importBankStatement, type LineMatch, listBankLines, settleBankLine } from './bank-statements.ts';
export {
  type GatewayReport,
  importGatewayReport,
  listGatewayReports,
  listMethodCosts,
} from './gateway-reports.ts';
