// A partner's orders: found, read, prepared, and cancelled by the contract's terms (docs/product/partner-console.md). Fields are checked by the
// domain.
import * as z from 'zod';
import { attentions, bookingStates, invoiceStages } from '#shared/booking-states';
import { consoleBookingSorts, consoleBookingStates } from '#shared/console-booking-query';
import { pageSizes } from '#shared/limits';
import { milestoneKinds } from '#shared/milestones';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';
import { participantData } from '#api/participants/contract';

const spec = '§6 travel partner, docs/product/partner-console.md';
const console = { who: ['partner_staff'], spec } as const;
const bookings = '/api/v3/partner-console/bookings';
const milestone = `${bookings}/:id/milestones/:kind` as const;
const terms = `${bookings}/:id/terms-cancellation` as const;
const cost = `${bookings}/:id/retained-cost` as const;
const disbursement = `${bookings}/:id/disbursement` as const;
const field = z.unknown().optional();
const count = z.int().nonnegative();
const day = z.iso.date();
const instant = z.iso.datetime();
const text = z.object({ id: z.string(), en: z.string().optional() });
const ofOrder = z.object({ id: z.string(), kind: z.string() });

const listed = {
  id: z.uuid(),
  code: z.string(),
  state: z.enum(bookingStates),
  attention: z.enum(attentions).nullable(),
  title: text,
  departs_on: day,
  total: count,
  ordered_at: instant,
};
const orderData = z.object({
  ...listed,
  departure_id: z.uuid(),
  returns_on: day,
  people: z.object({ adults: count, children: count, infants: count }),
  /** Null once the account is deleted. */
  booker: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  /** Birth dates, phones and documents only to those who may read them, while the journey needs them. */
  participants: z.array(participantData),
  /** Whether documents can be read and judged now. */
  are_documents_open: z.boolean(),
  invoices: z.array(
    z.object({
      code: z.string(),
      stage: z.enum(invoiceStages),
      amount: count,
      due_at: instant,
      status: z.enum(['waiting', 'paid', 'expired', 'refunded']),
      paid_at: instant.nullable(),
    }),
  ),
  /** Beside the trip itself. */
  items: z.array(
    z.object({
      kind: z.enum(['extra', 'addon', 'supply']),
      name: text,
      quantity: count,
      amount: count,
    }),
  ),
  /** Where supplies are sent; null without supplies, or when they are fetched. */
  delivery: z
    .object({
      recipient: z.string(),
      phone: z.string(),
      street: z.string(),
      note: z.string(),
      district: z.string(),
      city: z.string(),
      province: z.string(),
      postal_code: z.string(),
      courier: z.string(),
      service: z.string(),
    })
    .nullable(),
  milestones: z.array(
    z.object({
      kind: z.enum(milestoneKinds),
      reached_on: day,
      note: z.string().nullable(),
      courier: z.string().nullable(),
      tracking_number: z.string().nullable(),
    }),
  ),
  history: z.array(z.object({ at: instant, event: z.string() })),
  /** Whether its state allows cancelling it by the contract's terms. */
  is_cancellable: z.boolean(),
  /** While the settlement is overdue: what was stated as spent, and the most that may be. */
  overdue: z
    .object({
      cost: z.object({ amount: count, reason: z.string().nullable(), is_kept: z.boolean() }).nullable(),
      most: count,
    })
    .nullable(),
});

const changing = ['not_found', 'booking_state', 'invalid_input', 'busy'] as const;

export const partnerOrdersContract = {
  orders: endpoint({
    ...console,
    task: 'orders',
    method: 'GET',
    path: bookings,
    summary: "The partner's orders; a tour leader's are those of the departures they lead",
    query: paged(pageSizes.console).extend({
      search: searchText.default(''),
      state: z.enum(consoleBookingStates).optional(),
      departure_id: z.uuid().optional(),
      sort: z.enum(consoleBookingSorts).default('newest'),
    }),
    data: z.array(
      z.object({
        ...listed,
        /** Null once the account is deleted. */
        booker_name: z.string().nullable(),
        people: count,
        paid: count,
        /** Documents that wait for a verdict. */
        waiting_documents: count,
      }),
    ),
    paged: true,
  }),
  order: endpoint({
    ...console,
    task: 'orders',
    method: 'GET',
    path: `${bookings}/:id`,
    summary:
      'One order by id or code: who travels, what was bought and paid, how far it is prepared, what happened. Recorded for the member',
    params: named,
    data: orderData,
    errors: ['not_found'],
  }),
  recordMilestone: endpoint({
    ...console,
    task: 'milestones',
    method: 'PUT',
    path: milestone,
    summary:
      'Record a milestone of one order, over an earlier record of it. Only the manasik may lie ahead; a kit may have a parcel',
    params: ofOrder,
    body: z.object({ reached_on: field, note: field, courier: field, tracking_number: field }),
    data: z.null(),
    errors: changing,
  }),
  withdrawMilestone: endpoint({
    ...console,
    task: 'milestones',
    method: 'DELETE',
    path: milestone,
    summary: 'Take the record of a milestone back',
    params: ofOrder,
    data: z.null(),
    errors: ['not_found', 'booking_state', 'busy'],
  }),
  foreseeTerms: endpoint({
    ...console,
    task: 'money',
    method: 'GET',
    path: terms,
    summary:
      "What cancelling the order by its contract's terms would do, for the day on which the booker asked: today unless it is named",
    params: named,
    query: z.object({ requested_on: z.string().optional() }),
    data: z.object({
      code: z.string(),
      departs_on: day,
      /** The days on which the booker can have asked. */
      first_day: day,
      last_day: day,
      requested_on: day,
      /** Why it cannot be cancelled by them now; null: it can. */
      refusal: z
        .enum(['state', 'departed', 'departure_cancelled', 'new_date_open', 'nothing_granted'])
        .nullable(),
      /** Of the price, in hundredths of a percent. */
      granted_basis_points: count,
      total: count,
      paid: count,
      /** Stays with the partner. */
      kept: count,
      goes_back: count,
      refund_due_on: day,
    }),
    errors: ['not_found', 'invalid_input'],
  }),
  cancelByTerms: endpoint({
    ...console,
    task: 'money',
    method: 'POST',
    path: terms,
    summary:
      'Cancel the order by its contract\'s terms; asked again, nothing twice. Wants the sum `kept` that was foreseen, `confirmed: "yes"` and a fresh code',
    params: named,
    body: z.object({ requested_on: field, kept: field, confirmed: field }),
    data: z.null(),
    errors: ['not_found', 'terms_not_applicable', 'invalid_input', 'step_up_required', 'busy'],
  }),
  stateCost: endpoint({
    ...console,
    task: 'money',
    method: 'PUT',
    path: cost,
    summary:
      'State what was spent already on an order whose settlement is overdue, with the reason that the member reads. Wants a fresh code',
    params: named,
    body: z.object({ amount: field, reason: field }),
    data: z.null(),
    errors: [...changing, 'step_up_required'],
  }),
  withdrawCost: endpoint({
    ...console,
    task: 'money',
    method: 'DELETE',
    path: cost,
    summary: 'Take that statement back before it is decided. Wants a fresh code',
    params: named,
    data: z.null(),
    errors: ['not_found', 'booking_state', 'step_up_required', 'busy'],
  }),
  disbursement: endpoint({
    ...console,
    task: 'money',
    method: 'GET',
    path: disbursement,
    summary: 'What a bank says it has transferred for the order, until it is confirmed; null without',
    params: named,
    data: z
      .object({
        bank_name: z.string(),
        amount: count,
        /** Of the transfer, as the bank entered it. */
        reference: z.string(),
        sent_on: day,
      })
      .nullable(),
    errors: ['not_found'],
  }),
  confirmDisbursement: endpoint({
    ...console,
    task: 'money',
    method: 'POST',
    path: disbursement,
    summary:
      "Say that a bank's transfer has come: the order is paid. Asked again, there is nothing to confirm. Wants a fresh code",
    params: named,
    data: z.null(),
    errors: ['not_found', 'financing_state', 'booking_state', 'step_up_required', 'busy'],
  }),
  promises: endpoint({
    ...console,
    task: 'orders',
    method: 'GET',
    path: `${bookings}/:id/promises`,
    summary:
      "What the partner's people promised about the order in conversations, as it was pinned, the oldest first; for those who read them",
    params: named,
    data: z.array(
      z.object({
        user_chat_id: z.uuid(),
        /** Of the message in its conversation. */
        sequence: count,
        message: z.string(),
        said_at: instant,
      }),
    ),
    errors: ['not_found'],
  }),
};
