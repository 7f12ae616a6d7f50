// What an invoice to a partner comes to. Pure (docs/product/platform-invoices.md).
import { type Rupiah, rupiah, shareOf, splitByLargestRemainder } from '#shared/money';

export interface InvoiceAmounts {
  /** The commission without the tax that it contains. */
  net: Rupiah;
  vat: Rupiah;
  /** Of what the partner owes, the income tax that it keeps back and pays for us. */
  withheld: Rupiah;
}

export interface Rates {
  vatBasisPoints: number;
  withholdingBasisPoints: number;
}

/** `collected` was kept from what we paid out, `owed` is still with the partner; negative: commission that is given back. */
export function invoiceAmounts(
  { collected, owed, withholds }: { collected: number; owed: number; withholds: boolean },
  { vatBasisPoints, withholdingBasisPoints }: Rates,
): InvoiceAmounts {
  const { net, vat } = withoutTax(collected + owed, vatBasisPoints);
  const withheld =
    withholds && owed > 0 ? shareOf(withoutTax(owed, vatBasisPoints).net, withholdingBasisPoints) : rupiah(0);
  return { net, vat, withheld };
}

/** A price divided into what it is without its tax, and the tax. A credit note is its invoice with the signs turned: the same split of the same sum. */
export function withoutTax(sum: number, vatBasisPoints: number): { net: Rupiah; vat: Rupiah } {
  const [net, vat] = splitByLargestRemainder(rupiah(Math.abs(sum)), [10_000, vatBasisPoints]);
  const sign = sum < 0 ? -1 : 1;
  return { net: rupiah(sign * net! || 0), vat: rupiah(sign * vat! || 0) };
}
