// Front door of memberships: who somebody is to an organisation (spec §6, docs/product/memberships.md).
export {
  canGrantMembership,
  type Grant,
  type Granter,
  grantMembership,
  revokeMembership,
  unsafeGrantMembership,
  unsafeRevokeMembership,
} from './grant-membership.ts';
export { findHolder, listOrganisations } from './holders.ts';
export { findPartnerPeople } from './partner-people.ts';
export {
  type Actor,
  hasRole,
  mayWork,
  requireFreshFactor,
  requireWork,
  workplaceFor,
  worksAtAll,
  workScope,
} from './actor.ts';
export { bankOf, bankRoleOf, requireBankRole, worksForBank } from './bank-access.ts';
export { distributionPartnerOf } from './distribution-access.ts';
export { mayTend, requireTending, storeOfActor } from './store-access.ts';
export { findOperatorRole, mayOperate, requireOperatorTask } from './operator-access.ts';
export { isStaffRole, organisationKind, type Role, roles } from '#shared/roles';
