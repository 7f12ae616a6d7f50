// Financing (spec §7 Financing, Member users/financing-history). `:id` is a booking, `:x` its application, `:docId` the kind of
// document. Every change may be repeated under the same `Idempotency-Key`.
import * as z from 'zod';
import { bankLicenceStatuses } from '#shared/bank-terms';
import { genders } from '#shared/genders';
import { financingDocumentKinds, financingStates } from '#shared/financing';
import { loanDocumentMaxBytes, pageSizes } from '#shared/limits';
import { bankRoles } from '#shared/roles';
import { endpoint } from '#api/define';
import { queueQuery, queueRow } from '#api/bank-queue';
import { named, paged } from '#api/inputs';

const ofMember = { who: 'member', spec: '§7 Financing' } as const;
const bookings = '/api/v3/bookings';
const rupiah = z.int();
const field = z.unknown().optional();
const instant = z.iso.datetime().nullable();
const changing = ['request_running', 'idempotency_key_reused', 'busy'] as const;

const sums = {
  price: rupiah,
  financed: rupiah,
  down_payment_total: rupiah,
  /** Hundredths of a percent of the price. */
  down_payment_basis_points: z.int(),
  installment_duration: z.int(),
  /** Of the first month; the others differ by one rupiah at most. */
  installment_per_month: rupiah,
  instalments: z.array(rupiah),
  ujrah: rupiah,
  admin_fee: rupiah,
  bank_fee: rupiah,
  insurance_fee: rupiah,
};

const documentData = z.object({
  id: z.uuid().nullable(),
  kind: z.enum(financingDocumentKinds),
  is_required: z.boolean(),
  status: z.enum(['missing', 'uploaded', 'accepted', 'rejected']),
  reason: z.string().nullable(),
  uploaded_at: instant,
});

const applicationData = z.object({
  id: z.uuid(),
  applicant_code: z.string(),
  booking_code: z.string(),
  booking_id: z.uuid(),
  product: z.object({ slug: z.string(), title: z.string(), departure_date: z.iso.date() }),
  financing_status: z.enum(financingStates),
  bank: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null until bank and tenor are chosen. */
  costs: z.object(sums).nullable(),
  submitted_at: instant,
  offer_until: instant,
  reason: z.string().nullable(),
});

export const detailData = applicationData.extend({
  /** Null once it was deleted: withdrawn, rejected or lapsed. */
  applicant: z
    .object({
      name: z.string(),
      email: z.string(),
      phone_number: z.string(),
      address: z.string(),
      birth_date: z.iso.date(),
      gender: z.enum(genders),
      job_name: z.string(),
      instansi: z.string(),
    })
    .nullable(),
  documents: z.array(documentData),
});

const ofApplication = z.object({ id: z.string(), x: z.string() });

export const financingContract = {
  checkout: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/checkout-financing`,
    summary:
      'What partner banks would finance of a cart, with every cost, and the application if there is one',
    params: named,
    data: z.object({
      total: rupiah,
      refusal: z.enum(['not_offered', 'one_person', 'no_bank']).nullable(),
      consent_version: z.int(),
      banks: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** OJK's, as the operator recorded it. */
          licence_number: z.string(),
          licence_status: z.enum(bankLicenceStatuses),
          licence_valid_from: z.iso.date(),
          complaint_phone: z.string(),
          object: z.string(),
          late_rule: z.string(),
          early_settlement: z.string(),
          tenors: z.array(z.object(sums)),
        }),
      ),
      application: detailData.nullable(),
    }),
    errors: ['not_found', 'financing_unavailable'],
  }),
  doCheckout: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/do-checkout/financing`,
    takesForms: true,
    summary:
      'Say who applies and choose bank and tenor: orders the cart, whose seat the bank’s answer is awaited with',
    params: named,
    body: z.object({
      name: field,
      gender: field,
      birth_date: field,
      address: field,
      phone_number: field,
      job_name: field,
      instansi: field,
      email: field,
      referral_code: field,
      bank_id: field,
      months: field,
      financed: field,
      total: field,
      terms_version: field,
      terms_accepted: field,
      consent_version: field,
      bank_consent: field,
    }),
    data: detailData,
    errors: [
      'not_found',
      'invalid_input',
      'financing_unavailable',
      'bank_unlicensed',
      'financing_state',
      'booking_state',
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
      ...changing,
    ],
  }),
  detail: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/detail/order/financing`,
    summary: 'The financing application of an order',
    params: named,
    data: detailData,
    errors: ['not_found'],
  }),
  documents: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${bookings}/:id/documents-financing`,
    summary: 'The documents of an order’s application, and how far each is',
    params: named,
    data: z.array(documentData),
    errors: ['not_found'],
  }),
  upload: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/bookings-financing/:x/documents/:docId/uploads`,
    summary: 'Send a document: JPEG, PNG, WebP or PDF, 2 MB at most; what is stored was drawn anew from it',
    params: z.object({ id: z.string(), x: z.string(), docId: z.string() }),
    upload: { field: 'file', maxBytes: loanDocumentMaxBytes },
    data: documentData,
    errors: [
      'not_found',
      'financing_state',
      'invalid_input',
      'too_many_requests',
      'unavailable',
      ...changing,
    ],
  }),
  send: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/bookings-financing/:x/submit`,
    summary: 'Send the application to the bank, for the first time or with what it asked for again',
    params: ofApplication,
    data: detailData,
    errors: ['not_found', 'financing_state', 'bank_unlicensed', 'financing_incomplete', 'busy'],
  }),
  accept: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/bookings-financing/:x/accept`,
    summary: 'Take the bank’s offer while it stands',
    params: ofApplication,
    data: detailData,
    errors: ['not_found', 'financing_state', 'busy'],
  }),
  withdraw: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${bookings}/:id/bookings-financing/:x/withdraw`,
    summary: 'Withdraw: the bank reads nothing any more, and the seat is free',
    params: ofApplication,
    data: detailData,
    errors: ['not_found', 'financing_state', 'busy'],
  }),
  queue: endpoint({
    who: bankRoles,
    spec: '§3 financing application, docs/product/bank-console.md',
    method: 'GET',
    path: '/api/v3/bank-console/applications',
    summary: 'Financing applications sent to the own bank, what is due first; no names',
    query: queueQuery(financingStates),
    data: z.array(
      z.object({
        ...queueRow(financingStates),
        price: rupiah,
        financed: rupiah,
        departs_on: z.iso.date(),
        partner_name: z.string(),
      }),
    ),
    paged: true,
  }),
  history: endpoint({
    who: 'member',
    spec: '§7 Member',
    method: 'GET',
    path: '/api/v3/users/financing-history',
    summary: 'The member’s financing applications, the newest first',
    query: paged(pageSizes.financingHistory),
    data: z.array(applicationData),
    paged: true,
  }),
  historyDetail: endpoint({
    who: 'member',
    spec: '§7 Member',
    method: 'GET',
    path: '/api/v3/users/financing-history/:id',
    summary: 'One of them, by its id or code',
    params: named,
    data: detailData,
    errors: ['not_found'],
  }),
};
