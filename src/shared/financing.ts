// Financing applications (docs/product/financing.md): their states, documents and limits, known to server and pages.

export const financingStates = [
  'draft',
  'submitted',
  'documents_requested',
  'resubmitted',
  'reviewed',
  'approved',
  'contract',
  'disbursed',
  'paid_off',
  'rejected',
  'withdrawn',
  'lapsed',
] as const;
export type FinancingState = (typeof financingStates)[number];
/** The bank has promised an answer (docs/product/bank-console.md). */
export const financingStatesPromised: readonly FinancingState[] = ['submitted', 'resubmitted', 'reviewed'];

/** Nothing follows; what the bank was given is deleted. */
export const endedFinancingStates = [
  'rejected',
  'withdrawn',
  'lapsed',
] as const satisfies readonly FinancingState[];

export const financingDocumentKinds = [
  'ktp',
  'family_card',
  'bank_statements',
  'employment_proof',
  'spouse_ktp',
  'marriage_certificate',
  'fixed_asset',
] as const;
export type FinancingDocumentKind = (typeof financingDocumentKinds)[number];
/** Without these a bank cannot begin; the others only where they exist. */
export const requiredFinancingDocuments: readonly FinancingDocumentKind[] = [
  'ktp',
  'family_card',
  'bank_statements',
  'employment_proof',
];

export function isFinancingDocumentKind(text: string): text is FinancingDocumentKind {
  return (financingDocumentKinds as readonly string[]).includes(text);
}

/** The member may still send documents. */
export const statesTakingDocuments: readonly FinancingState[] = ['draft', 'documents_requested'];

/** Of the text in which an applicant lets one bank read their data (messages financing_consent_…). */
export const bankConsentVersion = 1;
