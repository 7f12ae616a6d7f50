// How the price of a package is assumed to grow: once a year, by a share the reader sees and may change. Pure.
import { type Rupiah, rupiah, shareOf } from '#shared/money';

export interface PriceGrowth {
  /** Today's price, whole rupiah. */
  price: Rupiah;
  /** Each year's growth in basis points; 0 leaves the price as it is. */
  yearlyBasisPoints: number;
}

/** The price so many whole months from now: it rises after every twelfth month, rounded by the rule for shares. */
export function priceAfter(months: number, { price, yearlyBasisPoints }: PriceGrowth): Rupiah {
  let now = price;
  for (let year = 1; year <= Math.floor(months / 12); year++)
    now = rupiah(now + shareOf(now, yearlyBasisPoints));
  return now;
}
