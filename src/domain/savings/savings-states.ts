// The states of a savings application as a table (spec §3 outcomes; docs/product/savings.md): which events are allowed, from which
// states, and where they lead. What is not here does not happen.
import type { SavingsState } from '#shared/savings';

interface Move {
  from: readonly SavingsState[];
  to: SavingsState;
}

export const savingsMoves = {
  // The member.
  sent: { from: ['draft'], to: 'submitted' },
  sent_again: { from: ['documents_requested'], to: 'submitted' },
  withdrawn: { from: ['submitted', 'documents_requested'], to: 'withdrawn' },
  // The bank.
  documents_requested: { from: ['submitted'], to: 'documents_requested' },
  accepted: { from: ['submitted'], to: 'accepted' },
  rejected: { from: ['submitted', 'documents_requested'], to: 'rejected' },
} as const satisfies Record<string, Move>;

export type SavingsEvent = keyof typeof savingsMoves;
