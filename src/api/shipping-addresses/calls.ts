// What the calls about shipping addresses are asked (spec §7).
import { createMember } from '#test/factories/accounts';
import { createAddress, homeUrl } from '#test/factories/shipping-addresses';
import type { Ask, Call, ApiTestContext } from '#test/api/call';

const addresses = '/api/v1/user/shipping-address';
const own =
  (after: string, body?: object): Ask =>
  async ({ deps, caller }) => ({
    url: `${addresses}/${(await createAddress(deps, caller!.actor)).id}${after}`,
    ...(body && { body }),
  });
const foreign =
  (after: string, body?: object): Ask =>
  async ({ deps }: ApiTestContext) => ({
    url: `${addresses}/${(await createAddress(deps, (await createMember(deps)).actor)).id}${after}`,
    ...(body && { body }),
  });
const names = ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%27%20or%201=1'];
const unknown = (after: string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${addresses}/${name}${after}`, ...(body && { body }) })),
  foreign(after, body),
];
const wrongBodies: [object, string][] = [
  [{ label: '' }, 'label'],
  [{ recipient: ['x'] }, 'recipient'],
  [{ phone: '0812' }, 'phone'],
  [{ phone: 'nomor telepon' }, 'phone'],
  [{ district: '999999' }, 'district'],
  [{ district: 'Tebet' }, 'district'],
  [{ street: 'Jl. 5' }, 'street'],
  [{ postal_code: '1281' }, 'postal_code'],
  [{ postal_code: 12_810 }, 'postal_code'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ street: 'Jl. Melati\u0000 5 Tebet' }, 'street'],
];

export const addressCalls: Record<string, Call> = {
  [`GET ${addresses}`]: { works: [{}] },
  [`POST ${addresses}`]: {
    works: [{ body: homeUrl }],
    wrong: wrongBodies.map(([change, field]) => [{ body: { ...homeUrl, ...change } }, field] as const),
  },
  [`GET ${addresses}/search`]: {
    works: [`${addresses}/search?search=teb`, `${addresses}/search?search=%25&limit=1`],
    wrong: {
      [`${addresses}/search`]: 'search',
      [`${addresses}/search?search=a%00`]: 'search',
      [`${addresses}/search?search=a&limit=0`]: 'limit',
    },
  },
  [`GET ${addresses}/:id`]: {
    works: [
      async ({ deps, caller }) => {
        // Asked more than once, and to answer the same each time.
        const kept = await deps.db
          .selectFrom('shipping_addresses')
          .select('id')
          .where('account_id', '=', caller!.account.id)
          .executeTakeFirst();
        return { url: `${addresses}/${kept?.id ?? (await createAddress(deps, caller!.actor)).id}` };
      },
    ],
    unknown: unknown(''),
  },
  [`PUT ${addresses}/:id`]: {
    works: [own('', { ...homeUrl, label: 'Kantor' })],
    wrong: [[own('', { ...homeUrl, recipient: '' }), 'recipient']],
    unknown: unknown('', homeUrl),
  },
  [`PATCH ${addresses}/:id`]: {
    works: [own('', { label: 'Kantor' }), own('', {})],
    wrong: wrongBodies.map(([change, field]) => [own('', change), field] as const),
    unknown: unknown('', {}),
  },
  [`DELETE ${addresses}/:id`]: { works: [own('')], unknown: unknown('') },
  [`PATCH ${addresses}/:id/active`]: { works: [own('/active')], unknown: unknown('/active') },
};
