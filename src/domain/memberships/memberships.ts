// Front door of memberships: who somebody is to an organisation (spec §6, product.md "Who uses it").
export {
  canGrantMembership,
  type Grant,
  type Granter,
  grantMembership,
  revokeMembership,
  unsafeGrantMembership,
  unsafeRevokeMembership,
} from './grant-membership.ts';
export {
  findHolder,
  type HeldMembership,
  type Holder,
  listOrganisations,
  type Organisation,
} from './holders.ts';
export { type Actor, hasRole, requireFreshFactor, type Membership } from './actor.ts';
export { isStaffRole, organisationKind, type OrganisationKind, type Role, roles } from '#shared/roles';
