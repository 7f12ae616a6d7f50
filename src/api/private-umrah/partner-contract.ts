// An agency's requests for private umrah and its offers on them (docs/product/private-umrah.md), for its staff and for its programs.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { umrahStatuses } from '#shared/private-umrah-status';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { offerData } from './requests-contract.ts';

const ofPartner = {
  who: ['partner_staff'],
  task: 'catalogue',
  spec: '§7 Custom private umrah, docs/product/private-umrah.md',
} as const;
const reading = { ...ofPartner, scope: 'umrah_requests_read', method: 'GET' } as const;
const changing = { ...ofPartner, scope: 'umrah_requests_write', method: 'POST' } as const;
const requests = '/api/v3/partner-console/umrah-requests';
const count = z.int().nonnegative();
const day = z.iso.date();
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();
const repeatable = ['request_running', 'idempotency_key_reused'] as const;
const refusals = ['not_found', 'umrah_request_state', 'busy'] as const;

const head = {
  id: z.uuid(),
  code: z.string(),
  status: z.enum(umrahStatuses),
  /** When the status ends by itself; null once it has ended, or the family has ordered. */
  status_ends_at: z.iso.datetime().nullable(),
  departure_airport_id: z.string(),
  departure_date: day,
  return_date: day,
  /** Of a group: of the family that opened it. */
  people: z.object({ adults: count, children: count, infants: count }),
  /** Until when a first offer can be made. */
  respond_by: z.iso.datetime(),
  is_declined: z.boolean(),
};
const offerMade = z.object({ id: z.uuid(), revision: z.int().positive() });

export const figuresData = z.object({
  /** Requests it made an offer for that have come to an end, and how many of them were paid on its offer. */
  ended: count,
  won: count,
  /** Of the paid ones: within the estimate, or below it. */
  as_estimated: count,
  /** On average, in hundredths of a percent: above the estimate when positive. Null: none was paid. */
  against_estimate_basis_points: z.int().nullable(),
});

export const umrahPartnerContract = {
  inbox: endpoint({
    ...reading,
    path: requests,
    summary:
      'Requests for private umrah that were sent to the agency, open ones first; a group once, by the request of who opened it',
    query: paged(pageSizes.list).extend({ status: z.enum(umrahStatuses).optional() }),
    data: z.array(
      z.object({
        ...head,
        /** Offered last; null before the first offer. */
        revision: count.nullable(),
        /** The family has accepted the agency's offer. */
        is_accepted: z.boolean(),
      }),
    ),
    paged: true,
  }),
  figures: endpoint({
    ...reading,
    path: '/api/v3/partner-console/umrah-figures',
    summary:
      "How often the agency's offers are taken, and how close its final prices come to the estimates, counted from its requests",
    data: figuresData,
  }),
  inboxRequest: endpoint({
    ...reading,
    path: `${requests}/:id`,
    summary: "One request with the agency's own offers, what it may do now, and what an offer can begin with",
    params: named,
    data: z.object({
      ...head,
      note: z.string().nullable(),
      /** Families that travel together; each offer goes to all of them. Null for one family. */
      group: z.object({ families: count, people: count, accepted: count }).nullable(),
      may: z.object({
        offer: z.boolean(),
        withdraw: z.boolean(),
        decline: z.boolean(),
        confirm: z.boolean(),
      }),
      /** The newest revision first. */
      offers: z.array(offerData),
      /** For one adult, before the first offer: by the agency's own prices of that version, or null the estimate. */
      start: z
        .object({
          lines: z.array(z.object({ label: z.string(), amount: count })),
          own_prices_version: z.int().nullable(),
        })
        .nullable(),
      /** Departures of the agency that it may offer instead. */
      departures: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          departure_date: day,
          seats_left: count,
          /** For one adult, in the room the party asked for. */
          per_adult: count,
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  makeOffer: endpoint({
    ...changing,
    path: `${requests}/:id/offers`,
    summary: 'Make an offer, or its next revision: lines for one adult, prices of a child and an infant',
    params: named,
    body: z.object({
      lines: field,
      child_amount: field,
      infant_amount: field,
      valid_days: field,
      note: field,
    }),
    data: offerMade,
    errors: [...refusals, 'invalid_input', ...repeatable],
  }),
  offerDeparture: endpoint({
    ...changing,
    path: `${requests}/:id/departure-offers`,
    summary:
      'Offer a departure of the agency at its own prices, or revise so; its seats are held while the offer stands',
    params: named,
    body: z.object({ departure_id: field, valid_days: field, note: field }),
    data: offerMade,
    errors: [...refusals, 'invalid_input', 'seats_sold_out', ...repeatable],
  }),
  withdrawOffer: endpoint({
    ...changing,
    path: `${requests}/:id/withdraw-offer`,
    summary: 'Take the offer back, before it is accepted',
    params: named,
    data: z.null(),
    errors: refusals,
  }),
  declineRequest: endpoint({
    ...changing,
    path: `${requests}/:id/decline`,
    summary: 'Want no part in the request',
    params: named,
    data: z.null(),
    errors: refusals,
  }),
  approveOffer: endpoint({
    ...changing,
    path: `${requests}/:id/approve`,
    summary:
      'Confirm what every family has accepted: a departure is made for them, or their held seats stay held',
    params: named,
    data: z.null(),
    errors: [...refusals, 'departure_not_sold', 'umrah_group_waiting'],
  }),
  refuseOffer: endpoint({
    ...changing,
    path: `${requests}/:id/refuse`,
    summary: 'Not confirm what was accepted: the offer ends, for every family of a group',
    params: named,
    data: z.null(),
    errors: refusals,
  }),
};
