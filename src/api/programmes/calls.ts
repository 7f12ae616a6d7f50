// What the calls about a partner's programmes are asked.
import { listProgrammes } from '#domain/programmes';
import { createMember } from '#test/factories/accounts';
import { programmeFormFor, publishNewProgramme, writeProgramme } from '#test/factories/programme-forms';
import { createPartner } from '#test/factories/programmes';
import type { Ask, ApiTestContext, Call } from '#test/api/call';

const programmes = '/api/v3/partner-console/programmes';
const hotels = '/api/v3/partner-console/hotels';
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];

/** Whoever may not write has somebody else's. */
const writer = async ({ deps, caller }: ApiTestContext) =>
  caller?.actor.memberships.some(({ duties }) =>
    duties?.some((duty) => duty === 'owner' || duty === 'catalogue'),
  )
    ? caller
    : createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });
const own =
  (after: string, { body = {}, isPublished = false }: { body?: object; isPublished?: boolean } = {}): Ask =>
  async (scene) => {
    const make = isPublished ? publishNewProgramme : writeProgramme;
    const { id, revision } = await make(scene.deps, await writer(scene));
    return { url: `${programmes}/${id}${after}`, body: { revision, ...body } };
  };
/** With one of the caller's own. */
const archived =
  (ids: (own: string[]) => string[], { isPublished = true } = {}): Ask =>
  async (scene) => {
    const make = isPublished ? publishNewProgramme : writeProgramme;
    const { id } = await make(scene.deps, await writer(scene));
    return { url: `${programmes}/archive`, body: { ids: ids([id]) } };
  };
const saved =
  (change: object): Ask =>
  async (scene) => {
    const { id, revision } = await writeProgramme(scene.deps, await writer(scene));
    return {
      url: `${programmes}/${id}`,
      body: { ...(await programmeFormFor(scene.deps.db)), revision, ...change },
    };
  };
const created =
  (change: object): Ask =>
  async ({ deps }) => ({ body: { ...(await programmeFormFor(deps.db)), ...change } });
/** Asked more than once, and to answer the same each time. */
const read =
  (after: string, isPublished = false): Ask =>
  async (scene) => {
    const { deps } = scene;
    const staff = await writer(scene);
    const [there] = (
      await listProgrammes(deps, staff.actor, {
        page: 1,
        limit: 1,
        state: isPublished ? 'published' : 'draft',
      })
    ).items;
    const make = isPublished ? publishNewProgramme : writeProgramme;
    return { url: `${programmes}/${(there ?? (await make(deps, staff))).id}${after}` };
  };
/** Another partner's is nobody's. */
const foreign =
  (after: string, body?: object): Ask =>
  async ({ deps }) => {
    const staff = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(deps.db)).id,
    });
    return {
      url: `${programmes}/${(await publishNewProgramme(deps, staff)).id}${after}`,
      ...(body && { body }),
    };
  };
const unknown = (after: string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${programmes}/${name}${after}`, ...(body && { body }) })),
  foreign(after, body),
];
const wrongForms = [
  [{ kind: 'cruise' }, 'kind'],
  [{ title: 'Umrah' }, 'title'],
  [{ title: { id: 7 } }, 'title.id'],
  [{ title: { id: 'x'.repeat(121) } }, 'title.id'],
  [{ days: 0 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ nights: '7' }, 'nights'],
  [{ destinations: ['tidak-ada'] }, 'destinations.0'],
  [{ hotels: [{ hotel_id: '00000000-0000-4000-8000-000000000000', nights: 7 }] }, 'hotels.0.hotel_id'],
  [{ extras: [{ name: { id: 'x' }, amount: -1, is_mandatory: true }] }, 'extras.0.amount'],
  [{ agenda: [{ day: 1, title: { id: 'a\u200Bb' }, text: { id: '' } }] }, 'agenda.0.title.id'],
  [{ facilities: [{ icon: 'yacht', text: { id: 'x' } }] }, 'facilities.0.icon'],
  [{ includes: undefined }, 'includes'],
  [{ faq: Array.from({ length: 61 }, () => ({ question: { id: '' }, answer: { id: '' } })) }, 'faq'],
] as const;
const hotel = {
  name: 'Pullman Zamzam',
  destination: 'makkah',
  stars: 5,
  metres_to_mosque: 100,
  has_shuttle: false,
};
let hotelsAdded = 0;

export const programmeCalls: Record<string, Call> = {
  [`GET ${programmes}`]: {
    works: [programmes, `${programmes}?state=draft&limit=1&page=2`],
    wrong: { [`${programmes}?limit=0`]: 'limit', [`${programmes}?state=x`]: 'state' },
  },
  [`POST ${programmes}`]: {
    works: [created({}), created({ title: { id: '' }, agenda: [] })],
    wrong: wrongForms.map(([change, at]) => [created(change), at] as const),
  },
  [`GET ${programmes}/:id`]: { works: [read(''), read('', true)], unknown: unknown('') },
  [`PUT ${programmes}/:id`]: {
    works: [saved({}), saved({ days: 10 })],
    wrong: [
      ...wrongForms.map(([change, at]) => [saved(change), at] as const),
      [saved({ revision: -1 }), 'revision'],
    ],
    unknown: unknown('', { revision: 1 }),
  },
  [`POST ${programmes}/:id/discard`]: {
    works: [own('/discard')],
    wrong: [[own('/discard', { body: { revision: 'x' } }), 'revision']],
    unknown: unknown('/discard', { revision: 1 }),
  },
  [`POST ${programmes}/:id/duplicate`]: { works: [own('/duplicate')], unknown: unknown('/duplicate') },
  [`POST ${programmes}/:id/publish`]: {
    works: [own('/publish')],
    wrong: [[own('/publish', { body: { revision: 1.5 } }), 'revision']],
    unknown: unknown('/publish', { revision: 1 }),
  },
  [`POST ${programmes}/:id/archive`]: {
    works: [own('/archive', { isPublished: true })],
    unknown: [...unknown('/archive'), own('/archive')],
  },
  [`POST ${programmes}/archive`]: {
    works: [archived((ids) => ids)],
    wrong: [
      [archived(() => []), 'ids'],
      [{ url: `${programmes}/archive`, body: { ids: 'x' } }, 'ids'],
      // Never published.
      [archived((ids) => ids, { isPublished: false }), 'ids'],
    ],
    unknown: ['tidak-ada', '00000000-0000-0000-0000-000000000000'].map((id) =>
      archived((ids) => [...ids, id]),
    ),
  },
  [`POST ${programmes}/:id/restore`]: {
    works: [own('/restore', { isPublished: true })],
    unknown: unknown('/restore'),
  },
  [`GET ${programmes}/:id/preview`]: { works: [read('/preview', true)], unknown: unknown('/preview') },
  [`GET ${programmes}/:id/versions`]: {
    works: [read('/versions', true), read('/versions')],
    unknown: unknown('/versions'),
  },
  [`GET ${hotels}`]: {
    works: [hotels, `${hotels}?search=anj&limit=1`],
    wrong: { [`${hotels}?search=${'x'.repeat(101)}`]: 'search' },
  },
  [`POST ${hotels}`]: {
    works: [async () => ({ body: { ...hotel, name: `Pullman ${(hotelsAdded += 1)}` } })],
    wrong: [
      [{ body: { ...hotel, name: ' ' } }, 'name'],
      [{ body: { ...hotel, stars: 6 } }, 'stars'],
      [{ body: { ...hotel, destination: 'tidak-ada' } }, 'destination'],
      [{ body: { ...hotel, metres_to_mosque: '100' } }, 'metres_to_mosque'],
    ],
  },
};
