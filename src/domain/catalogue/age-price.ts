// The price of a child or an infant as its two columns keep it.
import type { AgePrice } from '#shared/trip-price';

/** An amount, or a share of the adult's room price; null = not offered. */
export function agePrice(amount: number | null, basisPoints: number | null): AgePrice | null {
  if (amount !== null) return { amount };
  return basisPoints === null ? null : { basisPoints };
}
