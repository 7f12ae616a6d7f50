// Financing: a bank's hire contract pays part of the price now, and its fee is one sum agreed beforehand. Pure.
import type { FinancingTerms } from '#domain/bank-terms';
import { type Rupiah, rupiah, shareOf, splitByLargestRemainder } from '#shared/money';
import { type PriceGrowth, priceAfter } from './price-growth.ts';
import { mostMonths, type PlanMonth } from './save-way.ts';

export interface FinanceSum {
  price: Rupiah;
  financed: Rupiah;
  downPayment: Rupiah;
  months: number;
  /** The bank's fee for the whole contract, whole rupiah. */
  ujrah: Rupiah;
  /** Administration, bank and insurance, paid with the down payment. */
  fees: Rupiah;
  /** What must be in hand to leave: down payment and fees. */
  upfront: Rupiah;
  /** One for each month; they sum up to `financed + ujrah`. */
  instalments: Rupiah[];
  /** Everything that is paid in the end. */
  total: Rupiah;
}

/**
 * As much as the terms allow, over one of their tenors; null where the price is too small for the least that is financed,
 * or the tenor is not offered.
 */
export function financeSum(price: Rupiah, terms: FinancingTerms, months: number): FinanceSum | null {
  const tenor = terms.tenors.find((each) => each.months === months);
  const most = Math.min(terms.maximum, shareBelow(price, terms.shareBasisPoints));
  if (!tenor || most < terms.minimum) return null;
  const financed = rupiah(most);
  const downPayment = rupiah(price - financed);
  const fees = rupiah(terms.adminFee + terms.bankFee + terms.insuranceFee);
  const ujrah = rupiah(tenor.ujrah);
  const instalments = splitByLargestRemainder(rupiah(financed + ujrah), Array<number>(months).fill(1));
  return {
    price,
    financed,
    downPayment,
    months,
    ujrah,
    fees,
    upfront: rupiah(downPayment + fees),
    instalments,
    total: rupiah(price + ujrah + fees),
  };
}

/** A share never above its limit: 90 % of an odd price is rounded down. */
function shareBelow(price: Rupiah, basisPoints: number): number {
  const share = shareOf(price, basisPoints);
  return BigInt(share) * 10_000n > BigInt(price) * BigInt(basisPoints) ? share - 1 : share;
}

export interface FinanceWay {
  /** The month in which the down payment is there and one may leave; null: not within ten years. */
  readyIn: number | null;
  sum: FinanceSum | null;
  /** Whether the instalments fit the monthly sum; otherwise the longest tenor is shown. */
  isAffordable: boolean;
  months: PlanMonth[];
}

/**
 * Saves for what must be in hand, then pays the instalments of the shortest tenor that fits `monthly`. Null: the bank does
 * not finance this price at all.
 */
export function planFinancing(
  growth: PriceGrowth,
  terms: FinancingTerms,
  saved: Rupiah,
  monthly: Rupiah,
): FinanceWay | null {
  const tenors = terms.tenors.map(({ months }) => months);
  if (!financeSum(growth.price, terms, tenors[0]!)) return null;
  const months: PlanMonth[] = [];
  let sum = saved;
  for (let month = 0; month <= mostMonths; month++) {
    const price = priceAfter(month, growth);
    const offers = tenors.map((tenor) => financeSum(price, terms, tenor)!);
    const fitting = offers.find(({ instalments }) => instalments[0]! <= monthly);
    const offer = fitting ?? offers.at(-1)!;
    const pays = rupiah(month === 0 ? 0 : Math.max(0, Math.min(monthly, offer.upfront - sum)));
    sum = rupiah(sum + pays);
    if (sum < offer.upfront) {
      months.push({ month, pays, sum, price });
      continue;
    }
    // What was saved beyond the down payment stays the pilgrim's.
    sum = offer.upfront;
    months.push({ month, pays, sum, price });
    for (const [index, instalment] of offer.instalments.entries()) {
      sum = rupiah(sum + instalment);
      months.push({ month: month + index + 1, pays: instalment, sum, price });
    }
    return { readyIn: month, sum: offer, isAffordable: fitting !== undefined, months };
  }
  return { readyIn: null, sum: null, isAffordable: false, months: [] };
}
