// What may be added to a cart or taken off it (spec §7 Bookings: add-ons, promo; Supplies). Only a cart changes; of an order one
// reads what was chosen.
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';
import { appliedData, usableData } from '#api/promos/contract';

const bookings = '/api/v3/bookings';
const ofMember = { who: 'member', spec: '§7 Bookings' } as const;
const supplies = { who: 'member', spec: '§7 Supplies' } as const;
const rupiah = z.int();
const offered = z.object({ id: z.int(), name: z.string(), amount: rupiah, quantity: z.int() });
const courier = {
  courier: z.string(),
  courier_name: z.string(),
  service: z.string(),
  cost: rupiah,
  /** Days on the way; null: nobody says. */
  days: z.object({ least: z.int(), most: z.int() }).nullable(),
};
const changeErrors = ['not_found', 'booking_state', 'departure_not_sold', 'busy'] as const;
const sendingErrors = [
  'not_found',
  'departure_not_sold',
  'shipping_address_required',
  'shipping_unavailable',
] as const;

export const bookingOptionsContract = {
  addons: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/addons`,
    summary: 'Facilities that can be added, each with how many were chosen and the most that may be',
    params: named,
    data: z.array(offered.extend({ max_quantity: z.int() })),
    errors: ['not_found', 'departure_not_sold'],
  }),
  promos: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/promo/use-list`,
    summary: 'The running promos with what each would take off this cart, the largest discount first',
    params: named,
    data: z.array(usableData),
    errors: ['not_found', 'departure_not_sold'],
  }),
  applyPromo: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: `${bookings}/:id/promo/:promoId`,
    summary: 'Put a promo on the cart, in the place of another',
    params: z.object({ id: z.string(), promoId: z.string() }),
    data: appliedData,
    errors: [...changeErrors, 'promo_refused'],
  }),
  removePromo: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${bookings}/:id/promo`,
    summary: 'Take the promo off the cart',
    params: named,
    data: z.null(),
    errors: changeErrors,
  }),
  supplies: endpoint({
    ...supplies,
    method: 'GET',
    path: `${bookings}/:id/product/supplies`,
    summary: 'What pilgrims of this journey receive, each with how many were chosen',
    params: named,
    data: z.array(offered.extend({ weight_grams: z.int() })),
    errors: ['not_found', 'departure_not_sold'],
  }),
  shippingMethods: endpoint({
    ...supplies,
    method: 'GET',
    path: `${bookings}/:id/shipping-methods`,
    summary:
      'Who would bring the supplies, the cheapest first: to the active address unless another is named',
    params: named,
    query: z.object({ shipping_address_id: z.uuid().optional() }),
    data: z.array(z.object(courier)),
    errors: [...sendingErrors, 'invalid_input'],
  }),
  chooseShipping: endpoint({
    ...supplies,
    spec: 'docs/product/checkout.md',
    method: 'PUT',
    path: `${bookings}/:id/shipping`,
    summary: 'Have the supplies of the cart brought by one of them',
    params: named,
    body: z.object({ courier: z.string(), service: z.string(), shipping_address_id: z.uuid().optional() }),
    data: z.object(courier),
    errors: [...sendingErrors, 'booking_state', 'invalid_input', 'busy'],
  }),
  fetchSupplies: endpoint({
    ...supplies,
    spec: 'docs/product/checkout.md',
    method: 'DELETE',
    path: `${bookings}/:id/shipping`,
    summary: "The supplies are fetched at the partner's",
    params: named,
    data: z.null(),
    errors: changeErrors,
  }),
};
