// The members' responses to a reschedule, for the partner's console: its staff call the members who have not
// responded (decision 0034).
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { BookingState } from '#shared/booking-states';
import type { RescheduleResponse } from '#shared/reschedule-response-form';
import { getOwnDeparture } from './cancel-departure.ts';

export interface RescheduleResponses {
  from: { departsOn: string; returnsOn: string };
  answerUntil: Date;
  /**
   * Every order that was asked, except those that ended for another reason; those without a response first.
   */
  orders: {
    code: string;
    state: BookingState;
    bookerName: string | null;
    phone: string | null;
    answer: RescheduleResponse | null;
  }[];
}

/** About the latest reschedule of a departure; null when there was none. Refuses `not_found`. */
export async function listRescheduleResponses(
  { db }: { db: Db },
  actor: Actor,
  departureId: string,
): Promise<RescheduleResponses | null> {
  await getOwnDeparture(db, actor, departureId, 'orders');
  const move = await db
    .selectFrom('departure_moves')
    .selectAll()
    .where('departure_id', '=', departureId)
    .orderBy('moved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!move) return null;
  const rows = await db
    .selectFrom('new_date_questions as q')
    .innerJoin('bookings as b', 'b.id', 'q.booking_id')
    .select(['b.code', 'b.state', 'b.booker', 'q.answer'])
    .where('q.move_id', '=', move.id)
    .where('b.state', '!=', 'expired')
    .orderBy('q.answer', (order) => order.desc().nullsFirst())
    .orderBy('b.code')
    .execute();
  return {
    from: { departsOn: move.from_departs_on, returnsOn: move.from_returns_on },
    answerUntil: move.answer_until,
    orders: rows.map(({ code, state, booker, answer }) => {
      const who = booker as { name: string; phone: string } | null;
      return {
        code,
        state: state as BookingState,
        bookerName: who?.name ?? null,
        phone: who?.phone ?? null,
        answer: answer as RescheduleResponse | null,
      };
    }),
  };
}
