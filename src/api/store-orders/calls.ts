// What the calls about a store's orders are asked.
import {
  acceptReturn,
  acceptStoreOrder,
  contestReturn,
  markDelivered,
  refuseReturn,
  shipStoreOrder,
} from '#domain/souvenir-orders';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { askForReturn, createPaidSouvenirOrder, createShopper } from '#test/factories/souvenir-orders';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const orders = '/api/v1/merchandise/store/orders';
const returns = '/api/v3/operator/returns';
const unknownId = '00000000-0000-4000-8000-000000000000';

type Until = 'paid' | 'accepted' | 'shipped' | 'delivered' | 'asked' | 'taken';
const steps: readonly Until[] = ['paid', 'accepted', 'shipped', 'delivered', 'asked', 'taken'];

/** The organisation of the caller as a store. */
export async function storeOf({ deps: { db }, caller }: ApiTestContext): Promise<string | undefined> {
  const id = caller?.actor.memberships.find(({ role }) => role === 'store_staff')?.partnerId;
  if (!id) return undefined;
  await db
    .insertInto('stores')
    .values({ partner_id: id, approved_at: new Date(0), ready_days: 2 })
    .onConflict((known) => known.doNothing())
    .execute();
  const { code } = await db.selectFrom('regencies').select('code').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('partners').set({ regency_code: code }).where('id', '=', id).execute();
  return id;
}

/** A parcel of the caller's store, at a step of its life. */
async function parcel(context: ApiTestContext, until: Until, isOwn = true) {
  const { deps } = context;
  const store_id = isOwn ? await storeOf(context) : undefined;
  const { storeId, variants } = await createItem(deps.db, store_id ? { store_id } : {});
  const keeper: SignedIn = await createMember(deps, { roles: ['store_staff'], partnerId: storeId });
  const member = await createShopper(deps);
  const { order } = await createPaidSouvenirOrder(openBookingSetup(deps), {
    member,
    wanted: [[variants[0]!, 2]],
  });
  const { id, lines } = order.parts[0]!;
  const line = lines[0]!.id;
  const acts: Record<Exclude<Until, 'paid'>, () => Promise<void>> = {
    accepted: () => acceptStoreOrder(deps, keeper.actor, id),
    shipped: () => shipStoreOrder(deps, keeper.actor, id, shipmentOf(line)),
    delivered: () => markDelivered(deps, keeper.actor, id),
    asked: () => askForReturn(deps, member, id, [[line, 1]]),
    taken: () => acceptReturn(deps, keeper.actor, id, { note: 'Kirim ke toko' }),
  };
  for (const step of steps.slice(1, steps.indexOf(until) + 1)) await acts[step as Exclude<Until, 'paid'>]();
  return { id, line, member, keeper };
}

const at =
  (until: Until, name: string, bodyOf?: (line: string) => object): Ask =>
  async (context) => {
    const { id, line } = await parcel(context, until);
    return { url: `${orders}/${id}${name}`, ...(bodyOf && { body: bodyOf(line) }) };
  };
/** Nobody's, and another store's. */
const unknown = (name: string, body?: object): Ask[] => [
  { url: `${orders}/${unknownId}${name}`, ...(body && { body }) },
  { url: `${orders}/x${name}`, ...(body && { body }) },
  async (context) => ({
    url: `${orders}/${(await parcel(context, 'paid', false)).id}${name}`,
    ...(body && { body }),
  }),
];

/** A return on which store and buyer disagree. */
async function contested(context: ApiTestContext): Promise<string> {
  const { id, member, keeper } = await parcel(context, 'asked', false);
  await refuseReturn(context.deps, keeper.actor, id, { note: 'Segel sudah dibuka' });
  await contestReturn(context.deps, member.actor, id, { note: 'Segelnya utuh' });
  return id;
}
const decide =
  (body: object): Ask =>
  async (context) => ({ url: `${returns}/${await contested(context)}/decide`, body });

const note = { note: 'Kirim ke toko' };
/** Another for each order: a number is one buyer's. */
const shipmentOf = (line: string) => ({ courier: 'JNE', tracking_number: `JNE ${line.slice(-12)}` });
const shipment = { courier: 'JNE', tracking_number: 'JNE 12345' };

export const storeOrderCalls: Record<string, Call> = {
  [`GET ${orders}`]: {
    works: [
      async (context) => {
        await parcel(context, 'paid');
        return { url: `${orders}?queue=accept&sort=-total&limit=1` };
      },
    ],
    wrong: {
      [`${orders}?queue=x`]: 'queue',
      [`${orders}?sort=x`]: 'sort',
      [`${orders}?limit=0`]: 'limit',
    },
  },
  [`GET ${orders}/:id`]: { works: [at('paid', '')], unknown: unknown('') },
  [`POST ${orders}/:id/accept`]: { works: [at('paid', '/accept')], unknown: unknown('/accept') },
  [`POST ${orders}/:id/ship`]: {
    works: [at('accepted', '/ship', shipmentOf)],
    wrong: [[at('accepted', '/ship', () => ({ ...shipment, tracking_number: 'x' })), 'tracking_number']],
    unknown: unknown('/ship', shipment),
  },
  [`POST ${orders}/:id/tracking`]: {
    works: [at('shipped', '/tracking', (line) => ({ ...shipmentOf(line), courier: 'SiCepat' }))],
    wrong: [[at('shipped', '/tracking', () => ({ ...shipment, tracking_number: 'x' })), 'tracking_number']],
    unknown: unknown('/tracking', shipment),
  },
  [`POST ${orders}/:id/delivered`]: { works: [at('shipped', '/delivered')], unknown: unknown('/delivered') },
  [`POST ${orders}/:id/refuse`]: {
    works: [
      at('paid', '/refuse', () => ({ reason: 'out_of_stock' })),
      at('accepted', '/refuse', (line) => ({
        reason: 'damaged',
        note: 'Satu retak',
        items: [{ item_id: line, quantity: 1 }],
      })),
    ],
    wrong: [
      [at('paid', '/refuse', () => ({ reason: 'x' })), 'reason'],
      [
        at('paid', '/refuse', (line) => ({
          reason: 'damaged',
          items: [{ item_id: line, quantity: 3 }],
        })),
        'pieces',
      ],
    ],
    unknown: unknown('/refuse', { reason: 'damaged' }),
  },
  [`POST ${orders}/:id/return/accept`]: {
    works: [at('asked', '/return/accept', () => note)],
    wrong: [[at('asked', '/return/accept', () => ({ note: ' ' })), 'note']],
    unknown: unknown('/return/accept', note),
  },
  [`POST ${orders}/:id/return/refuse`]: {
    works: [at('asked', '/return/refuse', () => note)],
    wrong: [[at('asked', '/return/refuse', () => ({})), 'note']],
    unknown: unknown('/return/refuse', note),
  },
  [`POST ${orders}/:id/return/received`]: {
    works: [
      at('taken', '/return/received', (line) => ({ sellable: [{ item_id: line, quantity: 1 }] })),
      at('taken', '/return/received', () => ({ sellable: [] })),
    ],
    wrong: [
      [at('taken', '/return/received', (line) => ({ sellable: [{ item_id: line, quantity: 2 }] })), 'pieces'],
    ],
    unknown: unknown('/return/received', { sellable: [] }),
  },
  [`GET ${returns}`]: { works: [returns] },
  [`POST ${returns}/:id/decide`]: {
    works: [
      decide({ decision: 'grant', note: 'Foto menunjukkan segel utuh' }),
      decide({ decision: 'reject', note: 'Segel sudah dibuka' }),
    ],
    wrong: [[decide({ decision: 'x', note: 'Segel utuh' }), 'decision']],
    unknown: [
      { url: `${returns}/${unknownId}/decide`, body: { decision: 'grant', note: 'Segel utuh' } },
      { url: `${returns}/x/decide`, body: { decision: 'grant', note: 'Segel utuh' } },
    ],
  },
};
