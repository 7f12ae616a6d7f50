// Saving: the same sum each month until the whole price is there. Pure; no return is assumed, a balance may only be larger.
import { type Rupiah, rupiah } from '#shared/money';
import { type PriceGrowth, priceAfter } from './price-growth.ts';

/** Longer than this nobody plans by one price; the answer then says which sum would do. */
export const mostMonths = 120;

export interface PlanMonth {
  /** 0 is this month. */
  month: number;
  /** What leaves the pilgrim's pocket in this month. */
  pays: Rupiah;
  /** What is set aside or paid by its end. */
  sum: Rupiah;
  /** What the package costs in this month. */
  price: Rupiah;
}

export interface SaveWay {
  /** The month in which the price is there; null: not within ten years. */
  readyIn: number | null;
  /** The package's price then: all this way costs. */
  total: Rupiah | null;
  months: PlanMonth[];
}

/**
 * `saved` is there already, `monthly` is added at the end of each month from the first. The last deposit is only what is
 * missing, so that the sum is the price to the rupiah.
 */
export function planSaving(growth: PriceGrowth, saved: Rupiah, monthly: Rupiah): SaveWay {
  const months: PlanMonth[] = [];
  let sum = saved;
  for (let month = 0; month <= mostMonths; month++) {
    const price = priceAfter(month, growth);
    const pays = rupiah(month === 0 ? 0 : Math.max(0, Math.min(monthly, price - sum)));
    sum = rupiah(sum + pays);
    months.push({ month, pays, sum, price });
    if (sum >= price) return { readyIn: month, total: price, months };
  }
  return { readyIn: null, total: null, months: [] };
}

/** The least sum a month that reaches the price within so many months, rounded up to `step` rupiah. */
export function monthlyFor(growth: PriceGrowth, saved: Rupiah, months: number, step: number): Rupiah {
  // The price steps up at the twelfth month: a plan that ends one month earlier may need less a month.
  const each = Array.from({ length: months }, (_, index) =>
    Math.max(0, Math.ceil((priceAfter(index + 1, growth) - saved) / (index + 1))),
  );
  return rupiah(Math.ceil(Math.min(...each) / step) * step);
}
