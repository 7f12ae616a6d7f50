// Consultant codes as they appear in URLs (spec §1: affiliate_code).

export const affiliateParam = 'affiliate_code';
/** docs/product/affiliates.md: "An affiliate code is kept 30 days". */
export const affiliateDays = 30;

/** Normalises a code to its one spelling; null when it cannot be a code. */
export function parseAffiliateCode(value: string | null | undefined): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9-]{3,20}$/.test(code) ? code : null;
}
