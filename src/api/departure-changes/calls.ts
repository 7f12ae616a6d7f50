// What the calls about seats sold elsewhere, other dates and cancelled departures are asked (docs/product/departure-changes.md).
import { rescheduleDeparture } from '#domain/departure-changes';
import { addDays } from '#shared/dates';
import type { PartnerTask } from '#shared/partner-duties';
import { partnersOrder } from '#test/factories/partner-orders';
import { TODAY } from '#test/factories/programmes';
import type { Ask, Call } from '#test/api/call';

const partner = '/api/v3/partner-console';
const departures = `${partner}/departures`;
const names = ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%00'];

/** About a departure with an order, of the caller's partner. */
const about =
  (task: PartnerTask, path: string, body?: object): Ask =>
  async (scene) => ({
    url: `${departures}/${(await partnersOrder(scene, task)).departureId}${path}`,
    ...(body && { body }),
  });
/** Nobody's, and another partner's. */
const unknown = (task: PartnerTask, path: string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${departures}/${name}${path}`, ...(body && { body }) })),
  async (scene) => ({
    url: `${departures}/${(await partnersOrder({ ...scene, caller: null }, task)).departureId}${path}`,
    ...(body && { body }),
  }),
];

const newDays = { departs_on: addDays(TODAY, 97), returns_on: addDays(TODAY, 106) };
const days = `?departs_on=${newDays.departs_on}&returns_on=${newDays.returns_on}`;
const confirmed = { confirmed: 'yes' };

export const departureChangesCalls: Record<string, Call> = {
  [`GET ${departures}/:id/seats`]: {
    works: [about('departures', '/seats')],
    unknown: unknown('departures', '/seats'),
  },
  [`PUT ${departures}/:id/seats`]: {
    works: [about('catalogue', '/seats', { seats: 3 }), about('catalogue', '/seats', { seats: '0' })],
    wrong: [
      [about('catalogue', '/seats', {}), 'seats'],
      [about('catalogue', '/seats', { seats: -1 }), 'seats'],
      [about('catalogue', '/seats', { seats: 1.5 }), 'seats'],
      // One of 40 is sold here.
      [about('catalogue', '/seats', { seats: 40 }), 'seats'],
    ],
    unknown: unknown('catalogue', '/seats', { seats: 3 }),
  },
  [`GET ${departures}/:id/reschedule`]: {
    works: [
      about('departure_changes', `/reschedule${days}`),
      about('departure_changes', `/reschedule?departs_on=${newDays.departs_on}`),
    ],
    wrong: [
      [about('departure_changes', '/reschedule'), 'departs_on'],
      [about('departure_changes', '/reschedule?departs_on=2027-02-30'), 'departs_on'],
      // The day it has.
      [about('departure_changes', `/reschedule?departs_on=${addDays(TODAY, 90)}`), 'departs_on'],
      [
        about('departure_changes', `/reschedule?departs_on=${newDays.departs_on}&returns_on=${TODAY}`),
        'returns_on',
      ],
    ],
    unknown: unknown('departure_changes', `/reschedule${days}`),
  },
  [`POST ${departures}/:id/reschedule`]: {
    works: [about('departure_changes', '/reschedule', { ...newDays, ...confirmed })],
    wrong: [
      [about('departure_changes', '/reschedule', newDays), 'confirmed'],
      [about('departure_changes', '/reschedule', { departs_on: TODAY, ...confirmed }), 'departs_on'],
      [about('departure_changes', '/reschedule', { ...newDays, returns_on: 7, ...confirmed }), 'returns_on'],
    ],
    unknown: unknown('departure_changes', '/reschedule', { ...newDays, ...confirmed }),
  },
  [`GET ${departures}/:id/reschedule-responses`]: {
    works: [
      about('orders', '/reschedule-responses'),
      async (scene) => {
        const { staff, departureId } = await partnersOrder(scene, 'departure_changes');
        await rescheduleDeparture(scene.deps, staff.actor, { departureId, form: newDays });
        return { url: `${departures}/${departureId}/reschedule-responses` };
      },
    ],
    unknown: unknown('orders', '/reschedule-responses'),
  },
  [`GET ${departures}/:id/cancellation`]: {
    works: [about('departure_changes', '/cancellation')],
    unknown: unknown('departure_changes', '/cancellation'),
  },
  [`POST ${departures}/:id/cancellation`]: {
    works: [about('departure_changes', '/cancellation', confirmed)],
    wrong: [
      [about('departure_changes', '/cancellation', {}), 'confirmed'],
      [about('departure_changes', '/cancellation', { confirmed: true }), 'confirmed'],
    ],
    unknown: unknown('departure_changes', '/cancellation', confirmed),
  },
  [`GET ${partner}/departure-seats`]: {
    works: [
      async (scene) => {
        await partnersOrder(scene, 'departures');
        return { url: `${partner}/departure-seats` };
      },
      `${partner}/departure-seats?search=umrah&month=2027-06&state=on_sale&sort=-left&page=9&limit=1`,
    ],
    wrong: {
      [`${partner}/departure-seats?month=2027-13`]: 'month',
      [`${partner}/departure-seats?state=x`]: 'state',
      [`${partner}/departure-seats?sort=x`]: 'sort',
      [`${partner}/departure-seats?limit=0`]: 'limit',
    },
  },
};
