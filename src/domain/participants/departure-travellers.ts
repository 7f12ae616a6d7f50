// Everybody who travels on a departure, over all its orders that are paid for: for manifests and rooms, whose callers have asked who may
// know (docs/product/participants.md).
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { statesStaffReads } from '#shared/booking-states';
import { type Participant, participantOf } from './list-participants.ts';
import { noSecrets, openSecrets } from './sealed.ts';

export interface DepartureTraveller extends Participant {
  /** Code of the order. */
  booking: string;
  /** Whose order it is; null once the account is deleted. */
  accountId: string | null;
}

/** By order and place in it. Without keys the document numbers stay sealed, and are null. */
export async function unsafeListDepartureTravellers(
  { db, keys }: { db: Db; keys: KeyRing | null },
  departureId: string,
): Promise<DepartureTraveller[]> {
  const rows = await db
    .selectFrom('participants as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .selectAll('t')
    .select(['b.code', 'b.account_id'])
    .where('b.departure_id', '=', departureId)
    .where((where) =>
      where.or([where('b.state', 'in', statesStaffReads), where('b.attention', '=', 'settlement_overdue')]),
    )
    .orderBy('b.code')
    .orderBy('t.position')
    .execute();
  return rows.map((row) => ({
    ...participantOf(row, keys ? openSecrets(keys, row.id, row) : noSecrets),
    booking: row.code,
    accountId: row.account_id,
  }));
}
