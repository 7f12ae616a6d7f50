// The sums of a financing as texts.
import { type FinancingSums, instalmentsOf } from '#domain/financing';
import type { Locale } from '#shared/locale';
import { formatRupiah, formatShare } from '#shared/money';

export function costView(sums: FinancingSums, locale: Locale) {
  const instalments = instalmentsOf(sums);
  const upfront = sums.downPayment + sums.adminFee + sums.bankFee + sums.insuranceFee;
  return {
    price: formatRupiah(sums.price),
    financed: formatRupiah(sums.financed),
    downPayment: formatRupiah(sums.downPayment),
    share: formatShare(Math.round((sums.downPayment * 10_000) / sums.price), locale),
    ujrah: formatRupiah(sums.ujrah),
    adminFee: formatRupiah(sums.adminFee),
    bankFee: formatRupiah(sums.bankFee),
    insuranceFee: formatRupiah(sums.insuranceFee),
    upfront: formatRupiah(upfront),
    months: sums.months,
    each: formatRupiah(instalments[0]!),
    total: formatRupiah(upfront + sums.financed + sums.ujrah),
    instalments: instalments.map((amount) => formatRupiah(amount)),
  };
}
export type CostView = ReturnType<typeof costView>;
