// What partner banks offer, in tests: valid figures unless a test says otherwise.
import { recordApproval } from '#domain/bank-terms';
import type { Deps } from '#domain/deps';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import { createMember } from './accounts.ts';
import { NOW, TODAY } from './programmes.ts';

const text = { id: 'Menurut akad', en: 'By the contract' };

export const financingFigures = (ujrahEachMonth: number) => ({
  minimum: 5_000_000,
  maximum: 25_000_000,
  shareBasisPoints: 9_000,
  tenors: [6, 12, 24].map((months) => ({ months, ujrah: ujrahEachMonth * months })),
  adminFee: 150_000,
  bankFee: 100_000,
  insuranceFee: 175_000,
  object: text,
  lateRule: text,
  earlySettlement: text,
});

/** What an officer sends to propose terms of savings. */
export const savingsTermsInput = (change: object = {}, terms: object = {}) => ({
  kind: 'savings',
  effective_on: addDays(TODAY, 10),
  terms: {
    contract: 'mudharabah',
    minimum_savings: 200_000,
    administrative_cost: 0,
    profit_sharing_basis_points: 4_000,
    indicative_return_basis_points: 300,
    ...terms,
  },
  ...change,
});

/** What an officer sends to propose terms of financing. */
export const financingTermsInput = (terms: object = {}) => ({
  kind: 'financing',
  effective_on: addDays(TODAY, 10),
  terms: {
    minimum: 5_000_000,
    maximum: 20_000_000,
    share_basis_points: 8_000,
    tenors: [
      { months: 6, ujrah: 400_000 },
      { months: 12, ujrah: 800_000 },
    ],
    admin_fee: 150_000,
    bank_fee: 100_000,
    insurance_fee: 175_000,
    object: text,
    late_rule: text,
    early_settlement: text,
    ...terms,
  },
});

/** What the operator sends to record a bank's licence. */
export const licenceInput = (change: object = {}) => ({
  number: 'KEP-12/D.03/2012',
  status: 'licensed',
  valid_from: '2012-03-04',
  valid_until: '',
  evidence: 'https://ojk.example/direktori-bprs.pdf',
  next_check_on: addDays(TODAY, 180),
  is_lps_member: 'yes',
  complaint_phone: '0274555123',
  complaint_email: 'pengaduan@bank.example',
  ...change,
});

/** Puts a bank's OJK licence on record, where it has none. */
export async function licenseBank(db: Db, bankId: string): Promise<void> {
  const known = await db
    .selectFrom('bank_licences')
    .select('id')
    .where('bank_id', '=', bankId)
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('bank_licences')
    .values({
      bank_id: bankId,
      number: 'KEP-1/KDK.03/2000',
      status: 'licensed',
      valid_from: '2000-01-03',
      evidence: 'Direktori OJK',
      is_lps_member: true,
      complaint_phone: '+62274555000',
      complaint_email: 'pengaduan@bank.example',
      recorded_at: NOW,
    })
    .execute();
}

/** Financing terms of a bank that is licensed, approved by default. */
export async function createBankTerms(
  db: Db,
  bankId: string,
  {
    effectiveOn,
    ujrahEachMonth = 65_000,
    isApproved = true,
  }: { effectiveOn: string; ujrahEachMonth?: number; isApproved?: boolean },
): Promise<void> {
  await licenseBank(db, bankId);
  await db
    .insertInto('bank_terms')
    .values({
      bank_id: bankId,
      kind: 'financing',
      effective_on: effectiveOn,
      proposed_at: NOW,
      approved_at: isApproved ? NOW : null,
      terms: JSON.stringify(financingFigures(ujrahEachMonth)),
    })
    .execute();
}

/** Puts a lawyer's approval of financing on record. */
export async function approveFinancing(
  db: Db,
  { from, until }: { from: string; until: string },
): Promise<void> {
  await db
    .insertInto('financing_approvals')
    .values({
      lawyer: 'Kantor Hukum Uji',
      opinion_number: '1/LO',
      given_on: from,
      valid_until: until,
      recorded_at: NOW,
    })
    .execute();
}

/** What the operator sends to record a lawyer's approval of today. */
export const approvalInput = (change: object = {}) => ({
  lawyer: 'Kantor Hukum Uji',
  opinion_number: '2/LO',
  given_on: TODAY,
  valid_until: addDays(TODAY, 365),
  ...change,
});

/** The approval that stands; none: empty. */
export async function standingApproval(db: Db): Promise<string> {
  const row = await db
    .selectFrom('financing_approvals')
    .select('id')
    .where('ended_at', 'is', null)
    .where('valid_until', '>=', TODAY)
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? '';
}

/** Recorded by the operator in place of the one that stands. Answers its id. */
export async function recordedApproval(deps: Deps): Promise<string> {
  const { actor } = await createMember(deps, { roles: ['operator_finance'] });
  return recordApproval(deps, actor, approvalInput({ replaces: await standingApproval(deps.db) }));
}
