// What a dollar costs, as somebody who may say so says it (product.md "Prices are in rupiah"; integrations.md "Dollar rate").
import type { Rupiah } from '#shared/money';

export interface DollarRate {
  /** For one dollar. */
  rupiah: Rupiah;
  /** The day it held, 'YYYY-MM-DD'. */
  asOf: string;
  /** Bank Indonesia's reference rate, or what this deployment was told to say when it has none. */
  source: 'jisdor' | 'configured';
}

export interface DollarRateSource {
  /** The newest one up to that day. Throws when there is none to be had now. */
  latest(today: string): Promise<DollarRate>;
}
