// What may happen to a batch of payouts, and to one of them, as data (docs/product/payouts.md).
import { AppError } from '#shared/errors';
import type { BatchStatus, PayoutStatus } from '#shared/payout-states';

export type BatchEvent = 'approve' | 'refuse' | 'send' | 'finish';

const transitions: Record<BatchStatus, Partial<Record<BatchEvent, BatchStatus>>> = {
  proposed: { approve: 'approved', refuse: 'refused' },
  approved: { send: 'sent' },
  sent: { finish: 'done' },
  refused: {},
  done: {},
};

/** Refuses `payout_state`. */
export function batchAfter(status: BatchStatus, event: BatchEvent): BatchStatus {
  const next = transitions[status][event];
  if (!next) throw new AppError('payout_state');
  return next;
}

/** What becomes of one payout. It fails at the bank, or comes back from there after it was paid; it is released with a refused batch. */
export const payoutMoves = {
  paid: { from: 'waiting', to: 'paid' },
  failed: { from: 'waiting', to: 'failed' },
  returned: { from: 'paid', to: 'failed' },
  released: { from: 'waiting', to: 'released' },
} as const satisfies Record<string, { from: PayoutStatus; to: PayoutStatus }>;
export type PayoutEvent = keyof typeof payoutMoves;
