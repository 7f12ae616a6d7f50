// Words of savings for its closed lists (docs/product/savings.md).
import * as m from '#messages/messages';
import type { SavingsContract } from '#shared/bank-terms';
import type { SavingsDocumentKind, SavingsOccupation, SavingsState } from '#shared/savings';
import type { Tone } from '#labels/tone';

export const savingsStateLabel: Record<SavingsState, { word: () => string; tone: Tone }> = {
  draft: { word: m.savings_state_draft, tone: 'warn' },
  submitted: { word: m.savings_state_submitted, tone: 'accent' },
  documents_requested: { word: m.savings_state_documents_requested, tone: 'warn' },
  accepted: { word: m.savings_state_accepted, tone: 'good' },
  rejected: { word: m.savings_state_rejected, tone: 'bad' },
  withdrawn: { word: m.savings_state_withdrawn, tone: 'neutral' },
};

export const savingsContractLabel: Record<SavingsContract, () => string> = {
  wadiah: m.savings_contract_wadiah,
  mudharabah: m.savings_contract_mudharabah,
};

export const savingsDocumentLabel: Record<SavingsDocumentKind, () => string> = {
  ktp: m.savings_document_ktp,
  npwp: m.savings_document_npwp,
};

export const savingsOccupationLabel: Record<SavingsOccupation, () => string> = {
  employee: m.savings_occupation_employee,
  entrepreneur: m.savings_occupation_entrepreneur,
  professional: m.savings_occupation_professional,
  housewife: m.savings_occupation_housewife,
  civil_servant: m.savings_occupation_civil_servant,
};

/** What happens next, for its applicant. */
export const savingsNextLabel: Record<SavingsState, () => string> = {
  draft: m.savings_next_draft,
  submitted: m.savings_next_submitted,
  documents_requested: m.savings_next_documents_requested,
  accepted: m.savings_next_accepted,
  rejected: m.savings_next_rejected,
  withdrawn: m.savings_next_withdrawn,
};
