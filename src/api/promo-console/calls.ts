// What the calls of those who write promos are asked.
import { draftPromo, type PromoPayer } from '#domain/promos';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { promoFormOf } from '#test/factories/promos';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const urls = { platform: '/api/v3/operator/promos', partner: '/api/v3/partner-console/promos' } as const;
const names = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00', 'A%27%20OR%201=1'];
const formFor = ({ deps }: ApiTestContext, change: object = {}) =>
  promoFormOf({ brand: deps.brands.list()[0]!.id, ...change });

/** Of the caller's, where it may write promos; else of somebody else. */
async function writer(payer: PromoPayer, { deps, caller }: ApiTestContext): Promise<SignedIn> {
  if (payer === 'platform') return createMember(deps, { roles: ['operator_content'] });
  const mayWrite = caller?.actor.memberships.some(({ duties }) =>
    duties?.some((duty) => duty === 'owner' || duty === 'catalogue'),
  );
  return mayWrite && caller
    ? caller
    : createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });
}
const at =
  (payer: PromoPayer, after = '', body?: (context: ApiTestContext) => object): Ask =>
  async (context) => {
    const { actor } = await writer(payer, context);
    const id = await draftPromo(context.deps, actor, { payer, form: formFor(context) });
    return { url: `${urls[payer]}/${id}${after}`, ...(body && { body: { revision: 0, ...body(context) } }) };
  };
const unknown = (payer: PromoPayer, after = '', body?: (context: ApiTestContext) => object): Ask[] =>
  names.map((name) => async (context) => ({
    url: `${urls[payer]}/${name}${after}`,
    ...(body && { body: { revision: 0, ...body(context) } }),
  }));
const written =
  (change: object = {}): Ask =>
  async (context) => ({ body: formFor(context, change) });
const wrongForms = [
  [{ code: 'a b!' }, 'code'],
  [{ title: 'Hemat' }, 'title'],
  [{ discount: { kind: 'amount', amount: 1.5 } }, 'discount.amount'],
  [{ discount: 'banyak' }, 'discount'],
  [{ valid_from: '2027-02-30' }, 'valid_from'],
  [{ budget: 1_000 }, 'budget'],
  [{ brand: 'tidak-ada' }, 'brand'],
  [{ departures: ['tidak-ada'] }, 'departures'],
  [{ departures: 'semua' }, 'departures'],
  [{ is_listed: 'ya' }, 'is_listed'],
] as const;
const publish = () => ({ move: 'publish' });

const callsOf = (payer: PromoPayer): Record<string, Call> => {
  const url = urls[payer];
  return {
    [`GET ${url}`]: {
      works: [url, `${url}?search=hemat%25&standing=draft&limit=1&page=2`],
      wrong: { [`${url}?standing=ada`]: 'standing', [`${url}?search=a%00b`]: 'search' },
    },
    [`POST ${url}`]: {
      works: [written(), written({ discount: { kind: 'share', basis_points: 250, cap: 1_500_000 } })],
      wrong: wrongForms.map(([change, field]) => [written(change), field] as const),
    },
    [`GET ${url}/:id`]: { works: [at(payer)], unknown: unknown(payer) },
    [`PUT ${url}/:id`]: {
      works: [at(payer, '', formFor)],
      wrong: wrongForms.map(
        ([change, field]) => [at(payer, '', (context) => formFor(context, change)), field] as const,
      ),
      unknown: unknown(payer, '', formFor),
    },
    [`POST ${url}/:id/moves`]: {
      works: [at(payer, '/moves', publish)],
      wrong: [[at(payer, '/moves', () => ({ move: 'delete' })), 'move']],
      unknown: unknown(payer, '/moves', publish),
    },
    [`GET ${url}/:id/simulation`]: {
      works: [at(payer, '/simulation')],
      unknown: unknown(payer, '/simulation'),
    },
    [`GET ${url}/:id/past-orders`]: {
      works: [at(payer, '/past-orders'), at(payer, '/past-orders?days=30')],
      wrong: [
        [at(payer, '/past-orders?days=0'), 'days'],
        [at(payer, '/past-orders?days=x'), 'days'],
      ],
      unknown: unknown(payer, '/past-orders'),
    },
  };
};

const partners = '/api/v3/operator/promo-partners';
export const promoConsoleCalls: Record<string, Call> = {
  ...callsOf('platform'),
  ...callsOf('partner'),
  [`GET ${partners}`]: { works: [partners] },
};
