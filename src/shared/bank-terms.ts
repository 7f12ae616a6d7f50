// How far a bank's terms are (docs/product/bank-terms.md).
export const termsStates = ['proposed', 'confirmed', 'approved', 'ended'] as const;
export type TermsState = (typeof termsStates)[number];

/** What has become of a version by a day: its state, and for how long it holds. */
export const termsStandings = [
  'proposed',
  'confirmed',
  /** Approved for a day to come. */
  'coming',
  'in_force',
  /** By a version that began later. */
  'replaced',
  'withdrawn',
  'refused',
  /** Its day came before it was approved. */
  'missed',
] as const;
export type TermsStanding = (typeof termsStandings)[number];

/** What has become of a lawyer's approval of financing, or of a bank's licence. */
export const approvalStandings = ['in_force', 'expired', 'replaced', 'ended'] as const;
export type ApprovalStanding = (typeof approvalStandings)[number];
/** Under what a bank works as OJK's register says: a licence of its own, or as a unit of a bank that has one. */
export const bankLicenceStatuses = ['licensed', 'supervised'] as const;
export type BankLicenceStatus = (typeof bankLicenceStatuses)[number];
/** In a form that records an approval or a licence: it replaces none. */
export const noApproval = 'none';

/** What those hear who have the next step, or wait for the answer. */
export type TermsNews = 'proposed' | 'confirmed' | 'approved' | 'refused';

export const termsKinds = ['savings', 'financing'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** Contracts of a savings account: entrusted money promises no return; mudharabah shares profit by a fixed ratio. */
export const savingsContracts = ['wadiah', 'mudharabah'] as const;
export type SavingsContract = (typeof savingsContracts)[number];
