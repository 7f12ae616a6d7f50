// Plans of rooms over HTTP (docs/product/rooms.md).
import { changeRooms, readRooms, type RoomPlan, type roomIntents, takeRoomList } from '#domain/rooms';
import { drawRoomList } from '#pdfs/people-lists/room-list';
import { implement, type RequestOf } from '#api/implement';
import { type Locale, textIn } from '#shared/locale';
import { roomsContract } from './contract.ts';

interface Sent {
  params: { id: string; stay: number };
  body: { version: number };
}

const change =
  (intent: (typeof roomIntents)[number]) =>
  async (
    { params: { id, stay }, body: { version, ...form } }: Sent,
    { deps, actor }: RequestOf<typeof roomsContract.read>,
  ) => {
    const about = { departureId: id, stay };
    await changeRooms(deps, actor, { ...about, version, intent, form });
    return { data: { version: (await readRooms(deps, actor, about)).version } };
  };

export const roomsApi = implement(roomsContract, {
  read: async ({ params, query: { stay } }, { deps, actor, locale }) => ({
    data: presentPlan(await readRooms(deps, actor, { departureId: params.id, stay }), locale),
  }),
  place: change('place'),
  move: change('move'),
  label: change('label'),
  clear: change('clear'),
  list: async ({ params: { id: departureId, stay } }, { deps, actor, locale }) => {
    const plan = await takeRoomList(deps, actor, { departureId, stay });
    const { name, bytes } = await drawRoomList(plan, { at: deps.now(), locale, of: actor.accountId });
    return { data: null, download: { type: 'pdf', name, bytes } };
  },
});

function presentPlan({ stays, stay, version, rooms, unassigned }: RoomPlan, locale: Locale) {
  return {
    stays: stays.map(({ hotel, ...one }) => ({ ...one, hotel: textIn(hotel, locale).text })),
    stay,
    version,
    rooms: rooms.map(({ beds, guests, ...room }) => ({
      ...room,
      beds_left: beds,
      guests: guests.map(({ because, note, placedBy, ...guest }) => ({
        ...presentGuest(guest),
        because,
        note,
        placed_by: placedBy,
      })),
    })),
    unassigned: unassigned.map(({ because, ...guest }) => ({ ...presentGuest(guest), because })),
  };
}

function presentGuest({ roomType, ...guest }: Omit<RoomPlan['unassigned'][number], 'because'>) {
  return { ...guest, room_type: roomType };
}
