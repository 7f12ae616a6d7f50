// A member's private umrahs: cart, offers, approval, payment, history (spec §7 Custom private umrah; docs/product/private-umrah.md).
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { umrahStatuses } from '#shared/private-umrah-status';
import { orderData } from '#api/checkout/contract';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';
import { participantData } from '#api/participants/contract';
import { paymentData, paymentMethodsData } from '#api/payments/payment-data';
import { lineData, rangeData } from './options-contract.ts';

const ofMember = { who: 'member', spec: '§7 Custom private umrah (v1)' } as const;
const base = '/api/v1/custom-products';
const mine = '/api/v1/users/custom-products';
const rupiah = z.int();
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();
const repeatable = ['request_running', 'idempotency_key_reused'] as const;

const cardData = z.object({
  id: z.uuid(),
  code: z.string(),
  status: z.enum(umrahStatuses),
  /** When the status ends by itself. */
  status_ends_at: z.iso.datetime(),
  departure_airport_id: z.string(),
  departure_date: z.iso.date(),
  return_date: z.iso.date(),
  people: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  price: rupiah,
  /** Offers that can be accepted now, and the least of them for each person. */
  offers: z.int(),
  least_per_person: rupiah.nullable(),
  created_at: z.iso.datetime(),
});

export const requestData = cardData.omit({ offers: true, least_per_person: true }).extend({
  /** As they were sent. */
  form: z.record(z.string(), z.unknown()),
  /** As it was shown when it was put into the cart. */
  estimate: z.object({ total: rangeData, per_person: rangeData, lines: z.array(lineData) }),
  table_id: z.uuid(),
  dollar_rate: z.object({ rupiah: z.number(), date: z.iso.date(), source: z.string() }),
  note: z.string().nullable(),
  accepted_offer_id: z.uuid().nullable(),
  /** From when the member went on to pay. */
  booking_id: z.uuid().nullable(),
  booking_code: z.string().nullable(),
});

export const offerData = z.object({
  id: z.uuid(),
  partner: z.object({ slug: z.string(), name: z.string() }),
  revision: z.int(),
  per_adult: rupiah,
  per_child: rupiah,
  per_infant: rupiah,
  total: rupiah,
  /** All-in for each person who takes a seat. */
  per_person: rupiah,
  /** For one person, beside the estimate; null: not in the one, or not in the other. */
  lines: z.array(
    z.object({
      label: z.string(),
      offered: rupiah.nullable(),
      estimated: rangeData.nullable(),
      difference: z.enum(['within', 'below', 'above', 'added', 'left_out']),
    }),
  ),
  note: z.string().nullable(),
  /** The existing departure that is offered; its seats are held while the offer stands. Null: one is made for the party. */
  departure: z
    .object({ id: z.uuid(), slug: z.string(), departure_date: z.iso.date(), return_date: z.iso.date() })
    .nullable(),
  valid_until: z.iso.datetime(),
  /** False once a later revision, a withdrawal or its day has ended it. */
  is_live: z.boolean(),
  is_accepted: z.boolean(),
});

const waitingData = z.object({
  status: z.enum(umrahStatuses),
  status_ends_at: z.iso.datetime(),
  /** What was accepted. */
  offer: offerData.nullable(),
});

const listed = {
  query: paged(pageSizes.list).extend({
    status: z.enum(umrahStatuses).optional(),
    search: searchText.optional(),
  }),
  data: z.array(cardData),
  paged: true,
} as const;

export const umrahRequestsContract = {
  cart: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/cart`,
    summary: 'Store the choices with their estimate, which stands for a week',
    body: z.looseObject({}),
    data: z.object({ id: z.uuid() }),
    errors: ['invalid_input', 'too_many_requests', ...repeatable],
  }),
  list: endpoint({
    ...ofMember,
    ...listed,
    method: 'GET',
    path: mine,
    summary: "The member's private umrahs, the one that moved last first",
  }),
  history: endpoint({
    ...ofMember,
    ...listed,
    method: 'GET',
    path: '/api/v1/custom-product/history',
    summary: "The member's private umrahs by status, searched by code",
  }),
  request: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${mine}/:id`,
    summary: 'One private umrah with its choices and its estimate',
    params: named,
    data: requestData,
    errors: ['not_found'],
  }),
  offers: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${mine}/:id/offers`,
    summary: 'What agencies offer, line by line beside the estimate; the ones that can be accepted first',
    params: named,
    data: z.array(offerData),
    errors: ['not_found'],
  }),
  askOffers: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${mine}/:id/offers`,
    summary: 'Ask licensed agencies that serve the airport for offers',
    params: named,
    body: z.object({ note: z.string().trim().max(500).optional() }),
    data: requestData,
    errors: [
      'not_found',
      'invalid_input',
      'phone_unverified',
      'umrah_request_state',
      'umrah_no_partner',
      ...repeatable,
    ],
  }),
  waiting: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/waiting`,
    summary: 'Whether the agency has confirmed what was accepted, and by when it will',
    params: named,
    data: waitingData,
    errors: ['not_found'],
  }),
  decide: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/:id/waiting`,
    summary:
      'Accept one revision, which the agency then confirms; or want none of the offers; or withdraw the request. A revision that is not the newest is refused',
    params: named,
    body: z.object({ decision: z.enum(['accepted', 'declined', 'withdrawn']), offer_id: field }),
    data: waitingData,
    errors: [
      'not_found',
      'invalid_input',
      'umrah_offer_stale',
      'umrah_request_state',
      'umrah_group_other_offer',
      ...repeatable,
    ],
  }),
  detailOrder: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/detail-order`,
    summary: 'A private umrah with its order; null until the member goes on to pay',
    params: named,
    data: z.object({ request: requestData, order: orderData.nullable() }),
    errors: ['not_found'],
  }),
  checkout: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/checkout`,
    summary:
      'The booking that a confirmed offer becomes, drafted when it is first asked for. It is ordered like any other: POST bookings/{id}/do-checkout',
    params: named,
    data: orderData,
    errors: [
      'not_found',
      'umrah_request_state',
      'departure_closed',
      'departure_departed',
      'seats_sold_out',
      'price_changed',
    ],
  }),
  participants: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/:id/participants`,
    summary: 'Say who travels, once it is ordered: all of them or none are stored',
    params: named,
    /** Each with its id and the fields of PUT users/bookings/{id}/participants/{p}. */
    body: z.object({
      participants: z
        .array(z.looseObject({ id: z.string() }))
        .min(1)
        .max(50),
    }),
    data: z.array(participantData),
    errors: ['not_found', 'umrah_request_state', 'booking_state', 'invalid_input', 'busy'],
  }),
  gateways: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/gateways`,
    summary: 'Ways to pay the next invoice that waits, each with its admin fee',
    params: named,
    data: paymentMethodsData,
    errors: ['not_found', 'umrah_request_state', 'invoice_not_payable'],
  }),
  pay: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/:id/payments/:method`,
    summary: 'Begin to pay the next invoice that waits; asked again it answers the payment that runs',
    params: z.object({ id: z.string(), method: z.string() }),
    data: paymentData,
    errors: [
      'not_found',
      'umrah_request_state',
      'phone_unverified',
      'payment_method_unavailable',
      'payment_method_limit',
      'invoice_not_payable',
      'gateway_unavailable',
      'too_many_requests',
      'busy',
      ...repeatable,
    ],
  }),
  payment: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/payments/:paymentId/payment-number/:number`,
    summary: 'A payment: how to pay it, and whether it is done',
    params: z.object({ id: z.string(), paymentId: z.string(), number: z.string() }),
    data: paymentData,
    errors: ['not_found', 'umrah_request_state'],
  }),
  invoice: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/invoice`,
    summary:
      'Where the invoice is downloaded as PDF, with the token of the call or the cookies of a browser, once it is ordered',
    params: named,
    data: z.object({ url: z.url() }),
    errors: ['not_found', 'umrah_request_state'],
  }),
};
