// Front door of bank terms: what partner banks offer, from which day (docs/product/bank-terms.md).
export {
  type BankLicence,
  type BankOverview,
  getBank,
  licenceHoldsOn,
  listBanks,
  type RecordedLicence,
  recordLicence,
  refuseUnlicensedBank,
  requireLicensedBank,
  withdrawLicence,
} from './bank-licences.ts';
export { attachLicenceFile, encryptedBankLicenceFiles, readLicenceFile } from './licence-files.ts';
export {
  endApproval,
  type FinancingApproval,
  isFinancingApproved,
  listApprovals,
  recordApproval,
} from './financing-approval.ts';
export { type BankOffer, listBankOffers } from './list-bank-offers.ts';
export { getOwnTerms, listOwnTerms, listTermsToApprove, type TermsVersion } from './list-terms.ts';
export { confirmTerms, decideTerms, proposeTerms, withdrawTerms } from './terms-versions.ts';
export { wireTerms } from './terms-form.ts';
export { type FinancingTerms, type SavingsTerms, savingsTerms, financingTerms } from './terms.ts';
