// Front door of distribution partners' standing (docs/product/distribution-partners.md): whether a partner has a page and a code that counts, as
// the operator reads and decides it. Who approves a new one is #domain/joining.
export { closeDistributionPartner, openDistributionPartner } from './change-distribution-standing.ts';
export {
  type DistributionStanding,
  findOwnClosing,
  getDistributionStanding,
  listDistributionStandings,
  type ListedDistributionPartner,
} from './read-distribution-standing.ts';
