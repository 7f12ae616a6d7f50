// What a partner has spent on an order that its member did not settle in time (decision 0048); page and server check
// alike.
import * as z from 'zod/mini';
import { atMost, filled, printableLines } from './form-faults.ts';
import { costReasonMaxLength } from './limits.ts';

/** Long enough to state what was paid to whom. */
const costReasonMinLength = 20;

/** Accepts sums as people type them: 'Rp 1.500.000', '1500000'. */
const sum = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^(?:rp\s*)?\d[\d.\s]*$/i.test(value.trim())
      ? Number(value.replace(/\D/g, ''))
      : value,
  ),
  z.int({ error: 'error_cost_sum' }).check(z.minimum(1, { error: 'error_cost_sum' })),
);

export const retainedCostForm = z.object({
  amount: sum,
  reason: filled().check(
    z.minLength(costReasonMinLength, { error: 'error_cost_reason' }),
    atMost(costReasonMaxLength),
    printableLines,
  ),
});
