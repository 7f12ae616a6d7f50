// The plan of one hotel stay as it is stored, with those who travel today (docs/product/rooms.md).
import { sql } from 'kysely';
import { getOwnDeparture } from '#domain/departure-changes';
import type { Actor } from '#domain/memberships';
import { type DepartureTraveller, unsafeListDepartureTravellers } from '#domain/participants';
import { type ChosenStay, unsafeListChosenStays } from '#domain/private-umrah';
import type { Db } from '#platform/database/database';
import type { RoomType } from '#shared/catalogue';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { PartnerTask } from '#shared/partner-duties';

export interface RoomDeps {
  db: Db;
  now: () => Date;
}

/** A hotel in its place in the programme, or what a family chose for its own journey. */
export type Stay = ChosenStay;

export interface RoomRow {
  id: string;
  type: RoomType;
  label: string | null;
}

export interface GuestRow {
  participantId: string;
  roomId: string;
  because: string;
  note: string | null;
  /** Null once they have left. */
  placedBy: string | null;
}

/** Whose departure it is, and that the journey is not over. Refuses `not_found`, `forbidden`, `booking_state`. */
export async function getRoomDeparture(deps: RoomDeps, actor: Actor, departureId: string, task: PartnerTask) {
  const departure = await getOwnDeparture(deps.db, actor, departureId, task);
  if (todayInIndonesia(deps.now()) > departure.returns_on) throw new AppError('booking_state');
  return departure;
}

export async function listStays({ db }: RoomDeps, departureId: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select s.position, json_build_object('id', h.name) as hotel, s.nights from departures d
    join programme_hotels s on s.programme_id = d.programme_id join hotels h on h.id = s.hotel_id
    where d.id = ${departureId}::uuid order by s.position`.execute(db);
  return rows.length > 0 ? rows : unsafeListChosenStays({ db }, departureId);
}

/** Version 0: nobody has planned it yet. Whoever travels no more sleeps nowhere. */
export async function readStay(deps: RoomDeps, { departureId, stay }: { departureId: string; stay: number }) {
  const { db } = deps;
  const [travellers, plan, rooms, guests] = await Promise.all([
    unsafeListDepartureTravellers({ db, keys: null }, departureId),
    db
      .selectFrom('room_plans')
      .select('version')
      .where('departure_id', '=', departureId)
      .where('stay', '=', stay)
      .executeTakeFirst(),
    db
      .selectFrom('rooms')
      .select(['id', 'room_type as type', 'label'])
      .where('departure_id', '=', departureId)
      .where('stay', '=', stay)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('room_guests as g')
      .leftJoin('accounts as a', 'a.id', 'g.placed_by')
      .select([
        'g.participant_id as participantId',
        'g.room_id as roomId',
        'g.because',
        'g.note',
        'a.name as placedBy',
      ])
      .where('g.departure_id', '=', departureId)
      .where('g.stay', '=', stay)
      .execute(),
  ]);
  const known = new Map<string, DepartureTraveller>(travellers.map((who) => [who.id, who]));
  return {
    version: plan?.version ?? 0,
    travellers,
    known,
    rooms: rooms as RoomRow[],
    guests: (guests as GuestRow[]).filter(({ participantId }) => known.has(participantId)),
  };
}
