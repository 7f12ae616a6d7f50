// What a partner has spent on an order that its member did not settle in time (decision 0048); page and server check
// alike.
import * as z from 'zod/mini';
import { atMost, filled, printableLines } from './form-faults.ts';
import { costReasonMaxLength } from './limits.ts';
import { rupiahTyped } from './rupiah-typed.ts';

/** Long enough to state what was paid to whom. */
const costReasonMinLength = 20;

export const retainedCostForm = z.object({
  amount: rupiahTyped,
  reason: filled().check(
    z.minLength(costReasonMinLength, { error: 'error_cost_reason' }),
    atMost(costReasonMaxLength),
    printableLines,
  ),
});
