// What may be added to a cart or taken off it, over HTTP (spec §7 Bookings, Supplies).
import { bookingOptionsContract } from './contract.ts';
import {
  applyPromo,
  chooseDelivery,
  fetchAtPartner,
  listDeliveries,
  listPromosFor,
  removePromo,
} from '#domain/checkout';
import { type Booking, getBooking } from '#domain/bookings';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { implement, type RequestOf } from '#api/implement';
import { presentApplied, presentUsable } from '#api/promos/present';

type MemberRequest = RequestOf<typeof bookingOptionsContract.addons>;

export const bookingOptionsApi = implement(bookingOptionsContract, {
  addons: async ({ params }, request) => {
    const { booking, offer } = await readChoice(params.id, request);
    const { adults, children, infants } = booking.people;
    return {
      data: offer.addons.map((addon) => ({
        ...presentChoice(addon, booking.request.addons, request),
        max_quantity: adults + children + infants,
      })),
    };
  },
  promos: async ({ params }, { deps, actor, brand, locale }) => ({
    data: (await listPromosFor(deps, actor, { bookingId: params.id, brand })).map((each) =>
      presentUsable(each, locale),
    ),
  }),
  applyPromo: async ({ params: { id: bookingId, promoId: promo } }, { deps, actor, brand, locale }) =>
    presentApplied(await applyPromo(deps, actor, { bookingId, brand, promo }), locale),
  removePromo: async ({ params }, { deps, actor, brand }) => {
    await removePromo(deps, actor, { bookingId: params.id, brand });
    return { data: null };
  },
  supplies: async ({ params }, request) => {
    const { booking, offer } = await readChoice(params.id, request);
    return {
      data: offer.supplies.map((supply) => ({
        ...presentChoice(supply, booking.request.supplies, request),
        weight_grams: supply.weightGrams,
      })),
    };
  },
  shippingMethods: async ({ params, query }, { deps, actor, brand }) => {
    const rates = await listDeliveries(deps, actor, {
      bookingId: params.id,
      brand,
      addressId: query.shipping_address_id,
    });
    return {
      data: rates.map(({ courier, courierName, service, costRupiah, days }) => ({
        courier,
        courier_name: courierName,
        service,
        cost: costRupiah,
        days,
      })),
    };
  },
  chooseShipping: async (
    { params, body: { courier, service, shipping_address_id: addressId } },
    { deps, actor, brand },
  ) => {
    const chosen = await chooseDelivery(deps, actor, {
      bookingId: params.id,
      brand,
      addressId,
      courier,
      service,
    });
    return {
      data: {
        courier: chosen.courier,
        courier_name: chosen.courierName,
        service: chosen.service,
        cost: chosen.cost,
        days: chosen.days,
      },
    };
  },
  fetchSupplies: async ({ params }, { deps, actor, brand }) => {
    await fetchAtPartner(deps, actor, { bookingId: params.id, brand });
    return { data: null };
  },
});

/** A cart or an order, and what its departure offers now. */
async function readChoice(
  id: string,
  { deps, actor, brand }: MemberRequest,
): Promise<{ booking: Booking; offer: Offer }> {
  const booking = await getBooking(deps, actor, brand, id);
  const offer = await findOffer(deps, catalogueScope(deps, brand), booking.departure.id);
  if (!offer) throw new AppError('departure_not_sold');
  return { booking, offer };
}

function presentChoice(
  { id, name, amount }: Offer['addons'][number],
  chosen: Booking['request']['addons'],
  { locale }: MemberRequest,
) {
  const quantity = chosen.reduce((sum, each) => (each.id === id ? sum + each.quantity : sum), 0);
  return { id, name: textIn(name, locale).text, amount, quantity };
}
