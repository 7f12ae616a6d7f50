// Front door of financing: a partner bank pays a member's package by an ijarah contract (docs/product/financing.md).
export {
  acceptFinancingOffer,
  confirmFinancing,
  saveApplicant,
  sendApplication,
  withdrawApplication,
} from './apply.ts';
export { readFinancingDocument, uploadFinancingDocument } from './documents.ts';
export { isFinancingOpen, quoteFinancing } from './financing-offers.ts';
export {
  type FinancingApplication,
  type FinancingDetail,
  type FinancingDocument,
  type FinancingSums,
  findApplicationOf,
  getApplication,
  instalmentsOf,
  listApplications,
} from './find-application.ts';
export {
  type BankApplication,
  type BankQueueRow,
  getBankApplication,
  listBankApplications,
} from './bank-applications.ts';
export {
  askForDocuments,
  decideProposal,
  judgeFinancingDocument,
  markPaidOff,
  proposeDecision,
} from './review.ts';
export {
  confirmDisbursement,
  enterDisbursement,
  findAwaitedDisbursement,
  readContract,
  uploadContract,
} from './disburse.ts';
export { lapseApplications } from './lapse.ts';
export { applicationMoves } from './application-states.ts';
export { applicationHearers } from './move-application.ts';
export { encryptedFinancing } from './sealed.ts';
