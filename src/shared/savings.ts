// Savings applications (spec §3, §5; docs/product/savings.md): their states, documents and choices, known to server and pages.

export const savingsStates = [
  'draft',
  'submitted',
  'documents_requested',
  'accepted',
  'rejected',
  'withdrawn',
] as const;
export type SavingsState = (typeof savingsStates)[number];
/** The bank has promised an answer (docs/product/bank-console.md). */
export const savingsStatesPromised: readonly SavingsState[] = ['submitted'];

export const savingsDocumentKinds = ['ktp', 'npwp'] as const;
export type SavingsDocumentKind = (typeof savingsDocumentKinds)[number];

export function isSavingsDocumentKind(text: string): text is SavingsDocumentKind {
  return (savingsDocumentKinds as readonly string[]).includes(text);
}

/** Spec §5: the occupations that can be chosen. */
export const savingsOccupations = [
  'employee',
  'entrepreneur',
  'professional',
  'housewife',
  'civil_servant',
] as const;
export type SavingsOccupation = (typeof savingsOccupations)[number];

/** The member may still send documents. */
export const savingsStatesTakingDocuments: readonly SavingsState[] = ['draft', 'documents_requested'];

/** Of the text in which an applicant lets one bank read their data (messages savings_consent_…). */
export const savingsConsentVersion = 1;
