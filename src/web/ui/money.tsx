// An amount of rupiah, as in 'Rp 34.500.000' (spec §9), with figures of one width.
import { formatRupiah } from '#shared/money';

export function Money({ amount, className }: { amount: number; className?: string }) {
  return (
    <span
      className={className ? `tabular-nums whitespace-nowrap ${className}` : 'tabular-nums whitespace-nowrap'}
    >
      {formatRupiah(amount)}
    </span>
  );
}
