// What the page of roles shows of one person and of the organisations (docs/product/memberships.md).
import type { OrganisationKind, Role } from '#shared/roles';

export interface PersonView {
  accountId: string;
  name: string;
  email: string;
  hasSecondFactor: boolean;
  /** Who asks: nobody changes their own roles. */
  isOneself: boolean;
  memberships: { role: Role; partnerId: string | null; partnerName: string | null; since: string }[];
}

export interface OrganisationView {
  id: string;
  name: string;
  kind: OrganisationKind;
}

export type RoleIntent = 'grant' | 'revoke' | 'consultant';
