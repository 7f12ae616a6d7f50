// A traveller's age category in the order's counts and in its seat claim: an infant that becomes a child
// needs a seat.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Traveller } from '#shared/trip-price';

/**
 * Changes a traveller's category; false, without a change, when that needs a seat that is not free. In a
 * transaction that holds the locks of the departure's seats and of the booking.
 */
export async function takeKinds(
  db: Db,
  at: Date,
  { participantId, to }: { participantId: string; to: Traveller },
): Promise<boolean> {
  const {
    rows: [before],
  } = await sql<{ bookingId: string; needsSeat: boolean; left: number }>`
    select t.booking_id as "bookingId", t.traveller = 'infant' and ${to} <> 'infant' as "needsSeat", d.quota - seats_claimed(d.id, ${at}) as left
    from participants t join bookings b on b.id = t.booking_id join departures d on d.id = b.departure_id where t.id = ${participantId}`.execute(
    db,
  );
  if (!before || (before.needsSeat && before.left < 1)) return false;
  await db
    .updateTable('participants')
    .set({ traveller: to, changed_at: at })
    .where('id', '=', participantId)
    .execute();
  await sql`
    update bookings b set adults = n.adults, children = n.children, infants = n.infants, changed_at = ${at}
    from (select count(*) filter (where traveller = 'adult') as adults, count(*) filter (where traveller = 'child') as children,
      count(*) filter (where traveller = 'infant') as infants from participants where booking_id = ${before.bookingId}) n
    where b.id = ${before.bookingId}`.execute(db);
  await sql`update seat_claims c set seats = b.seats from bookings b where b.id = c.booking_id and b.id = ${before.bookingId} and c.seats <> b.seats`.execute(
    db,
  );
  return true;
}
