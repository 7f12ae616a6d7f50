// Who may sleep in one room (docs/product/rooms.md). Pure.
import type { RoomType } from '#shared/catalogue';
import { isFamily, type Relation } from '#shared/participant-relations';
import type { Traveller } from '#shared/trip-price';

export interface Guest {
  id: string;
  /** Code of the order. */
  booking: string;
  gender: 'male' | 'female' | null;
  /** To the booker. */
  relation: Relation | null;
  traveller: Traveller;
  /** What was paid for. */
  roomType: RoomType;
}

export const bedsOf: Record<RoomType, number> = { quad: 4, triple: 3, double: 2 };

/** Infants sleep with their family, without a bed. */
export const needsBed = ({ traveller }: Guest) => traveller !== 'infant';

/** On one order, by what the booker has stated of each. */
export function areFamily(one: Guest, other: Guest): boolean {
  return one.booking === other.booking && isFamily(one.relation) && isFamily(other.relation);
}

/**
 * Of one family those who may never marry each other: everybody the booker names, but for the booker's spouse beside a brother or
 * sister of the booker.
 */
function areMahram(one: Guest, other: Guest): boolean {
  const relations = [one.relation, other.relation];
  return areFamily(one, other) && !(relations.includes('spouse') && relations.includes('sibling'));
}

/** The hard rule. An unknown gender may be either, and who an infant sleeps beside is no question. */
export function mayShare(one: Guest, other: Guest): boolean {
  if (one.traveller === 'infant' || other.traveller === 'infant') return true;
  return (one.gender !== null && one.gender === other.gender) || areMahram(one, other);
}

export function mayJoin(guest: Guest, room: readonly Guest[]): boolean {
  return room.every((other) => mayShare(guest, other));
}

/** What is wrong in a room: `mixed` and `too_many` need a reason, the others are for whoever plans. */
export type RoomWarning = 'mixed' | 'too_many' | 'other_type' | 'beds_empty';

export function roomWarnings(type: RoomType, guests: readonly Guest[]): RoomWarning[] {
  const beds = guests.filter(needsBed);
  const isMixed = guests.some((one, at) => !mayJoin(one, guests.slice(at + 1)));
  const isFamilyOnly = beds.some(({ gender }) => gender !== beds[0]!.gender);
  return [
    ...(isMixed ? (['mixed'] as const) : []),
    ...(beds.length > bedsOf[type] ? (['too_many'] as const) : []),
    ...(beds.some(({ roomType }) => roomType !== type) ? (['other_type'] as const) : []),
    // Nobody else can be put there.
    ...(isFamilyOnly && !isMixed && beds.length < bedsOf[type] ? (['beds_empty'] as const) : []),
  ];
}
