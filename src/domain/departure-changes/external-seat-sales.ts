// Seats that a partner sells outside this marketplace (docs/product/seats-and-money.md: every claim on a departure's seats
// in one table): its staff state how many; the rest is sold here.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { notifySeatsBack } from '#domain/seat-notices';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { DispatchDeps } from '#domain/bookings';
import { type CancelDeps, getOwnDeparture } from './cancel-departure.ts';

type ClaimDeps = CancelDeps & DispatchDeps;

const seatsForm = z.object({
  seats: z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\s*\d{1,5}\s*$/.test(value) ? Number(value) : value,
    ),
    z.int({ error: 'error_seats_number' }).check(z.minimum(0, { error: 'error_seats_number' })),
  ),
});

/**
 * Sets how many seats of a departure are sold elsewhere; notifies members who wait for seats when some are
 * freed. Refuses `not_found`, `departure_not_sold` (cancelled, or made for a private umrah), `invalid_input` when
 * the claims here leave fewer than that, `busy`.
 */
export async function setExternalSeatSales(
  deps: ClaimDeps,
  actor: Actor,
  { departureId, seats: typed }: { departureId: string; seats: unknown },
): Promise<void> {
  await getOwnDeparture(deps.db, actor, departureId, 'catalogue');
  const { seats } = checkedForm(seatsForm, { seats: typed });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(departureId)]);
    const departure = await getOwnDeparture(db, actor, departureId, 'catalogue');
    if (departure.state === 'cancelled') throw new AppError('departure_not_sold');
    const {
      rows: [room],
    } = await sql<{ taken: number; most: number; isPrivate: boolean }>`
      select taken, greatest(0, d.quota - taken) as most, d.reserved_for is not null as "isPrivate" from departures d, lateral (
        select coalesce(sum(c.seats), 0)::int as taken from seat_claims c
        where c.departure_id = d.id and c.source <> 'sold_elsewhere' and (c.release_at is null or c.release_at > ${deps.now()})) here
      where d.id = ${departureId}`.execute(db);
    // A family's seats are sold nowhere else.
    if (room!.isPrivate) throw new AppError('departure_not_sold');
    if (seats > room!.most)
      throw new AppError('invalid_input', [
        {
          field: 'seats',
          message: 'error_seats_sold_here',
          values: { taken: room!.taken, most: room!.most },
        },
      ]);
    await db
      .deleteFrom('seat_claims')
      .where('departure_id', '=', departureId)
      .where('source', '=', 'sold_elsewhere')
      .execute();
    if (seats > 0)
      await db
        .insertInto('seat_claims')
        .values({ departure_id: departureId, seats, source: 'sold_elsewhere', created_at: deps.now() })
        .execute();
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'seats.sold_elsewhere',
      subjectId: null,
      details: { about: departureId, seats },
    });
    await notifySeatsBack(within, departureId);
  });
}
