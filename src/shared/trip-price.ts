// The price of one departure for a party (docs/product/catalogue.md): room price per adult, child and infant as a
// price or a share of it, mandatory extras per person. One rule for the page, the browser's calculator and, later, the
// invoice.
import { type RoomType, roomTypes } from './catalogue.ts';
import { type Rupiah, rupiah, shareOf } from './money.ts';

/** An amount, or a share of the adult's room price. */
export type AgePrice = { amount: number } | { basisPoints: number };

export interface PriceList {
  /** Whole rupiah per adult; a room that is not listed is not offered. */
  rooms: { roomType: RoomType; amount: number }[];
  /** Null = not offered; an amount of 0 = free. */
  child: AgePrice | null;
  infant: AgePrice | null;
  /** Sum of the mandatory extras for one person. */
  extrasEach: number;
}

export const travellers = ['adult', 'child', 'infant'] as const;
export type Traveller = (typeof travellers)[number];

export interface Party {
  room: RoomType;
  people: Record<Traveller, number>;
}

export interface PartyPrice {
  lines: { who: Traveller; count: number; each: Rupiah; total: Rupiah }[];
  /** Our choice: extras count for everybody in the party, infants too, because the tables say "per person". */
  extras: Rupiah;
  total: Rupiah;
}

/** Our choice: the calculator allows up to 20 of each; larger groups contact the partner. */
export const maxPerTraveller = 20;
/** Of each age, in each kind of room. */
export const maxPartySize = maxPerTraveller * travellers.length * roomTypes.length;

/** The price of a party; null when the room is not offered. Ages that are not offered are left out. */
export function priceOfParty(list: PriceList, party: Party): PartyPrice | null {
  const room = list.rooms.find(({ roomType }) => roomType === party.room);
  if (!room) return null;
  const lines = travellers.flatMap((who) => {
    const each = priceEach(list, who, rupiah(room.amount));
    const count = party.people[who];
    return each === null || count === 0 ? [] : [{ who, count, each, total: rupiah(each * count) }];
  });
  const people = sumOf(lines.map(({ count }) => count));
  const extras = rupiah(list.extrasEach * people);
  return { lines, extras, total: rupiah(extras + sumOf(lines.map(({ total }) => total))) };
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What one traveller pays in a room of this adult price, without extras; null = not offered. */
export function priceEach(list: PriceList, who: Traveller, adult: Rupiah): Rupiah | null {
  const price = who === 'adult' ? { amount: adult } : list[who];
  if (price === null) return null;
  return 'amount' in price ? rupiah(price.amount) : shareOf(adult, price.basisPoints);
}

/** Reads a party from a form or a URL; an invalid value becomes the nearest valid one. */
export function readParty(list: PriceList, values: (name: string) => string | null): Party {
  const asked = list.rooms.find(({ roomType }) => roomType === values('room'));
  const cheapest = list.rooms.reduce((low, room) => (room.amount < low.amount ? room : low), list.rooms[0]!);
  const count = (who: Traveller, least: number) => {
    const value = Number(values(who) || Number.NaN);
    if (!Number.isInteger(value) || (who !== 'adult' && list[who] === null)) return least;
    return Math.min(Math.max(value, least), maxPerTraveller);
  };
  return {
    room: (asked ?? cheapest).roomType,
    people: { adult: count('adult', 1), child: count('child', 0), infant: count('infant', 0) },
  };
}
