// Front door of payments (docs/product/seats-and-money.md; docs/product/payments.md): requesting money from a
// gateway, and applying its answers.
export { cancelAtGateway, paymentEnded } from './cancel-at-gateway.ts';
export { encryptedCredentials, storeGateway } from './gateway-credentials.ts';
export { gatewayOfPayee } from './payee-gateways.ts';
export { applyGatewayStatus } from './apply-gateway-status.ts';
export { type RunningPayment, findLatestPayment, findOwnPayment, findPayment } from './find-payment.ts';
export { receiveWebhook, purgeNotifications } from './receive-webhook.ts';
export {
  type DecidedUnmatchedPayment,
  type UnmatchedPayment,
  type PaidOutcome,
  type Payable,
  type PayableDeps,
  type PayableHandler,
  type PaymentParts,
  type Payables,
  type SettledPayment,
  type NotifyDeps,
  notifyDecided,
} from './payables.ts';
export { listPaymentMethods } from './offered-methods.ts';
export { listRefunds } from './list-refunds.ts';
export { refundAtGateway, refundOwed } from './refund-at-gateway.ts';
export { reconcilePayments } from './reconcile.ts';
export {
  encryptedRefundAccounts,
  findRefundAccount,
  openRefundAccount,
  type RefundAccount,
  stateRefundAccount,
  type TransferredRefund,
} from './refund-accounts.ts';
export { askForRefundAccounts } from './ask-for-refund-accounts.ts';
export {
  areRefundAccountsCurrent,
  completeTransfer,
  freeRefunds,
  isTransferred,
  readRefundsToTransfer,
  reopenTransfer,
  takeRefunds,
} from './transferred-refunds.ts';
export {
  markRefundDone,
  oweGrantedRefund,
  oweRefund,
  refundDueOn,
  refundReasons,
  type RefundReason,
  voidRefund,
} from './refunds.ts';
export { endPayments, refundUnapplied } from './refund-unapplied.ts';
export { listWrongAmounts, type WrongAmount } from './wrong-amounts.ts';
export { type Beginning, beginningQuestions, startPayment, type PaymentDeps } from './start-payment.ts';
