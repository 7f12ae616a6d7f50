// Moves of orders by the clock (docs/product/outbox.md): all that are due, and one that fails holds up no other.
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { CheckoutDeps } from './booking-deps.ts';

export const dueAtOnce = 200;

interface DueMoves {
  /** At most `dueAtOnce` that are due, without these. */
  take(without: readonly string[]): Promise<{ id: string }[]>;
  /** In a transaction that holds the order's lock; false where it is no longer due. */
  move(within: CheckoutDeps, bookingId: string): Promise<boolean>;
  /** What could not be done, for the log. */
  failed: string;
}

/** Returns how many were moved. What failed is thrown at the end, and tried again by the next run. */
export async function moveDue(deps: CheckoutDeps, { take, move, failed }: DueMoves): Promise<number> {
  const faults: Error[] = [];
  const left: string[] = [];
  let moved = 0;
  for (let due = await take(left); due.length > 0; due = await take(left)) {
    for (const { id } of due) {
      const isMoved = await transaction(deps.db, async (db) => {
        const within = { ...deps, db };
        await lockKeys(within, [{ kind: 'booking', id }]);
        return move(within, id);
      }).catch((error: Error) => {
        faults.push(error);
        return false;
      });
      if (isMoved) moved += 1;
      else left.push(id);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be ${failed}`);
  return moved;
}
