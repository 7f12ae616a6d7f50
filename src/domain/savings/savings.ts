// Front door of savings: an account that a member opens at a partner bank in their own name (docs/product/savings.md).
export {
  chooseSavingsBank,
  dropSavingsDraft,
  saveSavingsBooking,
  saveSavingsHeir,
  sendSavings,
  startSavings,
  withdrawSavings,
} from './apply.ts';
export { readSavingsDocument, uploadSavingsDocument } from './documents.ts';
export {
  getSavings,
  listSavings,
  maskedHeir,
  monthlyDeposit,
  type SavingsApplication,
  type SavingsDetail,
  type SavingsDocument,
} from './find-savings.ts';
export { type BankSavingsRow, getBankSavings, listBankSavings, showHeir } from './bank-savings.ts';
export { acceptSavings, askForSavingsDocuments, rejectSavings } from './answer.ts';
export { checkBalances, importBalances, type ReportedBalance } from './balances.ts';
export { savingsHearers } from './move-savings.ts';
export { savingsMoves } from './savings-states.ts';
export { encryptedSavings } from './sealed.ts';
