// Roles besides member (docs/product/memberships.md): account × organisation × role.

export const roles = [
  'consultant',
  'partner_staff',
  'store_staff',
  'distribution_staff',
  'bank_officer',
  'bank_approver',
  'bank_auditor',
  'operator_finance',
  'operator_content',
  'operator_support',
  'operator_acquisition',
] as const;
export type Role = (typeof roles)[number];

/** Of a partner bank's people: officers prepare, approvers decide, auditors read. */
export const bankRoles = ['bank_officer', 'bank_approver', 'bank_auditor'] as const satisfies readonly Role[];
export type BankRole = (typeof bankRoles)[number];

/** All except consultants, who see only their own data: staff sign in with a second factor. */
export function isStaffRole(role: Role): boolean {
  return role !== 'consultant';
}

/** Kinds of organisation whose members have roles (`partners.kind`). */
export type OrganisationKind = 'travel' | 'store' | 'distribution_channel' | 'financial';

const organisationOf: Record<Role, OrganisationKind | null> = {
  consultant: null,
  partner_staff: 'travel',
  store_staff: 'store',
  distribution_staff: 'distribution_channel',
  bank_officer: 'financial',
  bank_approver: 'financial',
  bank_auditor: 'financial',
  operator_finance: null,
  operator_content: null,
  operator_support: null,
  operator_acquisition: null,
};

/** The kind of organisation a role belongs to; null for consultants and the operator's own people. */
export function organisationKind(role: Role): OrganisationKind | null {
  return organisationOf[role];
}
