// Savings (spec §7 Savings, with the older calls; Member user/savings/history). `:id` is an application's id or code, `:b` the same
// application's id once more.
import * as z from 'zod';
import { bankLicenceStatuses } from '#shared/bank-terms';
import { genders } from '#shared/genders';
import { balancesFileMaxBytes, pageSizes, savingsDocumentMaxBytes } from '#shared/limits';
import { bankRoles } from '#shared/roles';
import { savingsDocumentKinds, savingsOccupations, savingsStates } from '#shared/savings';
import { endpoint } from '#api/define';
import { queueQuery, queueRow } from '#api/bank-queue';
import { named, paged } from '#api/inputs';

const ofMember = { who: 'member', spec: '§7 Savings' } as const;
const ofHistory = { who: 'member', spec: '§7 Member' } as const;
/** Of a bank: what it reports of accounts that it opened (docs/product/savings.md). */
const ofBank = { who: ['bank_officer'], spec: '§3 savings application' } as const;
const console = '/api/v3/bank-console/savings';
const product = '/api/v3/savings/product';
const older = '/api/v3/savings';
const rupiah = z.int();
const field = z.unknown().optional();
const instant = z.iso.datetime().nullable();

const documentData = z.object({
  id: z.uuid().nullable(),
  kind: z.enum(savingsDocumentKinds),
  is_required: z.boolean(),
  status: z.enum(['missing', 'uploaded', 'accepted', 'rejected']),
  reason: z.string().nullable(),
});

const savingsData = z.object({
  id: z.uuid(),
  savings_code: z.string(),
  product: z.object({ slug: z.string(), title: z.string() }).nullable(),
  status: z.enum(savingsStates),
  bank: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  target_nominal: rupiah.nullable(),
  duration: z.int().nullable(),
  /** The first month's; the others differ by one rupiah at most. */
  monthly_deposit: rupiah.nullable(),
  submitted_at: instant,
  reason: z.string().nullable(),
});

const bookingData = savingsData.extend({
  user_detail_savings_id: z.uuid(),
  /** Null until it is filled in, and once it was deleted: withdrawn or rejected. */
  applicant: z
    .object({
      name: z.string(),
      birth_date: z.iso.date(),
      gender: z.enum(genders),
      email: z.string(),
      phone_number: z.string(),
      address: z.string(),
      occupation: z.enum(savingsOccupations),
      monthly_income: rupiah,
      has_npwp: z.boolean(),
    })
    .nullable(),
});

/** Names and number are masked; the mother's maiden name is what banks ask callers for. */
export const heirInFull = z.object({
  mother_maiden_name: z.string(),
  heir_name: z.string(),
  heir_gender: z.enum(genders),
  heir_contact_name: z.string(),
  heir_phone_number: z.string(),
});
const heirData = heirInFull.nullable();

export const savingsDetailData = bookingData.extend({
  heir: heirData,
  documents: z.array(documentData),
  consent_version: z.int().nullable(),
  consented_at: instant,
  /** As the bank opened it. A plan is no balance: one is there only where the bank has reported it, with its day. */
  account: z
    .object({ number: z.string(), balance: rupiah.nullable(), balance_date: z.iso.date().nullable() })
    .nullable(),
});

const bookingBody = z.object({
  partner_id: field,
  package_price: field,
  duration: field,
  name: field,
  gender: field,
  birth_date: field,
  email: field,
  phone_number: field,
  address: field,
  occupation: field,
  monthly_income: field,
  has_npwp: field,
});
const heirBody = z.object({
  mother_maiden_name: field,
  heir_name: field,
  heir_gender: field,
  heir_contact_name: field,
  heir_phone_number: field,
});
const consentBody = z.object({ consent_version: field, bank_consent: field });

const reading = ['not_found'] as const;
const changing = ['not_found', 'savings_state', 'invalid_input'] as const;
const uploading = [...changing, 'too_many_requests', 'unavailable'] as const;
const upload = { field: 'file', maxBytes: savingsDocumentMaxBytes } as const;
const uploadSummary = 'Send a photograph of the card, 1 MB at most; what is stored was drawn anew from it';
const balances = { field: 'file', maxBytes: balancesFileMaxBytes } as const;
const ofBooking = z.object({ id: z.string(), b: z.string() });

const saveBooking = {
  ...ofMember,
  method: 'POST',
  takesForms: true,
  params: named,
  body: bookingBody,
  data: bookingData,
  errors: [...changing, 'bank_unlicensed', 'departure_not_sold'],
} as const;
const saveHeir = {
  ...ofMember,
  method: 'POST',
  takesForms: true,
  params: named,
  body: heirBody,
  data: heirData,
  errors: changing,
} as const;
const card = { ...ofMember, method: 'POST', upload, data: documentData, errors: uploading } as const;
const submit = {
  ...ofMember,
  method: 'POST',
  takesForms: true,
  body: consentBody,
  data: savingsDetailData,
  errors: [...changing, 'bank_unlicensed', 'savings_incomplete'],
} as const;

export const savingsContract = {
  partners: endpoint({
    who: 'everyone',
    spec: '§7 Savings',
    method: 'GET',
    path: `${older}/partners`,
    summary: 'Banks with savings today: what an account needs, costs and shares; no bank promises a return',
    data: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        /** OJK's, as the operator recorded it. */
        licence_number: z.string(),
        licence_status: z.enum(bankLicenceStatuses),
        licence_valid_from: z.iso.date(),
        is_lps_member: z.boolean(),
        complaint_phone: z.string(),
        contract: z.enum(['wadiah', 'mudharabah']),
        minimum_savings: rupiah,
        administrative_cost: rupiah,
        /** Hundredths of a percent; null for wadiah. */
        profit_sharing_basis_points: z.int().nullable(),
        /** Last year's profit share in hundredths of a percent a year, an indication; null for wadiah or unknown. */
        yearly_interest_rate_basis_points: z.int().nullable(),
        effective_on: z.iso.date(),
      }),
    ),
  }),
  productCart: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${product}/cart`,
    takesForms: true,
    summary: 'Begin saving for a package; asked again, the same draft',
    body: z.object({ product_id: z.string().max(200) }),
    data: z.object({ user_savings_id: z.uuid(), savings_code: z.string() }),
    errors: reading,
  }),
  productBooking: endpoint({
    ...saveBooking,
    path: `${product}/:id/booking`,
    summary: 'The bank, the duration and who applies; the aim is the package’s price',
  }),
  readProductBooking: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${product}/:id/booking`,
    summary: 'The plan and who applies',
    params: named,
    data: bookingData,
    errors: reading,
  }),
  dropProductBooking: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${product}/:id/booking`,
    summary: 'Delete a draft that no bank has seen, for another package',
    params: named,
    data: z.null(),
    errors: ['not_found', 'savings_state'],
  }),
  productHeir: endpoint({ ...saveHeir, path: `${product}/:id/heir`, summary: 'Who inherits' }),
  readProductHeir: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${product}/:id/heir`,
    summary: 'Who inherits, masked',
    params: named,
    data: heirData,
    errors: reading,
  }),
  productKtp: endpoint({
    ...card,
    path: `${product}/:id/booking/:b/ktp`,
    summary: uploadSummary,
    params: ofBooking,
  }),
  productNpwp: endpoint({
    ...card,
    path: `${product}/:id/booking/:b/npwp`,
    summary: uploadSummary,
    params: ofBooking,
  }),
  productDocuments: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${product}/:id/booking/:b/documents`,
    summary: 'The documents, and how far each is',
    params: ofBooking,
    data: z.array(documentData),
    errors: reading,
  }),
  finishProduct: endpoint({
    ...submit,
    path: `${product}/:id/booking/:b/documents`,
    summary:
      'Finished: send it to the bank, with the consent that this bank reads it; again with what it asked for',
    params: ofBooking,
  }),
  cart: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${older}/cart`,
    summary: 'Begin a plan with an estimated price; asked again, the same draft',
    data: z.object({ user_savings_id: z.uuid(), savings_code: z.string() }),
  }),
  partner: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${older}/:id/code/:code/partner`,
    summary: 'Choose the bank; `:code` is the application’s own',
    params: z.object({ id: z.string(), code: z.string() }),
    body: z.object({ partner_id: field }),
    data: bookingData,
    errors: [...changing, 'bank_unlicensed'],
  }),
  booking: endpoint({
    ...saveBooking,
    path: `${older}/:id/booking`,
    summary: 'The estimated price, the duration and who applies',
  }),
  heir: endpoint({ ...saveHeir, path: `${older}/:id/heir`, summary: 'Who inherits' }),
  ktp: endpoint({ ...card, path: `${older}/:id/ktp`, summary: uploadSummary, params: named }),
  npwp: endpoint({ ...card, path: `${older}/:id/npwp`, summary: uploadSummary, params: named }),
  finish: endpoint({
    ...submit,
    path: `${older}/:id/submit`,
    summary: 'Finished: send it to the bank',
    params: named,
  }),
  history: endpoint({
    ...ofHistory,
    method: 'GET',
    path: '/api/v3/user/savings/history',
    summary: 'The member’s savings applications, the newest first',
    query: paged(pageSizes.savingsHistory),
    data: z.array(savingsData),
    paged: true,
  }),
  historyDetail: endpoint({
    ...ofHistory,
    method: 'GET',
    path: '/api/v3/user/savings/history/:id',
    summary: 'One of them, with all of it',
    params: named,
    data: savingsDetailData,
    errors: reading,
  }),
  withdraw: endpoint({
    ...ofHistory,
    method: 'POST',
    path: '/api/v3/user/savings/history/:id/withdraw',
    summary: 'Withdraw: the bank reads nothing any more',
    params: named,
    data: savingsDetailData,
    errors: ['not_found', 'savings_state'],
  }),
  queue: endpoint({
    who: bankRoles,
    spec: '§3 savings application, docs/product/bank-console.md',
    method: 'GET',
    path: console,
    summary: 'Account openings sent to the own bank, what is due first; no names',
    query: queueQuery(savingsStates),
    data: z.array(z.object({ ...queueRow(savingsStates), target_nominal: rupiah })),
    paged: true,
  }),
  checkBalances: endpoint({
    ...ofBank,
    method: 'POST',
    path: `${console}/balances/check`,
    summary: 'Look at a CSV file of balances (`kode`, `saldo`, `tanggal`) without storing any',
    upload: balances,
    data: z.array(
      z.object({
        savings_code: z.string(),
        balance: rupiah,
        balance_date: z.iso.date(),
        /** False: a newer day is known already, and stays. */
        is_news: z.boolean(),
      }),
    ),
    errors: ['invalid_input', 'step_up_required'],
  }),
  reportBalances: endpoint({
    ...ofBank,
    method: 'POST',
    path: `${console}/balances`,
    summary: 'Report balances of the bank’s own open accounts by a CSV file: all rows count, or none',
    upload: balances,
    data: z.object({ changed: z.int() }),
    errors: ['invalid_input', 'step_up_required'],
  }),
};
