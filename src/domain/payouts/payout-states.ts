// What may happen to a batch of payouts, as data (docs/product/payouts.md).
import { AppError } from '#shared/errors';
import type { BatchStatus } from '#shared/payout-states';

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
