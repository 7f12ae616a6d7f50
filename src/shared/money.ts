// Money is whole rupiah; shares are integer basis points. Every rounding names its rule here (docs/product/ledger.md).
import { groupedDigits } from './grouped-digits.ts';
import type { Locale } from './locale.ts';

declare const rupiahBrand: unique symbol;
/** A whole, safe number of rupiah. */
export type Rupiah = number & { readonly [rupiahBrand]: true };

/** Throws on anything that is not a whole, safe number: a price is never approximate. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of rupiah: ${amount}`);
  return amount as Rupiah;
}

/** 34500000 → 'Rp 34.500.000' in both languages (spec §9): dots, and a space that does not break. */
export function formatRupiah(amount: number): string {
  const digits = groupedDigits(Math.abs(amount), '.');
  return `${amount < 0 ? '-' : ''}Rp\u00a0${digits}`;
}

/** A share of an amount, rounded half up to the rupiah: the one rounding rule for shares. */
export function shareOf(amount: Rupiah, basisPoints: number): Rupiah {
  return rupiah(Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n));
}

/** 7500 → '75%', 3750 → '37,5%' ('37.5%' in English). */
export function formatShare(basisPoints: number, locale: Locale): string {
  return `${String(basisPoints / 100).replace('.', separators[locale][1])}%`;
}

/**
 * Splits a whole amount by weights: rounds each part down and gives the remaining rupiah one by one to the parts that
 * lost most, the first of equals first. The parts add up to the whole: the one rule for splits.
 */
export function splitByLargestRemainder(whole: Rupiah, weights: readonly number[]): Rupiah[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum <= 0n) throw new RangeError('A split needs a weight above zero');
  const shares = weights.map((weight, index) => {
    const exact = BigInt(whole) * BigInt(weight);
    return { index, part: exact / sum, remainder: exact % sum };
  });
  const left = Number(BigInt(whole) - shares.reduce((total, { part }) => total + part, 0n));
  const lucky = new Set(
    shares
      .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => rupiah(Number(part) + (lucky.has(index) ? 1 : 0)));
}

/** A sum for each of so many people, rounded up to the rupiah: an estimate for one never says less than the whole. */
export function perHead(whole: Rupiah, people: number): Rupiah {
  return rupiah(Math.ceil(whole / people));
}

/** '16543.50' → 16544: a decimal number, as rates are written, rounded half up to the rupiah; null for anything else. */
export function roundedRupiah(text: string): Rupiah | null {
  const [, whole, tenth] = /^(\d{1,15})(?:\.(\d)\d*)?$/.exec(text) ?? [];
  return whole === undefined ? null : rupiah(Number(whole) + (Number(tenth ?? 0) >= 5 ? 1 : 0));
}

/** The separators of thousands and cents. */
const separators: Record<Locale, readonly [thousands: string, cents: string]> = {
  id: ['.', ','],
  en: [',', '.'],
};

/**
 * 34500000 at 15000 rupiah for a dollar → 'US$ 2.300,00', in English 'US$ 2,300.00'; truncated at the cent: it informs,
 * and nobody pays by it.
 */
export function formatDollars(amount: number, rupiahEach: number, locale: Locale): string {
  const [between, before] = separators[locale];
  const cents = Math.floor((amount * 100) / rupiahEach);
  const whole = groupedDigits(Math.floor(cents / 100), between);
  return `US$\u00a0${whole}${before}${String(cents % 100).padStart(2, '0')}`;
}
