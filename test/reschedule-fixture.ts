// What tests of rescheduled departures stand on (decision 0034): a partner with departures, and the actions and queries they share.
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import {
  announceReschedule,
  respondToReschedule,
  departureRescheduled,
  rescheduleDeparture,
} from '#domain/departure-changes';
import { findBooking } from '#domain/bookings';
import { dispatchBookingEvents } from '#domain/booking-notifications';
import type { SignedIn } from './factories/accounts.ts';
import { listMoves } from './factories/bookings.ts';
import { createDeparture } from './factories/programmes.ts';
import { emailsTo } from '#test/sent-emails';
import { type PartnerFixture, verifyLedgerAfterEach, usePartnerFixture } from './booking-fixture.ts';

export const oldDay = '2027-08-13';
export const newDay = '2027-08-20';

/** Registers its own hooks; after each test the proof finds nothing. */
export function useRescheduleFixture() {
  const fixture = usePartnerFixture();
  beforeEach(async () => {
    await sql`delete from jobs.job`.execute(fixture.database.db);
    // What earlier tests left is nobody's any more.
    await sql`update booking_history set told_at = now() where told_at is null`.execute(fixture.database.db);
  });
  verifyLedgerAfterEach(fixture);
  return { ...fixture, ...actsIn(fixture) };
}

function actsIn({ database, shop, partner }: PartnerFixture) {
  const brand = () => shop.deps.brands.forHost('brand.test');
  return {
    brand,
    departure: async (values: Parameters<typeof createDeparture>[1] = {}) =>
      (
        await createDeparture(database.db, {
          programme_id: partner.programmeId,
          quota: 40,
          down_payment_amount: 5_000_000,
          settlement_due_days: 45,
          departs_on: oldDay,
          ...values,
        })
      ).id,
    /** Moves it, and does the job that this has left. */
    async moved(departureId: string, departs_on = newDay) {
      await rescheduleDeparture(shop.deps, partner.staff.actor, { departureId, form: { departs_on } });
      const { rows } = await sql<{
        data: unknown;
      }>`select data from jobs.job where name = ${departureRescheduled.name} order by created_on desc limit 1`.execute(
        database.db,
      );
      return announceReschedule(shop.deps, departureRescheduled.payload.parse(rows[0]!.data));
    },
    answer: (member: SignedIn, booking: string, said: 'keeps' | 'refuses', departsOn = newDay) =>
      respondToReschedule(shop.deps, member.actor, { booking, answer: said, brand: brand(), departsOn }),
    stateOf: async (member: SignedIn, bookingId: string) =>
      (await findBooking(shop.deps, member.actor, bookingId))!.state,
    settlementDay: async (bookingId: string) =>
      (
        await database.db
          .selectFrom('invoices')
          .select('due_at')
          .where('booking_id', '=', bookingId)
          .where('stage', '=', 'settlement')
          .executeTakeFirstOrThrow()
      ).due_at.toISOString(),
    seatsOf: async (bookingId: string) =>
      (
        await database.db
          .selectFrom('seat_claims')
          .select('seats')
          .where('booking_id', '=', bookingId)
          .executeTakeFirst()
      )?.seats ?? 0,
    /** Does what the moves of bookings have left, twice, as workers may; answers what was written to the member. */
    async messagesTo({ account: { email } }: SignedIn) {
      const moves = await listMoves(database.db);
      for (const move of [...moves, ...moves]) await dispatchBookingEvents(shop.deps, [move]);
      return emailsTo(database.db, email);
    },
  };
}
