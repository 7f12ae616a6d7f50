// Waiting: nothing is set aside, and the whole price of a later day is paid at once. Pure.
import { type Rupiah, rupiah } from '#shared/money';
import { type PriceGrowth, priceAfter } from './price-growth.ts';
import type { PlanMonth } from './save-way.ts';

export interface WaitWay {
  /** Months from now. */
  readyIn: number;
  /** The price then, and all this way costs. */
  total: Rupiah;
  /** What must come from elsewhere on that day: the price less what is there already. */
  missing: Rupiah;
  months: PlanMonth[];
}

export function planWaiting(growth: PriceGrowth, saved: Rupiah, months: number): WaitWay {
  const total = priceAfter(months, growth);
  const missing = rupiah(Math.max(0, total - saved));
  return {
    readyIn: months,
    total,
    missing,
    months: Array.from({ length: months + 1 }, (_, month) => {
      const pays = rupiah(month === months ? missing : 0);
      return { month, pays, sum: rupiah(saved + pays), price: priceAfter(month, growth) };
    }),
  };
}
