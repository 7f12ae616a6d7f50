// What a change of a departure does to its orders (docs/product/departure-changes.md), batch by batch, each order in a
// transaction of its own: a crash midway loses nothing and repeats nothing.
import type { Db } from '#platform/database/database';

const batchSize = 100;

interface EachOrder {
  /** The bookings still to do, at most so many. One that `work` has done is not among them. */
  findNext: (limit: number) => Promise<string[]>;
  /** False when nothing was left to do for this one. */
  work: (bookingId: string, actorId: string | null) => Promise<boolean>;
  /** Who changed the departure. */
  actorId: string;
}

/** Works until no booking is found. Returns for how many there was something to do. */
export async function forEachOrder(
  { db }: { db: Db },
  { findNext, work, actorId }: EachOrder,
): Promise<number> {
  // The person may have left since.
  const staff = await db.selectFrom('accounts').select('id').where('id', '=', actorId).executeTakeFirst();
  for (let count = 0; ;) {
    const ids = await findNext(batchSize);
    if (ids.length === 0) return count;
    for (const id of ids) if (await work(id, staff?.id ?? null)) count += 1;
  }
}
