// The forms of a store's standing (docs/product/stores.md). Server only.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';

const evidence = {
  source: filled().check(atMost(120), printable),
  note: filled().check(atMost(500), printableLines),
};
const reason = filled().check(atMost(300), printableLines);

/** The reasons are read by buyers. */
export const storeFreezeForm = z.object({ reason_id: reason, reason_en: reason, ...evidence });
export const storeReopenForm = z.object(evidence);
