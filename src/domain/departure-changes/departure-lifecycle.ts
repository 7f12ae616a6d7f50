// Trips begin and end by the calendar: paid orders depart on the departure day, and are completed after the
// return.
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { type CheckoutDeps, transitionBooking, type TransitionEvent, transitions } from '#domain/bookings';

const atOnce = 200;

/** Transitions the orders whose day has come; the next run takes the rest. Returns how many. */
export async function advanceDepartures(deps: CheckoutDeps): Promise<number> {
  const today = todayInIndonesia(deps.now());
  const begun = await transitionAll(deps, 'journey_begun', 'd.departs_on', today);
  // The day of return still belongs to the trip.
  return begun + (await transitionAll(deps, 'journey_over', 'd.returns_on', today));
}

async function transitionAll(
  deps: CheckoutDeps,
  event: TransitionEvent & `journey_${string}`,
  day: 'd.departs_on' | 'd.returns_on',
  today: string,
): Promise<number> {
  const from = [...transitions[event].from];
  const due = await deps.db
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .select('b.id')
    .where('b.state', 'in', from)
    .where('d.state', '!=', 'cancelled')
    .where(day, day === 'd.departs_on' ? '<=' : '<', today)
    .limit(atOnce)
    .execute();
  for (const { id } of due) {
    await transaction(deps.db, async (db) => {
      const within = { ...deps, db };
      await lockKeys(within, [{ kind: 'booking', id }]);
      const still = await db
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst();
      if (still) await transitionBooking(within, { bookingId: id, event, actorId: null });
    });
  }
  return due.length;
}
