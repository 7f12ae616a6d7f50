// Money that waits for a person, as its pages show it.
import type { HeldPayment, OpenException, RefundTask } from '#domain/finance-console';
import type { FormState } from '#web/ui/forms/form-state';

export interface MoneyPageView {
  /** The operator sees every partner's, and names them. */
  isOperator: boolean;
  refunds: (Omit<RefundTask, 'dueOn'> & { due: string })[];
  exceptions: (Omit<OpenException, 'createdAt'> & { at: string })[];
  kept: HeldPayment[];
}

/** The form that was refused, and about what. */
export type FailedSettlement = FormState & { id: string };
