// What the calls about shared directories are asked.
import { randomUUID } from 'node:crypto';
import { retireHotel, saveAirline, saveAirport, saveHotel } from '#domain/directories';
import { createMember } from '#test/factories/accounts';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const directories = '/api/v3/operator/directories';
const hotels = `${directories}/hotels`;
const form = { destination: 'makkah', stars: 4, metres_to_mosque: 450, has_shuttle: true };
const nowhere = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'];
const unknown = (of: string, after: string, body: object): Sent[] =>
  nowhere.map((id) => ({ url: `${directories}/${of}/${id}${after}`, body: { revision: 1, ...body } }));

const editor = async ({ deps }: ApiTestContext) =>
  (await createMember(deps, { roles: ['operator_content'] })).actor;
async function added(context: ApiTestContext): Promise<string> {
  const hotel = { ...form, name: `Hotel ${randomUUID()}` };
  return saveHotel(context.deps, await editor(context), { revision: 0, form: hotel });
}
const onHotel =
  (after: string, body: object = {}, standing: 'listed' | 'proposed' | 'retired' = 'listed'): Ask =>
  async (context) => {
    const id = await added(context);
    if (standing === 'retired') await retireHotel(context.deps, await editor(context), { id, revision: 1 });
    if (standing === 'proposed')
      await context.deps.db.updateTable('hotels').set({ standing }).where('id', '=', id).execute();
    const revision = standing === 'retired' ? 2 : 1;
    return { url: `${hotels}/${id}${after}`, body: { revision, ...body } };
  };

let codes = 0;
/** A code that no call had before. */
function freshCode(length: number): string {
  codes += 1;
  return `QX${String.fromCharCode(65 + (codes % 26))}`.slice(3 - length);
}
async function airline(context: ApiTestContext): Promise<string> {
  const iata = freshCode(2);
  await context.deps.db.deleteFrom('airlines').where('iata', '=', iata).execute();
  await saveAirline(context.deps, await editor(context), { form: { iata, name: 'Uji Air' } });
  return iata;
}
const airportForm = { name: 'Bandara Uji', city: 'Uji', country: 'ID' };
async function airport(context: ApiTestContext): Promise<string> {
  const iata = freshCode(3);
  await context.deps.db.deleteFrom('airports').where('iata', '=', iata).execute();
  await saveAirport(context.deps, await editor(context), { form: { iata, ...airportForm } });
  return iata;
}
const onCarrier =
  (of: 'airlines' | 'airports', after: string, body: object = {}): Ask =>
  async (context) => {
    const iata = await (of === 'airlines' ? airline : airport)(context);
    if (after === '/restore')
      await context.deps.db.updateTable(of).set({ standing: 'retired' }).where('iata', '=', iata).execute();
    return { url: `${directories}/${of}/${iata}${after}`, body: { revision: 1, ...body } };
  };
const fresh =
  (of: 'airlines' | 'airports', body: object): Ask =>
  async ({ deps }) => {
    const iata = freshCode(of === 'airlines' ? 2 : 3);
    await deps.db.deleteFrom(of).where('iata', '=', iata).execute();
    return { body: { iata, ...body } };
  };

const listed = (of: string): Record<string, Call> => ({
  [`GET ${directories}/${of}`]: {
    works: [`${directories}/${of}`, `${directories}/${of}?search=a&standing=listed&limit=1&page=2`],
    wrong: { [`${directories}/${of}?standing=ada`]: 'standing' },
  },
});
const moved = (of: 'airlines' | 'airports'): Record<string, Call> =>
  Object.fromEntries(
    ['/retire', '/restore'].map((after) => [
      `POST ${directories}/${of}/:id${after}`,
      {
        works: [onCarrier(of, after)],
        wrong: [[onCarrier(of, after, { revision: 0 }), 'revision']],
        unknown: unknown(of, after, {}),
      },
    ]),
  );

export const directoriesCalls: Record<string, Call> = {
  ...listed('hotels'),
  ...listed('airlines'),
  ...listed('airports'),
  [`GET ${directories}/places`]: { works: [`${directories}/places`] },
  [`POST ${hotels}`]: {
    works: [async () => ({ body: { ...form, name: `Hotel ${randomUUID()}` } })],
    wrong: [
      [{ body: { ...form, name: ' ' } }, 'name'],
      [{ body: { ...form, name: 'Hotel Uji', stars: 6 } }, 'stars'],
      [{ body: { ...form, name: 'Hotel Uji', destination: 'bulan' } }, 'destination'],
      [{ body: { ...form, name: 'Hotel Uji', metres_to_mosque: -1 } }, 'metres_to_mosque'],
    ],
  },
  [`PUT ${hotels}/:id`]: {
    works: [onHotel('', { ...form, name: `Hotel ${randomUUID()}` })],
    wrong: [[onHotel('', { ...form, name: '' }), 'name']],
    unknown: unknown('hotels', '', { ...form, name: 'Hotel Uji' }),
  },
  [`POST ${hotels}/:id/accept`]: {
    works: [onHotel('/accept', {}, 'proposed')],
    wrong: [[onHotel('/accept', { revision: 0 }), 'revision']],
    unknown: unknown('hotels', '/accept', {}),
  },
  [`POST ${hotels}/:id/retire`]: {
    works: [onHotel('/retire')],
    wrong: [[onHotel('/retire', { revision: 0 }), 'revision']],
    unknown: unknown('hotels', '/retire', {}),
  },
  [`POST ${hotels}/:id/restore`]: {
    works: [onHotel('/restore', {}, 'retired')],
    wrong: [[onHotel('/restore', { revision: 0 }), 'revision']],
    unknown: unknown('hotels', '/restore', {}),
  },
  [`POST ${hotels}/:id/merge`]: {
    works: [
      async (context) => {
        const into = await added(context);
        return { url: `${hotels}/${await added(context)}/merge`, body: { revision: 1, into } };
      },
    ],
    wrong: [
      [onHotel('/merge', { into: 'tidak-ada' }), 'into'],
      [onHotel('/merge', { into: nowhere[1] }), 'into'],
    ],
    unknown: nowhere.map((id) => async (context: ApiTestContext) => ({
      url: `${hotels}/${id}/merge`,
      body: { revision: 1, into: await added(context) },
    })),
  },
  [`POST ${directories}/airlines`]: {
    works: [fresh('airlines', { name: 'Uji Air' })],
    wrong: [
      [{ body: { iata: 'GARUDA', name: 'Garuda' } }, 'iata'],
      [{ body: { iata: 'GA', name: 'Garuda' } }, 'iata'],
      [{ body: { iata: 'QQ', name: '' } }, 'name'],
    ],
  },
  [`PUT ${directories}/airlines/:id`]: {
    works: [onCarrier('airlines', '', { name: 'Uji Airways' })],
    wrong: [[onCarrier('airlines', '', { name: '' }), 'name']],
    unknown: unknown('airlines', '', { name: 'Uji' }),
  },
  [`POST ${directories}/airports`]: {
    works: [fresh('airports', airportForm)],
    wrong: [
      [{ body: { iata: 'QQQ', ...airportForm, country: 'Indonesia' } }, 'country'],
      [{ body: { iata: 'CGK', ...airportForm } }, 'iata'],
    ],
  },
  [`PUT ${directories}/airports/:id`]: {
    works: [onCarrier('airports', '', { ...airportForm, city: 'Lain' })],
    wrong: [[onCarrier('airports', '', { ...airportForm, city: '' }), 'city']],
    unknown: unknown('airports', '', airportForm),
  },
  ...moved('airlines'),
  ...moved('airports'),
};
