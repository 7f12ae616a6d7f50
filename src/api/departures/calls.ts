// What the calls about a partner's departures are asked.
import {
  changeDepartures,
  createDepartures,
  getWrittenDeparture,
  listWrittenDepartures,
  tryDepartures,
} from '#domain/departures';
import { guessDepartureColumns } from '#labels/departure-columns';
import { addDays, todayInIndonesia } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { departureFormOf } from '#test/factories/departure-forms';
import { publishNewProgramme } from '#test/factories/programme-forms';
import { createPartner } from '#test/factories/programmes';
import type { Ask, ApiTestContext, Call } from '#test/api/call';
import { multipart } from '#test/multipart';

const departures = '/api/v3/partner-console/departures';
const programmes = '/api/v3/partner-console/programmes';
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];

/** Whoever may not write has somebody else's. */
const writer = async ({ deps, caller }: ApiTestContext): Promise<SignedIn> =>
  caller?.actor.memberships.some(({ duties }) =>
    duties?.some((duty) => duty === 'owner' || duty === 'catalogue'),
  )
    ? caller
    : createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });
const seriesOf = ({ deps }: ApiTestContext) => ({
  dates: [addDays(todayInIndonesia(deps.now()), 120)],
});
async function begun(scene: ApiTestContext, staff?: SignedIn): Promise<string> {
  const owner = staff ?? (await writer(scene));
  const { id: programmeId } = await publishNewProgramme(scene.deps, owner);
  const [id] = await createDepartures(scene.deps, owner.actor, {
    programmeId,
    series: seriesOf(scene),
    form: departureFormOf(),
  });
  return id!;
}
/** Asked more than once, and to answer the same each time. */
const read =
  (after: string): Ask =>
  async (scene) => {
    const staff = await writer(scene);
    const [there] = (await listWrittenDepartures(scene.deps, staff.actor, { page: 1, limit: 1 })).items;
    return { url: `${departures}/${there?.id ?? (await begun(scene, staff))}${after}` };
  };
const withIds =
  (body: (ids: string[]) => object, after = ''): Ask =>
  async (scene) => ({ url: `${departures}${after}`, body: body([await begun(scene)]) });
const changed = (changes: object): Ask => withIds((ids) => ({ ids, changes }));
const ofProgramme =
  (after: string, body: object = {}): Ask =>
  async (scene) => ({
    url: `${programmes}/${(await publishNewProgramme(scene.deps, await writer(scene))).id}${after}`,
    body: { series: seriesOf(scene), ...(after === '/departures' && departureFormOf()), ...body },
  });
const foreign: Ask = async (scene) => {
  const { deps } = scene;
  const staff = await createMember(deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(deps.db)).id,
  });
  return { url: departures, body: { ids: [await begun(scene, staff)], changes: {} } };
};
const unknown = (before: string, after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${before}/${name}${after}`, ...(body && { body }) }));
const unknownIds = (after: string, more: object = {}): Ask[] =>
  ['tidak-ada', '00000000-0000-0000-0000-000000000000'].map((id) => ({
    url: `${departures}${after}`,
    body: { ids: [id], ...more },
  }));
const onIds = (after: string): Call => ({
  works: [withIds((ids) => ({ ids }), after)],
  wrong: [[{ url: `${departures}${after}`, body: { ids: [] } }, 'ids']],
  unknown: unknownIds(after),
});
const wrongFields = [
  [{ quota: 0 }, 'quota'],
  [{ quota: '40' }, 'quota'],
  [{ room_prices: { penthouse: 1 } }, 'room_prices'],
  [{ room_prices: { quad: -1 } }, 'room_prices.quad'],
  [{ airline: 'garuda' }, 'airline'],
  [{ airline: 'ZZ' }, 'airline'],
  [{ departure_airport: 'ZZZ' }, 'departure_airport'],
  [{ child: { basis_points: 10_001 } }, 'child.basis_points'],
  [{ sale_ends_on: '2027-02-30' }, 'sale_ends_on'],
  [{ sale_ends_on: '2029-01-01' }, 'sale_ends_on'],
  [{ down_payment: { amount: 90_000_000, settlement_due_days: 45 } }, 'down_payment.amount'],
  [{ go: { minimum_group: 60, decide_on: '2027-04-01' } }, 'go.minimum_group'],
  [{ below_reference_reason: 'x'.repeat(501) }, 'below_reference_reason'],
] as const;

const tableRow = (code: string, quota: number) =>
  Buffer.from(`code,programme,departs_on,departure_airport,quota\n${code},,,CGK,${quota}`);
const sentFile = (bytes: Buffer) => multipart({ file: { bytes, name: 'tabel.csv', type: 'text/csv' } });
/** One row, which changes a departure that is there. */
const table = async (scene: ApiTestContext): Promise<{ file: Buffer; trial: string }> => {
  const staff = await writer(scene);
  const { slug } = await getWrittenDeparture(scene.deps, staff.actor, await begun(scene, staff));
  const file = Buffer.from(`code,quota\n${slug},44`);
  const { trial } = await tryDepartures(scene.deps, staff.actor, { file, places: guessDepartureColumns });
  return { file, trial };
};
const wrongFiles = (url: string): [Ask, string][] => [
  [async () => ({ url, ...(await sentFile(Buffer.from('code,quota'))) }), 'file'],
  [async () => ({ url, ...(await sentFile(Buffer.from([0xff, 0xd8, 0xff]))) }), 'file'],
];

export const departureCalls: Record<string, Call> = {
  [`GET ${departures}`]: {
    works: [departures, `${departures}?state=draft&limit=1&page=2`],
    wrong: { [`${departures}?limit=0`]: 'limit', [`${departures}?programme_id=x`]: 'programme_id' },
  },
  [`GET ${departures}/table`]: {
    works: [
      async (scene) => {
        await begun(scene);
        return { url: `${departures}/table` };
      },
    ],
  },
  [`GET ${departures}/:id`]: { works: [read('')], unknown: unknown(departures, '') },
  [`GET ${departures}/:id/changes`]: { works: [read('/changes')], unknown: unknown(departures, '/changes') },
  [`POST ${programmes}/:id/series`]: {
    works: [
      ofProgramme('/series'),
      ofProgramme('/series', {
        series: { weekly: { weekdays: [5], from: '2027-06-01', until: '2027-07-01' } },
      }),
    ],
    wrong: [
      [ofProgramme('/series', { series: 'daily' }), 'series'],
      [ofProgramme('/series', { series: { dates: ['2020-01-01'] } }), 'series.dates'],
    ],
    unknown: unknown(programmes, '/series', { series: { dates: ['2027-08-01'] } }),
  },
  [`POST ${programmes}/:id/departures`]: {
    works: [ofProgramme('/departures')],
    wrong: wrongFields.map(([change, at]) => [ofProgramme('/departures', change), at] as const),
    unknown: unknown(programmes, '/departures', { series: { dates: ['2027-08-01'] } }),
  },
  [`POST ${departures}/:id/copies`]: {
    works: [
      async (scene) => ({
        url: `${departures}/${await begun(scene)}/copies`,
        body: { series: { dates: ['2027-09-01', '2027-10-01'] } },
      }),
    ],
    wrong: [
      [
        async (scene) => ({
          url: `${departures}/${await begun(scene)}/copies`,
          body: { series: { dates: ['2020-01-01'] } },
        }),
        'series.dates',
      ],
    ],
    unknown: unknown(departures, '/copies', { series: { dates: ['2027-08-01'] } }),
  },
  [`PATCH ${departures}`]: {
    works: [changed({ quota: 45 }), changed({})],
    wrong: wrongFields.map(([change, at]) => [changed(change), at] as const),
    unknown: [...unknownIds('', { changes: {} }), foreign],
  },
  [`POST ${departures}/changes/:id/undo`]: {
    works: [
      async (scene) => {
        const staff = await writer(scene);
        const id = await begun(scene, staff);
        const { batchId } = await changeDepartures(scene.deps, staff.actor, {
          ids: [id],
          changes: { quota: 44 },
        });
        return { url: `${departures}/changes/${batchId}/undo` };
      },
    ],
    unknown: unknown(`${departures}/changes`, '/undo'),
  },
  [`POST ${departures}/table/check`]: {
    works: [
      async (scene) => ({
        url: `${departures}/table/check`,
        ...(await sentFile((await table(scene)).file)),
      }),
      async () => ({ url: `${departures}/table/check`, ...(await sentFile(tableRow('tidak-ada', 0))) }),
    ],
    wrong: wrongFiles(`${departures}/table/check`),
  },
  [`POST ${departures}/table`]: {
    works: [
      async (scene) => {
        const { file, trial } = await table(scene);
        return { url: `${departures}/table?trial=${trial}`, ...(await sentFile(file)) };
      },
    ],
    wrong: [
      ...wrongFiles(`${departures}/table?trial=x`),
      [
        async (scene) => ({
          url: `${departures}/table?trial=x`,
          ...(await sentFile((await table(scene)).file)),
        }),
        'file',
      ],
    ],
  },
  [`POST ${departures}/publish`]: onIds('/publish'),
  [`POST ${departures}/close-sale`]: onIds('/close-sale'),
  [`POST ${departures}/open-sale`]: onIds('/open-sale'),
  [`POST ${departures}/delete-drafts`]: onIds('/delete-drafts'),
};
