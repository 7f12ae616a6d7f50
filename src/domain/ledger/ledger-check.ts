// What the verification of the ledger asks, and how it names what it finds (docs/product/ledger.md).
import type { RawBuilder } from 'kysely';

/** One statement, which returns the rows at fault; on a sound database none. */
export type Check = { promise: string; faults: RawBuilder<{ at: string }> };

export interface LedgerFault {
  /** The invariant. */
  promise: string;
  /** What breaks it: ids and sums. */
  at: string;
}
