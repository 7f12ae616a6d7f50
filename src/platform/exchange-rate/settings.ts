// The source of the dollar rate, and the fallback without one.
import * as z from 'zod';
import { rupiah } from '#shared/money';
import type { DollarRate } from './exchange-rate.ts';

export const exchangeRateVariables = {
  /** Bank Indonesia's web service: https://www.bi.go.id/biwebservice/wskursbi.asmx/getSubKursJisdor3. Unset: the fallback is shown, marked as old. */
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Rupiah for a dollar while there is no newer rate, and the date of that rate. */
  EXCHANGE_RATE_FALLBACK: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1_000, 'must be at least 1000')
    .max(100_000, 'must be at most 100000')
    .default(16_500),
  EXCHANGE_RATE_FALLBACK_DATE: z.iso.date('must be a date like 2026-01-02').default('2026-01-02'),
};

const variables = z.object(exchangeRateVariables);

export interface ExchangeRateSettings {
  url: string | null;
  fallback: DollarRate;
}

export function exchangeRateSettings(value: z.output<typeof variables>): ExchangeRateSettings {
  return {
    url: value.EXCHANGE_RATE_URL ?? null,
    fallback: {
      rupiah: rupiah(value.EXCHANGE_RATE_FALLBACK),
      asOf: value.EXCHANGE_RATE_FALLBACK_DATE,
      source: 'configured',
    },
  };
}
