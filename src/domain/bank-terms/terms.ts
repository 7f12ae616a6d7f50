// The figures of a bank's offer, checked whenever they are written or read (spec §3 partner bank card, §5 financing).
import * as z from 'zod/mini';
import { financingCeiling, financingFloor, financingShareBasisPoints } from '#shared/limits';

const amount = z.int().check(z.nonnegative(), z.maximum(1_000_000_000));
const text = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(500)),
  en: z.string().check(z.minLength(1), z.maxLength(500)),
});

/** Contracts of a savings account: entrusted money promises no return; mudharabah shares profit by a fixed ratio. */
const savingsContracts = ['wadiah', 'mudharabah'] as const;

export const savingsTerms = z
  .object({
    contract: z.enum(savingsContracts),
    /** First deposit, whole rupiah. */
    minimumSavings: amount,
    /** Each month, whole rupiah. */
    administrativeCost: amount,
    /** The saver's share of the profit in basis points; null for wadiah. */
    profitSharingBasisPoints: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999))),
    /** Last year's profit share in basis points a year, an indication and no promise; null for wadiah, or unknown. */
    indicativeReturnBasisPoints: z.nullable(z.int().check(z.minimum(0), z.maximum(2_000))),
  })
  .check(
    z.refine((terms) => (terms.contract === 'mudharabah') === (terms.profitSharingBasisPoints !== null), {
      path: ['profitSharingBasisPoints'],
    }),
    z.refine((terms) => terms.contract === 'mudharabah' || terms.indicativeReturnBasisPoints === null, {
      path: ['indicativeReturnBasisPoints'],
    }),
  );
export type SavingsTerms = z.output<typeof savingsTerms>;

export const financingTerms = z
  .object({
    /** The least and the most that is financed, whole rupiah (spec §9: 5 to 25 million). */
    minimum: z.int().check(z.minimum(financingFloor), z.maximum(financingCeiling)),
    maximum: z.int().check(z.minimum(financingFloor), z.maximum(financingCeiling)),
    /** The most of the package's price that is financed. */
    shareBasisPoints: z.int().check(z.minimum(1), z.maximum(financingShareBasisPoints)),
    /** Months of paying back, and the fee for each: a sum agreed beforehand, the same whatever is financed. */
    tenors: z
      .array(z.object({ months: z.int().check(z.minimum(1), z.maximum(24)), ujrah: amount }))
      .check(z.minLength(1), z.maxLength(24)),
    adminFee: amount,
    bankFee: amount,
    insuranceFee: amount,
    object: text,
    lateRule: text,
    earlySettlement: text,
  })
  .check(
    z.refine(({ minimum, maximum }) => minimum <= maximum, { path: ['maximum'] }),
    z.refine(
      ({ tenors }) => tenors.every(({ months }, index) => index === 0 || months > tenors[index - 1]!.months),
      {
        path: ['tenors'],
      },
    ),
  );
export type FinancingTerms = z.output<typeof financingTerms>;

export const termsOfKind = { savings: savingsTerms, financing: financingTerms } as const;
export type TermsKind = keyof typeof termsOfKind;
export type TermsOf<Kind extends TermsKind> = z.output<(typeof termsOfKind)[Kind]>;
