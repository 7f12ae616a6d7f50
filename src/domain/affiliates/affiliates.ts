// Front door of affiliates (spec §1, §6): consultants and distribution partners, whose codes travel in URLs.

export {
  arriveBy,
  attributionQuery,
  findAttribution,
  holdAttribution,
  purgeAttributions,
} from './attributions.ts';
export { giveDistributionCode } from './distribution-codes.ts';
export { grantConsultant, revokeConsultant } from './consultants.ts';
export { type Affiliate, findAffiliates, findConsultant } from './find-affiliate.ts';
export { createShareToken, findShareToken, type SharedLink } from './share-links.ts';
export { listVisits } from './visits.ts';
