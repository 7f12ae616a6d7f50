// A proof of one of the five pieces of evidence, as a partner writes it (docs/product/departure-evidence.md); the file comes beside it.
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { evidenceNumberMaxLength } from './limits.ts';

const date = z.iso.date({ error: 'error_date_invalid' });

export const evidenceForm = z.object({
  number: filled().check(atMost(evidenceNumberMaxLength), printable),
  dated_on: date,
  /** Empty: it does not expire. */
  expires_on: z.union([z.literal(''), date], { error: 'error_date_invalid' }),
});
