// What somebody may be besides a member (product.md "Who uses it"): account × organisation × role.

export const roles = [
  'consultant', 'partner_staff', 'store_staff', 'distribution_staff', 'bank_staff',
  'operator_finance', 'operator_content', 'operator_support',
] as const;
export type Role = (typeof roles)[number];

/** Everybody but consultants, who see only what is their own: staff sign in with a second factor. */
export function isStaffRole(role: Role): boolean {
  return role !== 'consultant';
}
