// The dollar rate of an official source (docs/product/catalogue.md).
import type { Rupiah } from '#shared/money';

export interface DollarRate {
  /** For one dollar. */
  rupiah: Rupiah;
  /** The date of the rate, 'YYYY-MM-DD'. */
  asOf: string;
  /** Bank Indonesia's reference rate, or the configured fallback. */
  source: 'jisdor' | 'configured';
}

export interface DollarRateSource {
  /** The newest rate up to that date. Throws when none is available now. */
  latest(today: string): Promise<DollarRate>;
}
