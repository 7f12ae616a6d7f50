// What partner banks offer, in tests: valid figures unless a test says otherwise.
import type { Db } from '#platform/database/database';
import { NOW } from './programmes.ts';

const text = { id: 'Menurut akad', en: 'By the contract' };

/** Financing terms of a bank, approved by default. */
export async function createBankTerms(
  db: Db,
  bankId: string,
  {
    effectiveOn,
    ujrahEachMonth = 65_000,
    isApproved = true,
  }: { effectiveOn: string; ujrahEachMonth?: number; isApproved?: boolean },
): Promise<void> {
  await db
    .insertInto('bank_terms')
    .values({
      bank_id: bankId,
      kind: 'financing',
      effective_on: effectiveOn,
      proposed_at: NOW,
      approved_at: isApproved ? NOW : null,
      terms: JSON.stringify({
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
      }),
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
