// The figures of a bank's offer, checked whenever they are written or read (spec §3 partner bank card, §5 financing).
import * as z from 'zod/mini';
import { savingsContracts, type TermsKind } from '#shared/bank-terms';
import { atMost, filled, printableLines } from '#shared/form-faults';
import { financingCeiling, financingFloor, financingShareBasisPoints } from '#shared/limits';

/** What a fault says to whoever writes the terms. */
const invalid = { error: 'error_invalid_value' };
const whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
const amount = whole(0, 1_000_000_000, 'error_terms_amount');
const text = z.object(
  { id: filled().check(atMost(500), printableLines), en: filled().check(atMost(500), printableLines) },
  invalid,
);

export const savingsTerms = z
  .object(
    {
      contract: z.enum(savingsContracts, { error: 'error_field_empty' }),
      /** First deposit, whole rupiah. */
      minimumSavings: amount,
      /** Each month, whole rupiah. */
      administrativeCost: amount,
      /** The saver's share of the profit in basis points; null for wadiah. */
      profitSharingBasisPoints: z.nullable(whole(1, 9_999, 'error_terms_ratio')),
      /** Last year's profit share in basis points a year, an indication and no promise; null for wadiah, or unknown. */
      indicativeReturnBasisPoints: z.nullable(whole(0, 2_000, 'error_terms_indication')),
    },
    invalid,
  )
  .check(
    z.refine((terms) => (terms.contract === 'mudharabah') === (terms.profitSharingBasisPoints !== null), {
      path: ['profitSharingBasisPoints'],
      error: 'error_terms_wadiah',
    }),
    z.refine((terms) => terms.contract === 'mudharabah' || terms.indicativeReturnBasisPoints === null, {
      path: ['indicativeReturnBasisPoints'],
      error: 'error_terms_wadiah',
    }),
  );
export type SavingsTerms = z.output<typeof savingsTerms>;

const tenors = z.pipe(
  z.array(z.object({ months: whole(1, 24, 'error_terms_months'), ujrah: amount }, invalid), invalid).check(
    z.minLength(1, { error: 'error_terms_tenors_none' }),
    z.maxLength(24, invalid),
    z.refine((rows) => new Set(rows.map(({ months }) => months)).size === rows.length, {
      error: 'error_terms_tenors_twice',
    }),
  ),
  z.transform((rows: { months: number; ujrah: number }[]) =>
    rows.toSorted((one, other) => one.months - other.months),
  ),
);

const sum = whole(financingFloor, financingCeiling, 'error_terms_sum');

export const financingTerms = z
  .object(
    {
      /** The least and the most that is financed, whole rupiah (spec §9: 5 to 25 million). */
      minimum: sum,
      maximum: sum,
      /** The most of the package's price that is financed. */
      shareBasisPoints: whole(1, financingShareBasisPoints, 'error_terms_share'),
      /** Months of paying back, the shortest first, and the fee for each: a sum agreed beforehand, the same whatever is financed. */
      tenors,
      adminFee: amount,
      bankFee: amount,
      insuranceFee: amount,
      object: text,
      lateRule: text,
      earlySettlement: text,
    },
    invalid,
  )
  .check(
    z.refine(({ minimum, maximum }) => minimum <= maximum, {
      path: ['maximum'],
      error: 'error_terms_order',
    }),
  );
export type FinancingTerms = z.output<typeof financingTerms>;

export const termsOfKind = { savings: savingsTerms, financing: financingTerms } as const satisfies Record<
  TermsKind,
  z.ZodMiniType
>;
export type TermsOf<Kind extends TermsKind> = z.output<(typeof termsOfKind)[Kind]>;
