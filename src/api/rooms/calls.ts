// What the calls about rooms are asked (docs/product/rooms.md).
import { changeRooms, readRooms } from '#domain/rooms';
import { partnersOrder } from '#test/factories/partner-orders';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const departures = '/api/v3/partner-console/departures';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];

/** A plan whose one traveller has a room. */
async function planned(scene: ApiTestContext) {
  const { staff, departureId } = await partnersOrder(scene, 'documents');
  const about = { departureId, stay: 0 };
  const [guest] = (await readRooms(scene.deps, staff.actor, about)).unassigned;
  const form = { person: guest!.id, to: 'new:quad', reason: '' };
  await changeRooms(scene.deps, staff.actor, { ...about, version: 0, intent: 'move', form });
  const { rooms } = await readRooms(scene.deps, staff.actor, about);
  return { departureId, person: guest!.id, room: rooms[0]!.id };
}
const change =
  (path: string, body: (plan: { person: string; room: string }) => object): Ask =>
  async (scene) => {
    const plan = await planned(scene);
    return {
      url: `${departures}/${plan.departureId}/rooms/0/${path}`,
      body: { version: 1, ...body(plan) },
    };
  };
const unknown = (path: string, body: object = {}): Ask[] =>
  names.map((name) => ({ url: `${departures}/${name}/rooms/0/${path}`, body: { version: 0, ...body } }));
const nothing = () => ({});

export const roomCalls: Record<string, Call> = {
  [`GET ${departures}/:id/rooms`]: {
    works: [
      async (scene) => {
        const { departureId } = await partnersOrder(scene, 'travellers');
        return { url: `${departures}/${departureId}/rooms?stay=1` };
      },
    ],
    wrong: { [`${departures}/${none}/rooms?stay=x`]: 'stay' },
    unknown: names.map((name) => `${departures}/${name}/rooms`),
  },
  [`POST ${departures}/:id/rooms/:stay/place`]: {
    works: [change('place', nothing)],
    wrong: [[change('place', () => ({ version: 'x' })), 'version']],
    unknown: unknown('place'),
  },
  [`POST ${departures}/:id/rooms/:stay/move`]: {
    works: [change('move', ({ person }) => ({ person, to: 'none' }))],
    wrong: [
      [change('move', () => ({ person: none, to: 'none' })), 'person'],
      [change('move', ({ person }) => ({ person, to: 'x' })), 'to'],
      [change('move', ({ person }) => ({ person, to: 'none', reason: 'x'.repeat(201) })), 'reason'],
    ],
    unknown: unknown('move', { person: none, to: 'none' }),
  },
  [`POST ${departures}/:id/rooms/:stay/label`]: {
    works: [change('label', ({ room }) => ({ room, label: '1204' }))],
    wrong: [
      [change('label', () => ({ room: none, label: '1204' })), 'room'],
      [change('label', ({ room }) => ({ room, label: 'x'.repeat(21) })), 'label'],
    ],
    unknown: unknown('label', { room: none, label: '1' }),
  },
  [`POST ${departures}/:id/rooms/:stay/clear`]: {
    works: [change('clear', nothing)],
    wrong: [[change('clear', () => ({ version: null })), 'version']],
    unknown: unknown('clear'),
  },
  [`GET ${departures}/:id/rooms/:stay/pdf`]: {
    works: [async (scene) => ({ url: `${departures}/${(await planned(scene)).departureId}/rooms/0/pdf` })],
    unknown: names.map((name) => `${departures}/${name}/rooms/0/pdf`),
  },
};
