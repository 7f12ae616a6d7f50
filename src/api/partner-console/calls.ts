// What the calls about a partner's orders are asked (docs/product/partner-console.md).
import { addDays } from '#shared/dates';
import { partnersOrder } from '#test/factories/partner-orders';
import { TODAY } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const partner = '/api/v3/partner-console';
const departures = `${partner}/departures`;
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];
/** Somebody else's order. */
const elsewhere = (scene: ApiTestContext) => partnersOrder({ ...scene, caller: null }, 'orders');

const visa = { kind: 'visa', reached_on: TODAY, note: 'Visa umrah' };
const record =
  (change: object): Ask =>
  async (scene) => {
    const { departureId, code } = await partnersOrder(scene, 'milestones');
    return { url: `${departures}/${departureId}/milestones`, body: { orders: [code], ...visa, ...change } };
  };
const kit = { kind: 'kit', courier: 'JNE', tracking_number: 'JNE12345' };

export const partnerConsoleCalls: Record<string, Call> = {
  [`GET ${departures}/:id/milestones`]: {
    works: [
      async (scene) => ({
        url: `${departures}/${(await partnersOrder(scene, 'milestones')).departureId}/milestones?kind=visa`,
      }),
    ],
    wrong: {
      [`${departures}/${none}/milestones`]: 'kind',
      [`${departures}/${none}/milestones?kind=x`]: 'kind',
    },
    unknown: [
      ...names.map((name) => `${departures}/${name}/milestones?kind=visa`),
      async (scene) => ({
        url: `${departures}/${(await elsewhere(scene)).departureId}/milestones?kind=visa`,
      }),
    ],
  },
  [`POST ${departures}/:id/milestones`]: {
    works: [record({}), record(kit), record({ kind: 'manasik', reached_on: addDays(TODAY, 7) })],
    wrong: [
      [record({ orders: [] }), 'orders'],
      [record({ orders: 'RH-1' }), 'orders'],
      [record({ kind: 'x' }), 'kind'],
      [record({ reached_on: addDays(TODAY, 1) }), 'reached_on'],
      [record({ reached_on: '2027-02-30' }), 'reached_on'],
      [record({ ...kit, courier: '' }), 'courier'],
      [record({ note: 'x'.repeat(301) }), 'note'],
    ],
    unknown: [
      ...names.map((name) => ({
        url: `${departures}/${name}/milestones`,
        body: { orders: ['RH-22222222'], ...visa },
      })),
      async (scene) => {
        const { departureId, code } = await elsewhere(scene);
        return { url: `${departures}/${departureId}/milestones`, body: { orders: [code], ...visa } };
      },
    ],
  },
};
