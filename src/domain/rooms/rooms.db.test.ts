// Plans of rooms on a real database (docs/product/rooms.md): placed, moved with and without a reason, two at once, other partners.
import { beforeEach, expect, it } from 'vitest';
import { listParticipants, saveParticipant } from '#domain/participants';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, createStays } from '#test/factories/programmes';
import { changeRooms, readRooms, takeRoomList } from './rooms.ts';

const { database, shop, partner } = usePartnerFixture();
let departureId: string;

beforeEach(async () => {
  const programme = await createProgramme(database.db, { partner_id: partner.id });
  await createStays(database.db, programme.id, ['Hotel Makkah', 'Hotel Madinah']);
  departureId = (await createDeparture(database.db, { programme_id: programme.id, quota: 20 })).id;
});

/** A paid order of these people, of one quad room. */
async function family(...people: [relation: string, gender: 'male' | 'female'][]) {
  const { bookingId, member } = await createPaidOrder(shop, {
    departure: departureId,
    rooms: [{ room_type: 'quad', adults: people.length }],
  });
  const listed = await listParticipants(shop.deps, member.actor, bookingId);
  for (const [index, [relation, gender]] of people.entries())
    await saveParticipant(shop.deps, member.actor, {
      booking: bookingId,
      participantId: listed[index]!.id,
      form: { name: `Siti ${relation}`, birth_date: '1980-01-01', gender, relation },
    });
  return { bookingId, member, ids: listed.map(({ id }) => id) };
}
const read = (stay = 0, actor = partner.staff.actor) => readRooms(shop.deps, actor, { departureId, stay });
const change = async (
  intent: 'place' | 'move' | 'label' | 'clear',
  form: object = {},
  { actor = partner.staff.actor, version = -1, stay = 0 } = {},
) =>
  changeRooms(shop.deps, actor, {
    departureId,
    stay,
    intent,
    form,
    version: version < 0 ? (await read(stay)).version : version,
  });
const beds = async (stay = 0) =>
  (await read(stay)).rooms.map((room) => room.guests.map(({ id }) => id).toSorted());

it('places everybody of one hotel by itself, says why, and leaves the other hotel alone', async () => {
  const pair = await family(['self', 'male'], ['spouse', 'female']);
  const woman = await family(['self', 'female']);
  const other = await family(['self', 'female']);
  expect((await read()).unassigned).toHaveLength(4);
  await change('place');
  expect(await beds()).toEqual([pair.ids.toSorted(), [...woman.ids, ...other.ids].toSorted()]);
  const plan = await read();
  expect(plan.rooms[0]).toMatchObject({ warnings: ['beds_empty'], guests: [{ because: 'family' }, {}] });
  expect(plan.unassigned).toEqual([]);
  expect(await beds(1)).toEqual([]);
});

it('moves one by hand; against a rule only with a reason, which stays beside them', async () => {
  const man = await family(['self', 'male']);
  const woman = await family(['self', 'female']);
  await change('place');
  const [first, second] = (await read()).rooms;
  const target = [first!, second!].find((room) => room.guests[0]!.id === woman.ids[0])!;
  const to = { person: man.ids[0]!, to: target.id };
  await expect(change('move', to)).rejects.toMatchObject({
    faults: [{ field: 'reason', message: 'error_room_reason' }],
  });
  expect(await beds()).toHaveLength(2);
  await change('move', { ...to, reason: 'Saudara sesusuan, surat ada' });
  const [room] = (await read()).rooms;
  expect(room!.warnings).toContain('mixed');
  expect(room!.guests.find(({ id }) => id === man.ids[0])).toMatchObject({
    because: 'override',
    note: 'Saudara sesusuan, surat ada',
  });
  const [line] = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', man.member.account.id)
    .where('action', '=', 'rooms.overridden')
    .execute();
  expect(line).toBeDefined();
  await change('move', { person: man.ids[0]!, to: 'new:double' });
  await change('move', { person: woman.ids[0]!, to: 'none' });
  const plan = await read();
  expect(plan.rooms).toMatchObject([{ type: 'double', warnings: ['other_type'] }]);
  expect(plan.unassigned).toMatchObject([{ id: woman.ids[0] }]);
});

it('tells the second of two who change it at once', async () => {
  await family(['self', 'male']);
  await change('place');
  const { version, rooms } = await read();
  const label = (text: string) => change('label', { room: rooms[0]!.id, label: text }, { version });
  const answers = await Promise.allSettled([label('1204'), label('1205')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(label('1206')).rejects.toMatchObject({ code: 'rooms_changed' });
  await expect(change('place', {}, { version: 0 })).rejects.toMatchObject({ code: 'rooms_changed' });
});

it('lets go of whoever travels no more, and begins anew when it is cleared', async () => {
  const gone = await family(['self', 'male']);
  const staying = await family(['self', 'male']);
  await change('place');
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled_by_partner' })
    .where('id', '=', gone.bookingId)
    .execute();
  expect(await beds()).toEqual([staying.ids]);
  await change('clear');
  expect(await read()).toMatchObject({ rooms: [], unassigned: [{ id: staying.ids[0] }] });
});

it("is nobody else's: other partners find nothing, tour leaders read and do not change", async () => {
  const { ids } = await family(['self', 'male']);
  await change('place');
  const { id: elsewhere } = await createPartner(database.db);
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: elsewhere });
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  await expect(read(0, stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
  await expect(change('clear', {}, { actor: stranger.actor, version: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(read(0, finance.actor)).rejects.toMatchObject({ code: 'forbidden' });
  // A traveller of another departure cannot be put into a room of this one.
  const here = departureId;
  departureId = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 20 })).id;
  const outside = await family(['self', 'male']);
  departureId = here;
  const [room] = (await read()).rooms;
  await expect(change('move', { person: outside.ids[0]!, to: room!.id })).rejects.toMatchObject({
    faults: [{ field: 'person' }],
  });
  expect(await beds()).toEqual([ids]);
});

it('is recorded for everybody in it when the list is taken along', async () => {
  const { member } = await family(['self', 'male']);
  await expect(takeRoomList(shop.deps, partner.staff.actor, { departureId, stay: 0 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await change('place');
  await takeRoomList(shop.deps, partner.staff.actor, { departureId, stay: 0 });
  const lines = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', member.account.id)
    .where('action', '=', 'rooms.listed')
    .execute();
  expect(lines).toHaveLength(1);
});
