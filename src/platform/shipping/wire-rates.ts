// Rates as RajaOngkir answers them; the local table speaks the same, so that both are read here.
import * as z from 'zod';
import { rupiah } from '#shared/money';
import type { ShippingRate } from './shipping.ts';

export const wireRates = z.array(
  z.object({
    name: z.string(),
    code: z.string().min(1),
    service: z.string().min(1),
    description: z.string(),
    cost: z.int().nonnegative(),
    etd: z.string().nullish(),
  }),
);
export type WireRates = z.output<typeof wireRates>;

/** Cheapest first. */
export function ratesFrom(rates: WireRates): ShippingRate[] {
  return rates
    .map(({ name, code, service, description, cost, etd }) => ({
      courier: code,
      courierName: name,
      service,
      description,
      costRupiah: rupiah(cost),
      days: daysIn(etd ?? ''),
    }))
    .toSorted((a, b) => a.costRupiah - b.costRupiah);
}

/** '1-2 day', '3 day', '2-3 HARI'; anything with another unit says nothing of days. */
function daysIn(etd: string): ShippingRate['days'] {
  const [, least, most] =
    /^(\d{1,2})(?: ?- ?(\d{1,2}))? ?(?:days?|hari)?$/i.exec(etd.trim().replace(/\s+/g, ' ')) ?? [];
  return least === undefined ? null : { least: Number(least), most: Number(most ?? least) };
}
