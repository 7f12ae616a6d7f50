// A partner states the seats it sold elsewhere, reschedules a departure and cancels one (docs/product/departure-changes.md). What cannot be
// taken back is foreseen first, and wants a tick and a fresh code. Fields are checked by the domain.
import * as z from 'zod';
import { bookingStates } from '#shared/booking-states';
import { consoleDepartureSorts, consoleDepartureStates } from '#shared/console-departure-query';
import { consoleOrders } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import { rescheduleResponses } from '#shared/reschedule-response-form';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const spec = '§6 travel partner, docs/product/departure-changes.md';
const console = { who: ['partner_staff'], spec } as const;
const departure = '/api/v3/partner-console/departures/:id';
const field = z.unknown().optional();
const count = z.int().nonnegative();
const day = z.iso.date();
const days = z.object({ departs_on: day, returns_on: day });

const seats = {
  quota: count,
  sold: count,
  held: count,
  sold_elsewhere: count,
  left: count,
  /** Orders that still stand. */
  orders: count,
  is_cancelled: z.boolean(),
  /** Made for a private umrah: nothing of it is sold elsewhere. */
  is_private: z.boolean(),
};

export const departureChangesContract = {
  allSeats: endpoint({
    ...console,
    task: 'departures',
    method: 'GET',
    path: '/api/v3/partner-console/departure-seats',
    summary:
      'Departures whose trip is not over with their seats, the nearest first unless asked otherwise; a tour leader sees those they lead',
    query: paged(pageSizes.console).extend({
      search: searchText.default(''),
      /** '2027-10' */
      month: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
        .optional(),
      state: z.enum(consoleDepartureStates).optional(),
      sort: z.enum(consoleOrders(consoleDepartureSorts)).optional(),
    }),
    data: z.array(
      z.object({
        id: z.uuid(),
        programme_id: z.uuid(),
        title: z.object({ id: z.string(), en: z.string().optional() }),
        departs_on: day,
        returns_on: day,
        ...seats,
      }),
    ),
    paged: true,
  }),
  seats: endpoint({
    ...console,
    task: 'departures',
    method: 'GET',
    path: `${departure}/seats`,
    summary: 'The seats of a departure: sold here, held for a payment, sold elsewhere, left',
    params: named,
    data: z.object(seats),
    errors: ['not_found'],
  }),
  setSeats: endpoint({
    ...console,
    task: 'catalogue',
    scope: 'departures_write',
    method: 'PUT',
    path: `${departure}/seats`,
    summary: 'State how many seats were sold elsewhere: all of them, never more than are left here',
    params: named,
    body: z.object({ seats: field }),
    data: z.null(),
    errors: ['not_found', 'departure_not_sold', 'invalid_input', 'busy'],
  }),
  foreseeReschedule: endpoint({
    ...console,
    task: 'departure_changes',
    method: 'GET',
    path: `${departure}/reschedule`,
    summary: 'What other dates would do: whom they concern, and what goes back if everybody wants it back',
    params: named,
    query: z.object({ departs_on: z.string().optional(), returns_on: z.string().optional() }),
    data: z.object({
      from: days,
      to: days,
      /** Orders that still stand, and their travellers. */
      orders: count,
      people: count,
      refund_total: count,
      answer_until: day,
    }),
    errors: ['not_found', 'departure_departed', 'departure_not_sold', 'invalid_input'],
  }),
  reschedule: endpoint({
    ...console,
    task: 'departure_changes',
    method: 'POST',
    path: `${departure}/reschedule`,
    summary:
      'Give it other dates, and ask every pilgrim whether they travel; the dates it has change nothing. Wants `confirmed: "yes"` and a fresh code',
    params: named,
    body: z.object({ departs_on: field, returns_on: field, confirmed: field }),
    data: z.null(),
    errors: [
      'not_found',
      'departure_departed',
      'departure_not_sold',
      'invalid_input',
      'step_up_required',
      'busy',
    ],
  }),
  responses: endpoint({
    ...console,
    task: 'orders',
    method: 'GET',
    path: `${departure}/reschedule-responses`,
    summary: 'What pilgrims answered to the latest dates, those without an answer first; null: never moved',
    params: named,
    data: z
      .object({
        from: days,
        answer_until: z.iso.datetime(),
        orders: z.array(
          z.object({
            code: z.string(),
            state: z.enum(bookingStates),
            /** Null once the account is deleted. */
            booker_name: z.string().nullable(),
            phone: z.string().nullable(),
            answer: z.enum(rescheduleResponses).nullable(),
          }),
        ),
      })
      .nullable(),
    errors: ['not_found'],
  }),
  foreseeCancellation: endpoint({
    ...console,
    task: 'departure_changes',
    method: 'GET',
    path: `${departure}/cancellation`,
    summary: 'What cancelling it would do now',
    params: named,
    data: z.object({
      departs_on: day,
      is_cancelled: z.boolean(),
      is_over: z.boolean(),
      /** Orders that still stand, and their travellers. */
      orders: count,
      people: count,
      /** Of the orders, those with a payment to refund. */
      refunds: count,
      refund_total: count,
      refund_due_on: day,
    }),
    errors: ['not_found'],
  }),
  cancel: endpoint({
    ...console,
    task: 'departure_changes',
    method: 'POST',
    path: `${departure}/cancellation`,
    summary:
      'Cancel it: its sale ends at once, its orders are refunded one by one; asked again, nothing twice. Wants `confirmed: "yes"` and a fresh code',
    params: named,
    body: z.object({ confirmed: field }),
    data: z.null(),
    errors: ['not_found', 'departure_departed', 'invalid_input', 'step_up_required', 'busy'],
  }),
};
