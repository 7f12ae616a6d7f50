// What the calls about photographs are asked.
import { randomUUID } from 'node:crypto';
import { saveHotel } from '#domain/directories';
import type { PictureTarget } from '#domain/pictures';
import { worksAtAll } from '#domain/memberships';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { publishNewProgramme } from '#test/factories/programme-forms';
import { createPicture, photograph } from '#test/factories/pictures';
import { createPartner } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const programmes = '/api/v3/partner-console/programmes';
const partner = '/api/v3/partner-console';
const hotels = '/api/v3/operator/directories/hotels';
const nowhere = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'];
const noPictures = ['x', '%00', 'x'.repeat(22)];
const words = { alt_id: 'Jamaah di depan hotel' };

/** Whoever may not write has somebody else's. */
const writer = async ({ deps, caller }: ApiTestContext): Promise<SignedIn> =>
  caller && worksAtAll(caller.actor, 'catalogue')
    ? caller
    : createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });

interface Gallery {
  /** Where it stands, and what a picture of it is added to, by whom. */
  of: (scene: ApiTestContext) => Promise<{ url: string; target: PictureTarget; by: SignedIn }>;
}
const ofProgramme: Gallery = {
  of: async (scene) => {
    const by = await writer(scene);
    const { id } = await publishNewProgramme(scene.deps, by);
    return { url: `${programmes}/${id}`, target: { owner: 'programme', id, use: 'group' }, by };
  },
};
const ofPartner: Gallery = {
  of: async (scene) => {
    const by = await writer(scene);
    const id = by.actor.memberships.find(({ role }) => role === 'partner_staff')!.partnerId!;
    // Twelve are the most, and everybody asks for the same partner.
    await scene.deps.db.deleteFrom('pictures').where('partner_id', '=', id).execute();
    return { url: partner, target: { owner: 'partner', id, use: 'office' }, by };
  },
};
const ofHotel: Gallery = {
  of: async ({ deps }) => {
    const by = await createMember(deps, { roles: ['operator_content'] });
    const form = { destination: 'makkah', stars: 4, metres_to_mosque: 450, has_shuttle: true };
    const id = await saveHotel(deps, by.actor, {
      revision: 0,
      form: { ...form, name: `Hotel ${randomUUID()}` },
    });
    return { url: `${hotels}/${id}`, target: { owner: 'hotel', id, use: 'hotel' }, by };
  },
};

const at =
  ({ of }: Gallery, after = ''): Ask =>
  async (scene) => ({ url: `${(await of(scene)).url}/pictures${after}` });
const add =
  ({ of }: Gallery, query = '?alt_id=Jamaah', bytes = photograph): Ask =>
  async (scene) => ({
    url: `${(await of(scene)).url}/pictures${query}`,
    ...(await multipart({ picture: { bytes: await bytes(), name: 'foto.jpg', type: 'image/jpeg' } })),
  });
const onPicture =
  ({ of }: Gallery, after: string, body?: object): Ask =>
  async (scene) => {
    const { url, target, by } = await of(scene);
    const id = await createPicture(scene.deps, by.actor, {
      use: target.use,
      alt: JSON.stringify({ id: words.alt_id }),
      [`${target.owner}_id`]: target.id,
    });
    return { url: `${url}/pictures/${id}${after}`, ...(body && { body }) };
  };
/** Beside the owner's own there is no such picture, be it another's. */
const noPicture = ({ of }: Gallery, after: string, body: object): Ask[] =>
  noPictures.map((id) => async (scene) => ({ url: `${(await of(scene)).url}/pictures/${id}${after}`, body }));
const noOwner = (before: string, after: string, body?: object): Ask[] =>
  nowhere.map((id) => ({ url: `${before}/${id}/pictures${after}`, ...(body && { body }) }));
const picked = 'x'.repeat(22);

/** `before`: the address of owners that are named in it. */
const gallery = (path: string, of: Gallery, before?: string): Record<string, Call> => ({
  [`GET ${path}`]: { works: [at(of)], ...(before && { unknown: noOwner(before, '') }) },
  [`POST ${path}`]: {
    works: [add(of)],
    wrong: [
      [add(of, '?alt_id=Jamaah', async () => Buffer.from('<html>')), 'picture'],
      [add(of, ''), 'alt_id'],
      [add(of, '?alt_id=Jamaah&use=peta'), 'use'],
    ],
    ...(before && {
      unknown: nowhere.map((id): Ask => async () => ({
        url: `${before}/${id}/pictures?alt_id=Jamaah`,
        ...(await multipart({
          picture: { bytes: await photograph(), name: 'foto.jpg', type: 'image/jpeg' },
        })),
      })),
    }),
  },
  [`PUT ${path}/:picture`]: {
    works: [onPicture(of, '', { ...words, alt_en: 'Pilgrims before the hotel' })],
    wrong: [[onPicture(of, '', { alt_id: '' }), 'alt_id']],
    unknown: [...noPicture(of, '', words), ...(before ? noOwner(before, `/${picked}`, words) : [])],
  },
  [`POST ${path}/:picture/move`]: {
    works: [onPicture(of, '/move', { direction: 'up' }), onPicture(of, '/move', { direction: 'down' })],
    wrong: [[onPicture(of, '/move', { direction: 'left' }), 'direction']],
    unknown: [
      ...noPicture(of, '/move', { direction: 'up' }),
      ...(before ? noOwner(before, `/${picked}/move`, { direction: 'up' }) : []),
    ],
  },
  [`DELETE ${path}/:picture`]: {
    works: [onPicture(of, '')],
    ...(before && { unknown: noOwner(before, `/${picked}`) }),
  },
});

export const pictureCalls: Record<string, Call> = {
  ...gallery(`${programmes}/:id/pictures`, ofProgramme, programmes),
  ...gallery(`${partner}/pictures`, ofPartner),
  ...gallery(`${hotels}/:id/pictures`, ofHotel, hotels),
};
