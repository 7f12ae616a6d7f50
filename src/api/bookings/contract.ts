// A member's orders (spec §7 Member, Supplies). `status` is a tab of the orders page, `category` a kind of journey, each also `all`.
import * as z from 'zod';
import { attentions, bookingStates, invoiceStages, orderTabs } from '#shared/booking-states';
import { categories } from '#shared/catalogue';
import { pageSizes } from '#shared/limits';
import { rescheduleResponses } from '#shared/reschedule-response-form';
import { orderData } from '#api/checkout/contract';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';
import { participantData } from '#api/participants/contract';

const ofMember = { who: 'member', spec: '§7 Member' } as const;

const cardData = z.object({
  id: z.uuid(),
  booking_code: z.string(),
  status: z.enum(bookingStates),
  tab: z.enum(orderTabs),
  attention: z.enum(attentions).nullable(),
  title: z.string(),
  category: z.enum(categories),
  product_slug: z.string(),
  departure_date: z.iso.date(),
  return_date: z.iso.date(),
  partner: z.object({ slug: z.string(), name: z.string() }),
  people: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  total_bill: z.int(),
  order_date: z.iso.datetime(),
  payable_until: z.iso.datetime(),
  next_invoice: z
    .object({
      invoice_code: z.string(),
      stage: z.enum(invoiceStages),
      amount: z.int(),
      due_at: z.iso.datetime(),
    })
    .nullable(),
});

/** Spec §3 order: the participants, and its progress. */
const detailData = orderData.extend({
  participants: z.array(participantData),
  progress: z.object({
    document_completeness: z.object({ sent: z.int(), needed: z.int() }),
    payment: z.object({ paid: z.int(), total: z.int() }),
    verification: z.object({ accepted: z.int(), rejected: z.int(), needed: z.int() }),
  }),
});

const newDateData = z.object({
  departure_date_before: z.iso.date(),
  return_date_before: z.iso.date(),
  departure_date: z.iso.date(),
  return_date: z.iso.date(),
  answer_until: z.iso.datetime(),
  answer: z.enum(rescheduleResponses).nullable(),
  is_open: z.boolean(),
});

export const ordersContract = {
  list: endpoint({
    ...ofMember,
    method: 'GET',
    path: '/api/v4/users/bookings/status/:status/category/:category',
    summary: "The member's orders, the newest first",
    params: z.object({ status: z.enum(['all', ...orderTabs]), category: z.enum(['all', ...categories]) }),
    query: paged(pageSizes.list).extend({ search: searchText.optional() }),
    data: z.array(cardData),
    paged: true,
  }),
  detail: endpoint({
    ...ofMember,
    method: 'GET',
    path: '/api/v3/users/bookings/:id',
    summary: 'One order, by its id or code, with those who travel and how far it is',
    params: named,
    data: detailData,
    errors: ['not_found'],
  }),
  newDate: endpoint({
    ...ofMember,
    method: 'GET',
    path: '/api/v3/users/bookings/:id/new-date',
    summary:
      'The day the partner has moved the departure to, and what the member said to it; null when it never moved',
    params: named,
    data: newDateData.nullable(),
    errors: ['not_found'],
  }),
  answerNewDate: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/v3/users/bookings/:id/new-date',
    summary:
      'Travel on the new day, or have the money back, which ends the order and cannot be undone. `departure_date` is the day that was shown',
    params: named,
    body: z.object({ answer: z.enum(rescheduleResponses), departure_date: z.iso.date() }),
    data: newDateData.nullable(),
    errors: ['not_found', 'invalid_input', 'new_date_closed', 'departure_moved', 'busy'],
  }),
  tracking: endpoint({
    who: 'member',
    spec: '§7 Supplies',
    method: 'GET',
    path: '/api/v3/users/bookings/:id/tracking/shipping',
    summary: 'Where the parcel with the supplies is; null before it is sent',
    params: named,
    errors: ['not_found'],
    data: z
      .object({
        courier: z.string(),
        number: z.string(),
        sent_on: z.iso.date(),
        /** Null while the courier does not answer. */
        delivered: z.boolean().nullable(),
        steps: z.array(z.object({ at: z.string(), text: z.string(), place: z.string().nullable() })),
      })
      .nullable(),
  }),
};
