// Front door of the finance console: orders, refunds and payments that need a person's decision.
export { alertOperators, purgeAlerts } from './alert-operators.ts';
export { addDisputeFile, encryptedDisputeFiles, readDisputeFile } from './dispute-files.ts';
export { setDisputeDeadline } from './dispute-deadlines.ts';
export { type Dispute, type DisputeDetail, getDispute, listDisputes } from './disputes.ts';
export {
  decideGrantedRefund,
  findGrantablePayments,
  type GrantablePayment,
  type GrantedRefund,
  listGrantedRefunds,
  proposeGrantedRefund,
} from './granted-refunds.ts';
export { type HeldPayment, listHeldPayments, refundHeldPayment } from './held-payments.ts';
export { type AttentionOrder, listAttention } from './list-attention.ts';
export {
  listOpenExceptions,
  listOpenRefunds,
  type OpenException,
  type RefundTask,
  resolveException,
  settleRefund,
} from './refunds-and-exceptions.ts';
export {
  type AttentionAction,
  attentionActions,
  getAttention,
  type OpenAttention,
  readAttention,
  settleAttention,
} from './resolve-attention.ts';
