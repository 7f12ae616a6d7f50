// What a partner's own contract grants to a member who cannot travel (decision 0055): which share of the
// price on which day, and the amount in rupiah. Pure.
import type { ContractTerms } from '#domain/catalogue';
import { daysBetween } from '#shared/dates';
import { type Rupiah, rupiah, shareOf } from '#shared/money';

/**
 * The share of the price that is refunded, in basis points; 0 where the contract grants nothing (any more).
 * Calendar dates.
 */
export function grantedShare(
  terms: ContractTerms,
  { askedOn, departsOn }: { askedOn: string; departsOn: string },
): number {
  const ahead = daysBetween(askedOn, departsOn);
  return (
    terms.toSorted((a, b) => b.daysBefore - a.daysBefore).find(({ daysBefore }) => ahead >= daysBefore)
      ?.refundBasisPoints ?? 0
  );
}

/** What the partner retains of the price: the share that is not granted, and never more than was paid. */
export function retainedByTerms(
  { total, paid }: { total: number; paid: number },
  grantedBasisPoints: number,
): Rupiah {
  return rupiah(Math.max(0, Math.min(paid, shareOf(rupiah(total), 10_000 - grantedBasisPoints))));
}

/** '60:9000,30:5000': terms as a form carries them, to detect that they changed since they were shown. */
export function contractTermsKey(
  terms: readonly { daysBefore: number; refundBasisPoints: number }[],
): string {
  return terms.map(({ daysBefore, refundBasisPoints }) => `${daysBefore}:${refundBasisPoints}`).join(',');
}
