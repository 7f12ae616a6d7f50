// Places travellers in rooms by itself (docs/product/rooms.md): families together, then by gender, in the room type that was paid for,
// filling what is open before opening a room. Pure; whoever sleeps somewhere already stays.
import type { RoomType } from '#shared/catalogue';
import { areFamily, bedsOf, type Guest, mayJoin, needsBed } from './may-share.ts';

export type PlacedBecause = 'family' | 'same_gender' | 'filled' | 'infant';
export type UnplacedBecause = 'gender_unknown' | 'infant_alone';

export interface PlannedRoom {
  /** Of a room that is there; null: to be opened. */
  id: string | null;
  type: RoomType;
  guests: Guest[];
}

export interface Placement {
  rooms: PlannedRoom[];
  /** Why each of those who were placed now sleeps there. */
  because: Map<string, PlacedBecause>;
  unplaced: { guest: Guest; because: UnplacedBecause }[];
}

/** `guests` are those without a room. The order they come in does not matter. */
export function placeGuests(existing: readonly PlannedRoom[], guests: readonly Guest[]): Placement {
  const plan: Placement = {
    rooms: existing.map((room) => ({ ...room, guests: [...room.guests] })),
    because: new Map(),
    unplaced: [],
  };
  const sorted = guests.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const grown = sorted.filter(needsBed);
  const alone: Guest[] = [];
  for (const family of familiesOf(grown)) {
    if (family.length === 1) alone.push(family[0]!);
    else placeFamily(plan, family);
  }
  for (const guest of alone) {
    if (guest.gender !== null) placeAlone(plan, guest);
    else plan.unplaced.push({ guest, because: 'gender_unknown' });
  }
  for (const guest of sorted.filter((one) => !needsBed(one))) placeInfant(plan, guest);
  return plan;
}

/** Spouses and children beside the booker, so that a family too large for a room is cut where it hurts least. */
const closeness = ['self', 'spouse', 'child', 'parent', 'sibling', 'other'];
const orderOf = ({ booking, relation, id }: Guest) =>
  `${booking} ${relation ? closeness.indexOf(relation) : closeness.length} ${id}`;

/** Of each order the family of one paid room type; everybody else by themselves. */
function familiesOf(guests: readonly Guest[]): Guest[][] {
  const families: Guest[][] = [];
  for (const guest of guests) {
    const own = families.find(
      ([first]) => areFamily(first!, guest) && first!.roomType === guest.roomType && first !== guest,
    );
    if (own) own.push(guest);
    else families.push([guest]);
  }
  return families;
}

/** In as few rooms as it takes; a part that may share with nobody of the family goes on by gender. */
function placeFamily(plan: Placement, family: readonly Guest[]): void {
  const parts: Guest[][] = [];
  for (const guest of family) {
    const part = parts.find((one) => one.length < bedsOf[guest.roomType] && mayJoin(guest, one));
    if (part) part.push(guest);
    else parts.push([guest]);
  }
  for (const part of parts) {
    const [first] = part;
    if (part.length === 1 && first!.gender !== null) placeAlone(plan, first!);
    else {
      plan.rooms.push({ id: null, type: first!.roomType, guests: part });
      for (const { id } of part) plan.because.set(id, 'family');
    }
  }
}

function placeAlone(plan: Placement, guest: Guest): void {
  const open = plan.rooms.filter(
    ({ type, guests }) =>
      type === guest.roomType && guests.filter(needsBed).length < bedsOf[type] && mayJoin(guest, guests),
  );
  const room = open.find(({ guests }) => guests.some((one) => one.booking === guest.booking)) ?? open[0];
  if (room) room.guests.push(guest);
  else plan.rooms.push({ id: null, type: guest.roomType, guests: [guest] });
  plan.because.set(guest.id, room && room.guests.length > 1 ? 'filled' : 'same_gender');
}

function placeInfant(plan: Placement, guest: Guest): void {
  const room =
    plan.rooms.find(({ guests }) => guests.some((one) => areFamily(one, guest) && needsBed(one))) ??
    plan.rooms.find(({ guests }) => guests.some((one) => one.booking === guest.booking && needsBed(one)));
  if (!room) return void plan.unplaced.push({ guest, because: 'infant_alone' });
  room.guests.push(guest);
  plan.because.set(guest.id, 'infant');
}
