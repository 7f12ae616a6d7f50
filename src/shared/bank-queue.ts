// What is asked of a bank's queue, of financing or savings (docs/product/bank-console.md): by its address, its file and its call alike.
import { consoleOrders, type ConsoleSort, consoleSort, readConsoleList } from './console-list.ts';

/** `due`: by when the bank has promised an answer, the earliest first; `age`: how long it has been in its state. */
export const queueSorts = ['due', 'age', 'sum', 'months'] as const;
export type QueueSort = (typeof queueSorts)[number];
export const queueOrders = consoleOrders(queueSorts);

/** Of what the bank has promised an answer to. */
export const latenesses = ['late', 'in_time'] as const;
export type Lateness = (typeof latenesses)[number];

export interface BankQueueQuery<State extends string> {
  state: State | null;
  lateness: Lateness | null;
  sort: ConsoleSort<QueueSort>;
  page: number;
  limit: number;
}

/** What waits for the bank first, by when it is due. */
const firstOrder: ConsoleSort<QueueSort> = { by: 'due', isDown: false };

/** What an order says; null: the first. */
export const queueSort = (order: (typeof queueOrders)[number] | null): ConsoleSort<QueueSort> =>
  consoleSort(order, queueSorts, firstOrder);

/** Invalid values are dropped: an old bookmark still shows a list. */
export function readBankQueue<State extends string>(
  params: URLSearchParams,
  states: readonly State[],
): Omit<BankQueueQuery<State>, 'limit'> {
  const { page, sort } = readConsoleList(params, queueSorts, firstOrder);
  return {
    state: states.find((one) => one === params.get('state')) ?? null,
    lateness: latenesses.find((one) => one === params.get('lateness')) ?? null,
    sort,
    page,
  };
}
