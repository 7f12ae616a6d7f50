// A plan of rooms as staff see it (docs/product/rooms.md): who sleeps where and why, what is wrong, who has no room.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import type { RoomType } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import type { Traveller } from '#shared/trip-price';
import { bedsOf, needsBed, type RoomWarning, roomWarnings } from './may-share.ts';
import { type UnplacedBecause, placeGuests } from './place-guests.ts';
import { getRoomDeparture, listStays, readStay, type RoomDeps, type Stay } from './room-rows.ts';

interface RoomGuest {
  id: string;
  name: string | null;
  number: number;
  booking: string;
  gender: 'male' | 'female' | null;
  traveller: Traveller;
  roomType: RoomType;
}

export interface PlacedGuest extends RoomGuest {
  because: string;
  note: string | null;
  placedBy: string | null;
}

export interface RoomPlan {
  title: LocalText;
  departsOn: string;
  stays: Stay[];
  stay: number;
  /** What a change must name: 0 before the first. */
  version: number;
  rooms: {
    id: string;
    /** Counted from 1. */
    number: number;
    type: RoomType;
    label: string | null;
    beds: number;
    guests: PlacedGuest[];
    warnings: RoomWarning[];
  }[];
  unassigned: (RoomGuest & { because: UnplacedBecause | null })[];
}

interface StayRequest {
  departureId: string;
  stay: number;
}

/** For staff who read travellers, until the day of return. Refuses `not_found`, `forbidden`, `booking_state`. */
export async function readRooms(
  deps: RoomDeps,
  actor: Actor,
  { departureId, stay: asked }: StayRequest,
): Promise<RoomPlan> {
  const departure = await getRoomDeparture(deps, actor, departureId, 'travellers');
  const stays = await listStays(deps, departureId);
  const stay = stays.some(({ position }) => position === asked) ? asked : (stays[0]?.position ?? 0);
  const { version, travellers, known, rooms, guests } = await readStay(deps, { departureId, stay });
  const guestOf = (id: string): RoomGuest => {
    const { name, number, booking, gender, traveller, roomType } = known.get(id)!;
    return { id, name, number, booking, gender, traveller, roomType };
  };
  const placed = new Set(guests.map(({ participantId }) => participantId));
  const waiting = travellers.filter(({ id }) => !placed.has(id));
  const why = new Map(placeGuests([], waiting).unplaced.map(({ guest, because }) => [guest.id, because]));
  return {
    title: departure.title as unknown as LocalText,
    departsOn: departure.departs_on,
    stays,
    stay,
    version,
    rooms: rooms.map(({ id, type, label }, index) => {
      const own = guests.filter(({ roomId }) => roomId === id);
      const people = own.map(({ participantId }) => known.get(participantId)!);
      return {
        id,
        number: index + 1,
        type,
        label,
        beds: bedsOf[type] - people.filter(needsBed).length,
        guests: own.map(({ participantId, because, note, placedBy }) => ({
          ...guestOf(participantId),
          because,
          note,
          placedBy,
        })),
        warnings: roomWarnings(type, people),
      };
    }),
    unassigned: waiting.map(({ id }) => ({ ...guestOf(id), because: why.get(id) ?? null })),
  };
}

/** The same for a list that leaves the house: recorded for everybody in it. Refuses `not_found` also when nobody has a room. */
export async function takeRoomList(deps: RoomDeps, actor: Actor, request: StayRequest): Promise<RoomPlan> {
  const plan = await readRooms(deps, actor, request);
  if (plan.rooms.length === 0) throw new AppError('not_found');
  const { known, guests } = await readStay(deps, { ...request, stay: plan.stay });
  for (const subjectId of new Set(guests.map(({ participantId }) => known.get(participantId)!.accountId)))
    await recordAudit(deps, {
      actor,
      role: 'partner_staff',
      action: 'rooms.listed',
      subjectId,
      details: { about: request.departureId },
    });
  return plan;
}
