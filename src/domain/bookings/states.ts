// The life of a booking as a table (reliability.md 10): what may happen, from where, and where it leads. Every move writes its
// history in the same statement.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Attention, BookingState } from '#shared/booking-states';
import { AppError } from '#shared/errors';

interface Transition {
  from: readonly BookingState[];
  to: BookingState;
  attention?: Attention;
}

const beforeDeparture = ['partly_paid', 'paid', 'in_preparation'] as const;

export const transitions = {
  checked_out: { from: ['draft'], to: 'waiting_payment' },
  // Money that arrives after the seats were given back may still find some (`expired`).
  down_payment_paid: { from: ['waiting_payment', 'expired'], to: 'partly_paid' },
  paid_in_full: { from: ['waiting_payment', 'partly_paid', 'expired', 'needs_attention'], to: 'paid' },
  hold_ran_out: { from: ['waiting_payment'], to: 'expired' },
  seats_gone: { from: ['waiting_payment', 'expired'], to: 'needs_attention', attention: 'seats_gone' },
  settlement_overdue: { from: ['partly_paid'], to: 'needs_attention', attention: 'settlement_overdue' },
  payment_reversed: { from: [...beforeDeparture, 'needs_attention', 'departed', 'completed'], to: 'needs_attention', attention: 'payment_reversed' },
  attention_settled: { from: ['needs_attention'], to: 'partly_paid' },
  refunded: { from: ['needs_attention'], to: 'expired' },
  preparation_begun: { from: ['paid'], to: 'in_preparation' },
  cancelled_by_partner: { from: ['waiting_payment', ...beforeDeparture, 'needs_attention'], to: 'cancelled_by_partner' },
  journey_begun: { from: ['paid', 'in_preparation'], to: 'departed' },
  journey_over: { from: ['departed'], to: 'completed' },
} as const satisfies Record<string, Transition>;

export type BookingEvent = keyof typeof transitions;

/** Whether it may happen now; else the reason code. */
export function canHappen(event: BookingEvent, state: BookingState): { ok: true } | { ok: false; reason: 'booking_state' } {
  const { from }: Transition = transitions[event];
  return from.includes(state) ? { ok: true } : { ok: false, reason: 'booking_state' };
}

export interface Move {
  bookingId: string;
  event: BookingEvent;
  /** Who did it; null: the clock or a gateway. */
  actorId: string | null;
}

/** Moves a booking and writes its history. Refuses with `booking_state` when it is not where the event may happen. */
export async function moveBooking({ db, now }: { db: Db; now: () => Date }, { bookingId, event, actorId }: Move): Promise<BookingState> {
  const { from, to, attention }: Transition = transitions[event];
  const { numAffectedRows } = await sql`
    with before as (select id, state from bookings where id = ${bookingId} and state = any (${[...from]}) for update),
    moved as (update bookings b set state = ${to}, attention = ${attention ?? null}, ordered_at = coalesce(b.ordered_at, ${now()}),
      changed_at = ${now()} from before where b.id = before.id returning b.id)
    insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id)
    select moved.id, ${now()}, before.state, ${to}, ${event}, ${actorId}::uuid from moved join before on before.id = moved.id`.execute(db);
  if ((numAffectedRows ?? 0n) === 0n) throw new AppError('booking_state');
  return to;
}
