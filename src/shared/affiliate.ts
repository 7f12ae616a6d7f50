// Consultant codes as they stand in addresses (spec §1: affiliate_code).

export const affiliateParam = 'affiliate_code';
/** product.md: "An affiliate code is kept 30 days". */
export const affiliateDays = 30;

/** The code in its one spelling, or null when it cannot be one. */
export function parseAffiliateCode(value: string | null | undefined): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9-]{3,20}$/.test(code) ? code : null;
}
