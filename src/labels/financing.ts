// Words of financing for its closed lists (docs/product/financing.md).
import * as m from '#messages/messages';
import type { FinancingDocumentKind, FinancingState } from '#shared/financing';
import type { Tone } from '#labels/tone';

export const financingStateLabel: Record<FinancingState, { word: () => string; tone: Tone }> = {
  draft: { word: m.financing_state_draft, tone: 'warn' },
  submitted: { word: m.financing_state_submitted, tone: 'accent' },
  documents_requested: { word: m.financing_state_documents_requested, tone: 'warn' },
  resubmitted: { word: m.financing_state_resubmitted, tone: 'accent' },
  reviewed: { word: m.financing_state_reviewed, tone: 'accent' },
  approved: { word: m.financing_state_approved, tone: 'good' },
  contract: { word: m.financing_state_contract, tone: 'good' },
  disbursed: { word: m.financing_state_disbursed, tone: 'good' },
  paid_off: { word: m.financing_state_paid_off, tone: 'good' },
  rejected: { word: m.financing_state_rejected, tone: 'bad' },
  withdrawn: { word: m.financing_state_withdrawn, tone: 'neutral' },
  lapsed: { word: m.financing_state_lapsed, tone: 'neutral' },
};

/** What the applicant does or waits for now. */
export const financingNextLabel: Record<FinancingState, () => string> = {
  draft: m.financing_next_draft,
  submitted: m.financing_next_bank,
  documents_requested: m.financing_next_documents,
  resubmitted: m.financing_next_bank,
  reviewed: m.financing_next_bank,
  approved: m.financing_next_approved,
  contract: m.financing_next_contract,
  disbursed: m.financing_next_disbursed,
  paid_off: m.financing_next_paid_off,
  rejected: m.financing_next_rejected,
  withdrawn: m.financing_next_withdrawn,
  lapsed: m.financing_next_lapsed,
};

export const financingDocumentLabel: Record<FinancingDocumentKind, () => string> = {
  ktp: m.financing_document_ktp,
  family_card: m.financing_document_family_card,
  bank_statements: m.financing_document_bank_statements,
  employment_proof: m.financing_document_employment_proof,
  spouse_ktp: m.financing_document_spouse_ktp,
  marriage_certificate: m.financing_document_marriage_certificate,
  fixed_asset: m.financing_document_fixed_asset,
};
