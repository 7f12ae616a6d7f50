// The states of a financing application as a table (docs/product/financing.md): which events are allowed, from which states, and
// where they lead. What is not here does not happen.
import type { FinancingState } from '#shared/financing';

interface Move {
  from: readonly FinancingState[];
  to: FinancingState;
}

const withBank = ['submitted', 'documents_requested', 'resubmitted', 'reviewed'] as const;

export const applicationMoves = {
  // The member.
  sent: { from: ['draft'], to: 'submitted' },
  sent_again: { from: ['documents_requested'], to: 'resubmitted' },
  offer_accepted: { from: ['approved'], to: 'contract' },
  withdrawn: { from: ['draft', ...withBank, 'approved', 'contract'], to: 'withdrawn' },
  // The bank.
  documents_requested: { from: ['submitted', 'resubmitted'], to: 'documents_requested' },
  proposed: { from: ['submitted', 'resubmitted'], to: 'reviewed' },
  returned: { from: ['reviewed'], to: 'resubmitted' },
  approved: { from: ['reviewed'], to: 'approved' },
  rejected: { from: ['reviewed'], to: 'rejected' },
  paid_off: { from: ['disbursed'], to: 'paid_off' },
  // The partner, who has the money.
  disbursed: { from: ['contract'], to: 'disbursed' },
  // The clock, or the order that ended.
  lapsed: { from: ['draft', ...withBank, 'approved', 'contract'], to: 'lapsed' },
} as const satisfies Record<string, Move>;

export type ApplicationEvent = keyof typeof applicationMoves;
