// Orders that are paid from savings (docs/product/savings-payments.md): the states of a request, known to server and pages.
import type { ConsoleSort } from './console-list.ts';

export const savingsPaymentStates = ['asked', 'prepared', 'paid', 'declined', 'withdrawn', 'lapsed'] as const;
export type SavingsPaymentState = (typeof savingsPaymentStates)[number];

/** The bank has not answered yet. */
const openStates = ['asked', 'prepared'] as const satisfies readonly SavingsPaymentState[];

export const isOpenSavingsPayment = (state: SavingsPaymentState): boolean =>
  (openStates as readonly string[]).includes(state);

/** What the bank's people hear of a request. `overtaken`: nothing is to be transferred any more. */
export type SavingsPaymentNews = 'asked' | 'prepared' | 'returned' | 'withdrawn' | 'overtaken';

/** By this name such money stands among payments: no gateway takes it. */
export const savingsGateway = 'bank_savings';

/** Orders of a bank's list. `state`: what waits for the bank first; `age`: how long it has been in its state. */
export const savingsPaymentSorts = ['state', 'age', 'amount', 'partner'] as const;
export type SavingsPaymentSort = ConsoleSort<(typeof savingsPaymentSorts)[number]>;
export const firstSavingsPaymentSort: SavingsPaymentSort = { by: 'state', isDown: false };
