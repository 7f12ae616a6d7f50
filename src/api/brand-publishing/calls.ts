// What the calls about brands are asked.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { publishBrand, saveBrandPart } from '#domain/brand-publishing';
import { createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const brands = '/api/v3/operator/brands';
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];
const links = {
  ...{ instagram_url: 'https://instagram.com/amanah', youtube_url: '', tiktok_url: '', twitter_url: '' },
  ...{ linkedin_url: '', link_hasanah: '', google_analytics_id: '', second_google_analytics_id: '' },
  ...{ google_ads_id: '', clarity_id: 'abcdef12' },
};

/** Another brand each time, so that nobody's work is in anybody's way. */
async function freshBrand({ deps }: ApiTestContext): Promise<string> {
  const id = `merek-${randomUUID().slice(0, 8)}`;
  await createBrand(deps.db, id, { isDefault: false });
  return id;
}
const writer = async ({ deps }: ApiTestContext) =>
  (await createMember(deps, { roles: ['operator_content'] })).actor;

async function drafted(context: ApiTestContext): Promise<string> {
  const brandId = await freshBrand(context);
  await saveBrandPart(context.deps, await writer(context), {
    ...{ brandId, part: 'links', revision: 0, form: links },
  });
  return brandId;
}
async function published(context: ApiTestContext): Promise<string> {
  const brandId = await drafted(context);
  await publishBrand(context.deps, await writer(context), { brandId, revision: 1 });
  return brandId;
}
const on =
  (make: (context: ApiTestContext) => Promise<string>, after: string, body?: object): Ask =>
  async (context) => ({ url: `${brands}/${await make(context)}${after}`, ...(body && { body }) });
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${brands}/${id}${after}`, ...(body && { body }) }));
const logo = () =>
  sharp({ create: { width: 300, height: 60, channels: 4, background: '#0b5d4700' } })
    .png()
    .toBuffer();
const send = async (url: string, bytes?: Buffer) => ({
  url,
  ...(await multipart({ picture: { bytes: bytes ?? (await logo()), name: 'logo.png', type: 'image/png' } })),
});
const picture =
  (after: string, bytes?: Buffer): Ask =>
  async (context) =>
    send(`${brands}/${await freshBrand(context)}/pictures/${after}`, bytes);
const colours = { revision: 0, background_primary: '#0b5d47', background_secondary: '#b8862f' };

export const brandPublishingCalls: Record<string, Call> = {
  [`GET ${brands}`]: { works: [brands] },
  [`GET ${brands}/:id`]: { works: [on(published, '')], unknown: unknown('') },
  [`PUT ${brands}/:id/parts/:part`]: {
    works: [on(freshBrand, '/parts/links', { revision: 0, ...links })],
    wrong: [
      [on(freshBrand, '/parts/links', { revision: -1, ...links }), 'revision'],
      [
        on(freshBrand, '/parts/links', { revision: 0, ...links, instagram_url: 'javascript:alert(1)' }),
        'instagram_url',
      ],
    ],
    unknown: [
      ...unknown('/parts/links', { revision: 0, ...links }),
      on(freshBrand, '/parts/tidak-ada', { revision: 0 }),
    ],
  },
  [`POST ${brands}/:id/shades`]: {
    works: [on(freshBrand, '/shades', colours)],
    wrong: [
      [on(freshBrand, '/shades', { ...colours, background_primary: 'hijau' }), 'background_primary'],
      [on(freshBrand, '/shades', { ...colours, background_secondary: 1 }), 'background_secondary'],
    ],
    unknown: unknown('/shades', colours),
  },
  [`POST ${brands}/:id/pictures/:field`]: {
    works: [picture('logo?revision=0'), picture('icon?revision=0')],
    wrong: [
      [picture('logo?revision=0', Buffer.from('<svg/>')), 'picture'],
      [picture('logo?revision=x'), 'revision'],
    ],
    unknown: [
      ...nobodys.map(
        (id): Ask =>
          async () =>
            send(`${brands}/${id}/pictures/logo?revision=0`),
      ),
      picture('tidak-ada?revision=0'),
    ],
  },
  [`DELETE ${brands}/:id/draft`]: {
    works: [on(drafted, '/draft')],
    unknown: [...unknown('/draft'), on(freshBrand, '/draft')],
  },
  [`POST ${brands}/:id/preview`]: { works: [on(drafted, '/preview')], unknown: unknown('/preview') },
  [`POST ${brands}/:id/publish`]: {
    works: [on(drafted, '/publish', { revision: 1 })],
    wrong: [[on(drafted, '/publish', { revision: 'x' }), 'revision']],
    unknown: [...unknown('/publish', { revision: 1 }), on(freshBrand, '/publish', { revision: 1 })],
  },
  [`POST ${brands}/:id/roll-back`]: {
    works: [on(published, '/roll-back', { number: 1 })],
    wrong: [[on(published, '/roll-back', {}), 'number']],
    unknown: [...unknown('/roll-back', { number: 1 }), on(published, '/roll-back', { number: 9 })],
  },
};
