// The booking somebody travels on, as far as participants and their documents ask for it, and who may see them.
import { type Actor, hasRole } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { BookingState } from '#shared/booking-states';
import type { ProductKind } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { isBookingCode, isId } from '#shared/names';

export interface TravelBooking {
  id: string;
  state: BookingState;
  /** Whose order it is; null once the person is gone. */
  accountId: string | null;
  partnerId: string;
  journey: ProductKind;
  departsOn: string;
  returnsOn: string;
}

/** Papers are still asked for while the journey lies ahead. */
const open: readonly BookingState[] = ['waiting_payment', 'partly_paid', 'paid', 'in_preparation', 'needs_attention'];

/** The booking by id or code, for its member and the staff of its partner; `not_found` for everybody else. */
export async function getTravelBooking(db: Db, actor: Actor, idOrCode: string): Promise<TravelBooking> {
  if (!isId(idOrCode) && !isBookingCode(idOrCode)) throw new AppError('not_found');
  const row = await db.selectFrom('bookings as b').innerJoin('departures as d', 'd.id', 'b.departure_id').innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['b.id', 'b.state', 'b.account_id', 'b.partner_id', 'p.kind', 'd.departs_on', 'd.returns_on'])
    .where(isId(idOrCode) ? 'b.id' : 'b.code', '=', idOrCode).where('b.state', '!=', 'draft').executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const booking: TravelBooking = {
    id: row.id, state: row.state as BookingState, accountId: row.account_id, partnerId: row.partner_id, journey: row.kind as ProductKind,
    departsOn: row.departs_on, returnsOn: row.returns_on,
  };
  if (!isOwn(actor, booking) && !canJudge(actor, booking)) throw new AppError('not_found');
  return booking;
}

/** The same for its member only, while papers are still asked for: `booking_state` afterwards. */
export async function getOwnOpenBooking(db: Db, actor: Actor, idOrCode: string): Promise<TravelBooking> {
  const booking = await getTravelBooking(db, actor, idOrCode);
  if (!isOwn(actor, booking)) throw new AppError('not_found');
  if (!open.includes(booking.state)) throw new AppError('booking_state');
  return booking;
}

export function isOwn({ accountId }: Actor, booking: TravelBooking): boolean {
  return booking.accountId === accountId;
}

/** Staff of the travel partner, whose task the papers are. */
export function canJudge(actor: Actor, { partnerId }: TravelBooking): boolean {
  return hasRole(actor, 'partner_staff', partnerId);
}
