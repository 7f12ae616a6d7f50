// Money is whole rupiah; shares are integer basis points. Every rounding names its rule here (architecture.md "Style").
declare const rupiahBrand: unique symbol;
/** A whole, safe number of rupiah. */
export type Rupiah = number & { readonly [rupiahBrand]: true };

/** Throws on anything that is not a whole, safe number: a price is never nearly right. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of rupiah: ${amount}`);
  return amount as Rupiah;
}

/** 34500000 → 'Rp 34.500.000' in both languages (spec §9): dots, and a space that does not break. */
export function formatRupiah(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}Rp\u00a0${digits}`;
}

/** A share of an amount, rounded half up to the rupiah: the one rounding rule for shares. */
export function shareOf(amount: Rupiah, basisPoints: number): Rupiah {
  return rupiah(Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n));
}
