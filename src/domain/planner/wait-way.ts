// Waiting: nothing is set aside, and the whole price of a later day is paid at once. Pure.
import { type Rupiah, rupiah } from '#shared/money';
import { type PriceGrowth, priceAfter } from './price-growth.ts';

export interface WaitWay {
  /** Months from now. */
  readyIn: number;
  /** The price then, and all this way costs. */
  total: Rupiah;
  /** What must come from elsewhere on that day: the price less what is there already. */
  missing: Rupiah;
  /** How much dearer than today. */
  dearer: Rupiah;
}

export function planWaiting(growth: PriceGrowth, saved: Rupiah, months: number): WaitWay {
  const total = priceAfter(months, growth);
  return {
    readyIn: months,
    total,
    missing: rupiah(Math.max(0, total - saved)),
    dearer: rupiah(total - growth.price),
  };
}
