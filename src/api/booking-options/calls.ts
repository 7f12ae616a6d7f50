// What the calls about a cart's add-ons, promo and supplies are asked (spec §7 Bookings, Supplies).
import { fillCart } from '#domain/checkout';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture, createProgramme } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { createAddress } from '#test/factories/shipping-addresses';
import type { Ask, Call, ApiTestContext } from '#test/api/call';

const bookings = '/api/v3/bookings';
const departure = 'umrah-dengan-perlengkapan';
const names = ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%00', '%27%20or%201=1'];

/** A departure with an add-on and something to send. */
async function stocked({ deps: { db } }: ApiTestContext): Promise<void> {
  if (await db.selectFrom('departures').select('id').where('slug', '=', departure).executeTakeFirst()) return;
  const { id: programme_id } = await createProgramme(db);
  await db
    .insertInto('programme_extras')
    .values({
      programme_id,
      position: 1,
      name: JSON.stringify({ id: 'Kursi roda' }),
      amount: 500_000,
      is_mandatory: false,
    })
    .execute();
  await db
    .insertInto('programme_supplies')
    .values({
      programme_id,
      position: 1,
      name: JSON.stringify({ id: 'Koper' }),
      amount: 0,
      weight_grams: 3_000,
    })
    .execute();
  await createDeparture(db, { slug: departure, programme_id, quota: 10_000 });
}

/** The cart of somebody with a suitcase to be sent to their address. */
async function cart(context: ApiTestContext, member: SignedIn): Promise<string> {
  const { deps } = context;
  await stocked(context);
  const addresses = await deps.db
    .selectFrom('shipping_addresses')
    .select('id')
    .where('account_id', '=', member.account.id)
    .execute();
  if (addresses.length === 0) await createAddress(deps, member.actor);
  const form = {
    rooms: [{ room_type: 'quad', adults: 2 }],
    addons: [{ id: 1, quantity: 1 }],
    supplies: [{ id: 1, quantity: 2 }],
    status_product_supplies: 1,
  };
  const { bookingId } = await fillCart(deps, member.actor, {
    departure,
    form,
    brand: deps.brands.forHost('brand.test'),
    locale: 'id',
    affiliateCode: null,
  });
  return bookingId;
}

const at =
  (path: string, body?: object): Ask =>
  async (context) => ({
    url: `${bookings}/${await cart(context, context.caller!)}/${path}`,
    ...(body && { body }),
  });
const foreign =
  (path: string, body?: object): Ask =>
  async (context) => ({
    url: `${bookings}/${await cart(context, await createMember(context.deps))}/${path}`,
    ...(body && { body }),
  });
const unknown = (path: string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${bookings}/${name}/${path}`, ...(body && { body }) })),
  foreign(path, body),
];
const withPromo: Ask = async (context) => {
  const bookingId = await cart(context, context.caller!);
  const { id } = await createPromo(context.deps.db, {
    brand_id: context.deps.brands.forHost('brand.test').id,
  });
  return { url: `${bookings}/${bookingId}/promo/${id}` };
};
const byShop = { courier: 'toko', service: 'HEMAT' };

export const bookingOptionCalls: Record<string, Call> = {
  [`GET ${bookings}/:id/addons`]: { works: [at('addons')], unknown: unknown('addons') },
  [`GET ${bookings}/:id/promo/use-list`]: {
    works: [at('promo/use-list')],
    unknown: unknown('promo/use-list'),
  },
  [`PATCH ${bookings}/:id/promo/:promoId`]: {
    works: [withPromo],
    unknown: [...unknown('promo/tidak-ada'), at('promo/tidak-ada'), at('promo/%00')],
  },
  [`DELETE ${bookings}/:id/promo`]: { works: [at('promo')], unknown: unknown('promo') },
  [`GET ${bookings}/:id/product/supplies`]: {
    works: [at('product/supplies')],
    unknown: unknown('product/supplies'),
  },
  [`GET ${bookings}/:id/shipping-methods`]: {
    works: [at('shipping-methods')],
    wrong: [[at('shipping-methods?shipping_address_id=7'), 'shipping_address_id']],
    unknown: [
      ...unknown('shipping-methods'),
      at('shipping-methods?shipping_address_id=00000000-0000-0000-0000-000000000000'),
    ],
  },
  [`PUT ${bookings}/:id/shipping`]: {
    works: [at('shipping', byShop)],
    wrong: [
      [at('shipping', { ...byShop, courier: 'kuda' }), 'shipping'],
      [at('shipping', { service: 'HEMAT' }), 'courier'],
      [at('shipping', { ...byShop, shipping_address_id: 'x' }), 'shipping_address_id'],
    ],
    unknown: unknown('shipping', byShop),
  },
  [`DELETE ${bookings}/:id/shipping`]: { works: [at('shipping')], unknown: unknown('shipping') },
};
