// Front door of savings payments: a member's order is paid from savings where the bank confirms (docs/product/savings-payments.md).
export { askSavingsPayment, findSavingsPaymentOffer, withdrawSavingsPayment } from './ask-savings-payment.ts';
export {
  decideSavingsPayment,
  getBankSavingsPayment,
  listBankSavingsPayments,
  prepareSavingsPayment,
} from './bank-savings-payments.ts';
export { savingsPaymentHearers } from './move-savings-payment.ts';
export { savingsPaymentMoves } from './savings-payment-states.ts';
export type { SavingsPayment } from './find-savings-payment.ts';
export { lapseSavingsPayments } from './lapse-savings-payments.ts';
