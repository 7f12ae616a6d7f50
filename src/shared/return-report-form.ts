// The report of a group's return, as a partner records it (docs/product/return-reports.md); the file comes beside it, if there is one.
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { evidenceNumberMaxLength } from './limits.ts';

export const returnReportForm = z.object({
  /** What the regulator's system gave. */
  number: filled().check(atMost(evidenceNumberMaxLength), printable),
  reported_on: z.iso.date({ error: 'error_date_invalid' }),
});
