// The states of a request to pay from savings as a table (docs/product/savings-payments.md): which events are allowed, from which
// states, and where they lead. What is not here does not happen.
import type { SavingsPaymentState } from '#shared/savings-payments';

interface Move {
  from: readonly SavingsPaymentState[];
  to: SavingsPaymentState;
}

const open = ['asked', 'prepared'] as const;

export const savingsPaymentMoves = {
  // The bank: one prepares, another agrees or returns it.
  prepared: { from: ['asked'], to: 'prepared' },
  returned: { from: ['prepared'], to: 'asked' },
  confirmed: { from: ['prepared'], to: 'paid' },
  declined: { from: ['prepared'], to: 'declined' },
  // The member.
  withdrawn: { from: open, to: 'withdrawn' },
  // The clock, other money that was faster, or the order that ended.
  lapsed: { from: open, to: 'lapsed' },
} as const satisfies Record<string, Move>;

export type SavingsPaymentEvent = keyof typeof savingsPaymentMoves;
