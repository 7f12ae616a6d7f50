// Whom a partner's table may speak of: everybody who travels on one of its departures, over all orders that are paid for.
import { type Actor, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { type BookingState, statesBeforeDeparture, statesStaffReads } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import { participantOf } from './list-participants.ts';
import type { TableTraveller } from './judge-table-row.ts';
import { openSecrets } from './sealed.ts';

export interface TableDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface TableDeparture {
  id: string;
  title: LocalText;
  departsOn: string;
}

/**
 * For staff who judge documents, until the day of return. Refuses `not_found` (also another partner's), `forbidden`, and
 * `booking_state` once the journey is over.
 */
export async function requireTableDeparture(
  { db, now }: Pick<TableDeps, 'db' | 'now'>,
  actor: Actor,
  departureId: string,
): Promise<TableDeparture> {
  const row =
    isId(departureId) &&
    (await db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.id', 'd.departs_on', 'd.returns_on', 'p.title', 'p.partner_id'])
      .where('d.id', '=', departureId)
      .where('d.state', '<>', 'draft')
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  requireWork(actor, 'documents', { partnerId: row.partner_id });
  if (todayInIndonesia(now()) > row.returns_on) throw new AppError('booking_state');
  return { id: row.id, title: row.title as unknown as LocalText, departsOn: row.departs_on };
}

/** By order and place in it. */
export async function listTableTravellers(
  { db, keys }: Pick<TableDeps, 'db' | 'keys'>,
  departureId: string,
): Promise<TableTraveller[]> {
  const rows = await db
    .selectFrom('participants as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .selectAll('t')
    .select(['b.code', 'b.account_id', 'b.state'])
    .where('b.departure_id', '=', departureId)
    .where((where) =>
      where.or([where('b.state', 'in', statesStaffReads), where('b.attention', '=', 'settlement_overdue')]),
    )
    .orderBy('b.code')
    .orderBy('t.position')
    .execute();
  return rows.map((row) => ({
    ...participantOf(row, openSecrets(keys, row.id, row)),
    booking: row.code,
    bookingId: row.booking_id,
    accountId: row.account_id,
    changedAt: row.changed_at,
    isOpen: statesBeforeDeparture.includes(row.state as BookingState),
  }));
}

/** Of which departure the table would be, and how many travel on it. Refuses as `requireTableDeparture` does. */
export async function openParticipantTable(
  deps: TableDeps,
  actor: Actor,
  departureId: string,
): Promise<{ departure: TableDeparture; travellers: number }> {
  const departure = await requireTableDeparture(deps, actor, departureId);
  return { departure, travellers: (await listTableTravellers(deps, departure.id)).length };
}
