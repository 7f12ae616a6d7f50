// Trips begin and end by the calendar: paid orders depart on the departure day, and are completed after the
// return.
import { sql } from 'kysely';
import { todayInIndonesia } from '#shared/dates';
import {
  type CheckoutDeps,
  dueAtOnce,
  moveDue,
  transitionBooking,
  type TransitionEvent,
  transitions,
} from '#domain/bookings';

/** Transitions every order whose day has come; one that fails holds up no other. Returns how many. */
export async function advanceDepartures(deps: CheckoutDeps): Promise<number> {
  const today = todayInIndonesia(deps.now());
  const begun = await transitionAll(deps, 'journey_begun', 'd.departs_on', today);
  // The day of return still belongs to the trip.
  return begun + (await transitionAll(deps, 'journey_over', 'd.returns_on', today));
}

function transitionAll(
  deps: CheckoutDeps,
  event: TransitionEvent & `journey_${string}`,
  day: 'd.departs_on' | 'd.returns_on',
  today: string,
): Promise<number> {
  const from = [...transitions[event].from];
  return moveDue(deps, {
    take: (without) =>
      deps.db
        .selectFrom('bookings as b')
        .innerJoin('departures as d', 'd.id', 'b.departure_id')
        .select('b.id')
        .where('b.state', 'in', from)
        .where('d.state', '!=', 'cancelled')
        .where(day, day === 'd.departs_on' ? '<=' : '<', today)
        .where(sql<boolean>`b.id <> all (${without}::uuid[])`)
        .limit(dueAtOnce)
        .execute(),
    async move(within, bookingId) {
      const still = await within.db
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', bookingId)
        .where('state', 'in', from)
        .executeTakeFirst();
      if (!still) return false;
      await transitionBooking(within, { bookingId, event, actorId: null });
      return true;
    },
    failed: event === 'journey_begun' ? 'begun' : 'completed',
  });
}
