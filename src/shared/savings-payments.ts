// Orders that are paid from savings (docs/product/savings-payments.md): the states of a request, known to server and pages.

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
