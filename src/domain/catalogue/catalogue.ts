// Front door of programmes and departures (spec §2 lists and product page, §7 Products).
export type { DepartureCard, CardHotel } from './departure-card.ts';
export type { DepartureQuery, FacetCount, FacetCounts } from './departure-query.ts';
export { freeDepartureSlug, renameDepartureSlug, departureNamed, slugsLock } from './departure-slugs.ts';
export { findOffer, type Offer, offerNamed, offerOf, offerQuery } from './offer.ts';
export type { Product } from './product.ts';
export { catalogueScope, kindsOf, queryRules, type CatalogueScope } from './scope.ts';
export { type Correction } from './correct-words.ts';
export { understandQuery } from './understand-query.ts';
export { cheapestMonths, type CheapestMonth } from './cheapest-months.ts';
export { countDepartures, listDepartures } from './list-departures.ts';
export { facetNamesOf, type FacetNames } from './facet-names.ts';
export { listProductSlugs } from './list-slugs.ts';
export { compareProducts, findProduct } from './find-product.ts';
export { listByIds, listRecommendations } from './list-recommendations.ts';
export { listBestHotels, listDepartureDates, listDurations, listKinds } from './list-choices.ts';
export {
  type ContractTerms,
  contractTerms,
  flightLegs,
  programmeContent,
  type FlightLeg,
  type ProgrammeContent,
} from './programme-content.ts';
export { checkMinimumService, type ServiceFaultCode, type ServiceMinimum } from './minimum-service.ts';
