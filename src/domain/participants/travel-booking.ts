// The booking of a participant, as far as participants and their documents need it, and who may see them.
import { type Actor, mayWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import {
  type Attention,
  type BookingState,
  staffReadsDocuments,
  statesBeforeDeparture,
} from '#shared/booking-states';
import type { ProductKind } from '#shared/catalogue';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isBookingCode, isId } from '#shared/names';

export interface TravelBooking {
  id: string;
  state: BookingState;
  attention: Attention | null;
  /** The owner; null once the account is deleted. */
  accountId: string | null;
  partnerId: string;
  departureId: string;
  journey: ProductKind;
  /** Of its emails. */
  locale: Locale;
  departsOn: string;
  returnsOn: string;
}

/** By id or code; the caller still has to check who may see it. */
export async function findTravelBooking(db: Db, idOrCode: string): Promise<TravelBooking | null> {
  if (!isId(idOrCode) && !isBookingCode(idOrCode)) return null;
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select([
      'b.id',
      'b.state',
      'b.attention',
      'b.account_id',
      'b.partner_id',
      'b.departure_id',
      'b.locale',
      'p.kind',
      'd.departs_on',
      'd.returns_on',
    ])
    .where(isId(idOrCode) ? 'b.id' : 'b.code', '=', idOrCode)
    .where('b.state', '!=', 'draft')
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        state: row.state as BookingState,
        attention: row.attention as Attention | null,
        accountId: row.account_id,
        partnerId: row.partner_id,
        departureId: row.departure_id,
        journey: row.kind as ProductKind,
        locale: row.locale as Locale,
        departsOn: row.departs_on,
        returnsOn: row.returns_on,
      }
    : null;
}

/** The booking for its member and the staff of its partner; `not_found` for everybody else. */
export async function getTravelBooking(db: Db, actor: Actor, idOrCode: string): Promise<TravelBooking> {
  const booking = await findTravelBooking(db, idOrCode);
  if (!booking || (!isOwn(actor, booking) && !mayWork(actor, 'orders', booking)))
    throw new AppError('not_found');
  return booking;
}

/** The same for its member only, while documents are still required: `booking_state` afterwards. */
export async function getOwnOpenBooking(db: Db, actor: Actor, idOrCode: string): Promise<TravelBooking> {
  const booking = await getTravelBooking(db, actor, idOrCode);
  if (!isOwn(actor, booking)) throw new AppError('not_found');
  if (!statesBeforeDeparture.includes(booking.state)) throw new AppError('booking_state');
  return booking;
}

/** A partner's program is nobody's member, though an owner's account answers for its key. */
export function isOwn({ accountId, apiKey }: Actor, booking: TravelBooking): boolean {
  return !apiKey && booking.accountId === accountId;
}

/** Staff of the travel partner who review the documents. */
export function canJudge(actor: Actor, booking: TravelBooking): boolean {
  return mayWork(actor, 'documents', booking);
}

/**
 * Whether documents and numbers may be read: always by their member, by the partner's staff with that duty
 * while the trip needs them.
 */
export function mayReadDocuments(
  { now }: { now: () => Date },
  actor: Actor,
  booking: TravelBooking,
): boolean {
  return (
    isOwn(actor, booking) ||
    (mayWork(actor, 'travellers', booking) && staffReadsDocuments(booking, todayInIndonesia(now())))
  );
}
