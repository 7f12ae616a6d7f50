// What is asked of a bank's queue in tests: all of it, unless a test says otherwise.
import type { BankQueueQuery } from '#shared/bank-queue';

export const queueOf = <State extends string>(
  change: Partial<BankQueueQuery<State>> = {},
): BankQueueQuery<State> => ({
  state: null,
  lateness: null,
  sort: { by: 'due', isDown: false },
  page: 1,
  limit: 100,
  ...change,
});
