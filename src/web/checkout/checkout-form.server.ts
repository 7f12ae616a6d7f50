// The forms of the checkout as the domain wants them (spec §3 booking form): who sleeps in which room, what is added to it.
import { roomTypes } from '#shared/catalogue';
import { type CartForm } from '#shared/booking-form';
import { maxPartySize, maxPerTraveller } from '#shared/trip-price';
import type { RoomCounts } from './checkout-view.ts';

type Values = (name: string) => string | null;

const ages = ['adults', 'children', 'infants'] as const;
/** Field of the room of all, as the product page's calculator has it → field of a room. */
const calculator = { adult: 'adults', child: 'children', infant: 'infants' } as const;

const noCounts = (): RoomCounts =>
  Object.fromEntries(
    roomTypes.map((roomType) => [roomType, { adults: 0, children: 0, infants: 0 }]),
  ) as RoomCounts;

/** The party of an address: our own fields, or the calculator's; else one adult in the cheapest room. */
export function roomsIn(
  query: URLSearchParams,
  rooms: readonly { roomType: keyof RoomCounts }[],
): RoomCounts {
  const typed = countsOf((name) => query.get(name));
  if (roomsOf(typed).length > 0) return typed;
  const counts = noCounts();
  const room = rooms.find(({ roomType }) => roomType === query.get('room')) ?? rooms[0];
  if (!room) return counts;
  for (const [from, to] of Object.entries(calculator)) counts[room.roomType][to] = countIn(query.get(from));
  if (counts[room.roomType].adults === 0) counts[room.roomType].adults = 1;
  return counts;
}

/** `room=quad&adult=2&…` for the room of all, `triple_adults=1&…` for who sleeps in others; whatever cannot be meant is 0. */
export function countsOf(values: Values): RoomCounts {
  const counts = noCounts();
  for (const roomType of roomTypes)
    for (const age of ages) counts[roomType][age] = countIn(values(`${roomType}_${age}`));
  const main = roomTypes.find((roomType) => roomType === values('room'));
  if (main)
    for (const [from, to] of Object.entries(calculator))
      counts[main][to] = Math.min(counts[main][to] + countIn(values(from)), maxPerTraveller);
  return counts;
}

/** The same party as an address has it. */
export function partyQuery(counts: RoomCounts): URLSearchParams {
  return new URLSearchParams(
    roomTypes.flatMap((roomType) =>
      ages.flatMap((age) =>
        counts[roomType][age] > 0 ? [[`${roomType}_${age}`, String(counts[roomType][age])]] : [],
      ),
    ),
  );
}

/** The rooms somebody is in. */
export function roomsOf(counts: RoomCounts): CartForm['rooms'] {
  return roomTypes
    .filter((roomType) => ages.some((age) => counts[roomType][age] > 0))
    .map((room_type) => ({ room_type, ...counts[room_type] }));
}

/** `addon_3=2`: by its number in the list. Everything else of the form is left alone. */
export function chosenIn(form: FormData, kind: 'addon' | 'supply'): CartForm['addons'] {
  return [...form].flatMap(([name, value]) => {
    const [, id] = new RegExp(`^${kind}_(\\d{1,4})$`).exec(name) ?? [];
    return id === undefined ? [] : [{ id: Number(id), quantity: countIn(String(value), maxPartySize) }];
  });
}

function countIn(text: string | null, most = maxPerTraveller): number {
  const value = Number(text || Number.NaN);
  return Number.isInteger(value) ? Math.min(Math.max(value, 0), most) : 0;
}
