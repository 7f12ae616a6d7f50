// Bookings (spec §7 Bookings; decision 0029 defines the placeholders of its paths). The domain checks forms field by
// field. Every change may be repeated under the same `Idempotency-Key`.
import * as z from 'zod';
import { attentions, bookingStates, invoiceStages, paymentPlans } from '#shared/booking-states';
import { categories, roomTypes } from '#shared/catalogue';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';
import { paymentData, paymentMethodsData } from '#api/payments/payment-data';

const ofMember = { who: 'member', spec: '§7 Bookings' } as const;
const bookings = '/api/v3/bookings';
const rupiah = z.int();
/** Whatever was sent. */
const field = z.unknown().optional();

const invoiceData = z.object({
  id: z.uuid(),
  invoice_code: z.string(),
  stage: z.enum(invoiceStages),
  amount: rupiah,
  due_at: z.iso.datetime(),
  status: z.enum(['waiting', 'paid', 'expired', 'refunded']),
  paid_at: z.iso.datetime().nullable(),
});

export const orderData = z.object({
  id: z.uuid(),
  booking_code: z.string(),
  status: z.enum(bookingStates),
  /** Why a person looks at it. */
  attention: z.enum(attentions).nullable(),
  /** Null: a cart. */
  order_date: z.iso.datetime().nullable(),
  product: z.object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    category: z.enum(categories),
    departure_date: z.iso.date(),
    return_date: z.iso.date(),
    departure_airport: z.string(),
    days: z.int(),
  }),
  partner: z.object({ slug: z.string(), name: z.string() }),
  booker: z.object({ name: z.string(), email: z.string(), phone_number: z.string() }).nullable(),
  people: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  rooms: z.array(
    z.object({ room_type: z.enum(roomTypes), adults: z.int(), children: z.int(), infants: z.int() }),
  ),
  /** What the total consists of, discounts with a negative amount. */
  lines: z.array(
    z.object({
      kind: z.enum(['room', 'extra', 'addon', 'supply', 'shipping', 'discount']),
      detail: z.record(z.string(), z.unknown()),
      quantity: z.int(),
      each: rupiah,
      amount: rupiah,
    }),
  ),
  total_bill: rupiah,
  promo_id: z.string().nullable(),
  affiliate_code: z.string().nullable(),
  consultant_name: z.string().nullable(),
  payment_plan: z.enum(paymentPlans).nullable(),
  /** Fixed when it was ordered: rupiah for a dollar. */
  dollar_rate: z.object({ rupiah: z.number(), date: z.iso.date(), source: z.string() }).nullable(),
  terms: z.object({ version: z.int(), accepted_at: z.iso.datetime() }).nullable(),
  invoices: z.array(invoiceData),
  payable_until: z.iso.datetime().nullable(),
  /** For countdowns: the caller's own clock may be wrong. */
  server_time: z.iso.datetime(),
});

const payErrors = [
  'not_found',
  'invalid_input',
  'phone_unverified',
  'payment_method_unavailable',
  'payment_method_limit',
  'invoice_not_payable',
  'gateway_unavailable',
  'too_many_requests',
  'busy',
  'request_running',
  'idempotency_key_reused',
] as const;

export const bookingsContract = {
  cart: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/cart`,
    summary: 'Choose rooms and people of a departure, add-ons and supplies; a cart holds no seats',
    body: z.object({
      product_id: z.string(),
      rooms: field,
      addons: field,
      supplies: field,
      status_product_supplies: field,
      affiliate_code: z.string().max(50).optional(),
    }),
    data: z.object({ id: z.uuid() }),
    errors: [
      'not_found',
      'invalid_input',
      'departure_departed',
      'departure_closed',
      'departure_not_sold',
      'seats_sold_out',
      'request_running',
      'idempotency_key_reused',
    ],
  }),
  continueLatest: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/latest/continue`,
    summary: 'The cart or unpaid order that was touched last, or null',
    data: orderData.nullable(),
  }),
  detail: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/detail/order`,
    summary: 'A cart or an order, as the checkout shows it',
    params: named,
    data: orderData,
    errors: ['not_found'],
  }),
  checkout: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/do-checkout`,
    takesForms: true,
    summary:
      'Order a cart: the seats are held from now on. As JSON or as a form body; a fcm-token header names the device that is to be told',
    params: named,
    body: z.object({
      name: field,
      email: field,
      phone: field,
      payment_plan: field,
      terms_version: field,
      terms_accepted: field,
      total: field,
      departs_on: field,
      contract_terms: field,
    }),
    data: z.object({ id: z.uuid(), invoice_code: z.string(), payable_until: z.iso.datetime() }),
    errors: [
      'not_found',
      'invalid_input',
      'price_changed',
      'departure_moved',
      'promo_refused',
      'seats_sold_out',
      'departure_departed',
      'departure_closed',
      'departure_not_sold',
      'phone_unverified',
      'holding_limit',
      'too_many_requests',
      'busy',
      'request_running',
      'idempotency_key_reused',
    ],
  }),
  gateways: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/gateways/:invoice`,
    summary:
      'Ways to pay an invoice (its code or id), each with its admin fee; those that do not take so much at once are left out',
    params: z.object({ id: z.string(), invoice: z.string() }),
    data: paymentMethodsData,
    errors: ['not_found'],
  }),
  pay: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/payments/:methodId`,
    summary: 'Begin to pay the next invoice that waits; asked again it answers the payment that runs',
    params: z.object({ id: z.string(), methodId: z.string() }),
    body: z.object({
      payment_gateway: z.string().optional(),
      payment_method_code: z.string().optional(),
      timezone: z.string().max(50).optional(),
    }),
    data: paymentData,
    errors: payErrors,
  }),
  payment: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/payments/:paymentId/payment_number/:number`,
    summary: 'A payment: how to pay it, and whether it is done',
    params: z.object({ id: z.string(), paymentId: z.string(), number: z.string() }),
    data: paymentData,
    errors: ['not_found'],
  }),
  feedback: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v3/products/:id/booking-feedback',
    summary: 'How booking this departure went: 1 to 5, and a text',
    params: named,
    body: z.object({ rating: field, text: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
};
