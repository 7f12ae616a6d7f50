// Money that waits for a person, as its pages show it.
import type { HeldPayment, OpenException, RefundTask } from '#domain/finance-console';

export interface MoneyPageView {
  /** The operator sees every partner's, and names them. */
  isOperator: boolean;
  refunds: (Omit<RefundTask, 'dueOn'> & { due: string })[];
  exceptions: (Omit<OpenException, 'createdAt'> & { at: string })[];
  kept: HeldPayment[];
}
