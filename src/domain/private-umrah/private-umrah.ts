// Front door of private umrah: requests, offers, and the booking they become (spec §2, §7; docs/product/private-umrah.md).
export {
  type AgencyFigures,
  getAgencyFigures,
  listAgencyFigures,
  unsafeListAgencyFigures,
} from './agency-figures.ts';
export { announceUmrahEnds } from './announce-ends.ts';
export { findGroup, findGroupOf, joinGroup, openGroup, type UmrahGroup } from './groups.ts';
export {
  firstInboxSort,
  type InboxRow,
  inboxSorts,
  listInbox,
  listRequests,
  type RequestCard,
} from './list-requests.ts';
export { acceptOffer, beginBooking, endRequest, putInCart, sendRequest } from './member-requests.ts';
export { isAgencyNotified, isFamilyNotified, notifyAgenciesOfOrders } from './umrah-notices.ts';
export { type ChosenStay, unsafeListChosenStays } from './chosen-stays.ts';
export { nameParticipants } from './name-participants.ts';
export { differencesOf, type UmrahOffer, unsafeListOffers } from './offer.ts';
export { listOfferableDepartures, offerDeparture } from './offer-departure.ts';
export {
  deleteOfferTemplate,
  listOfferTemplates,
  type OfferTemplate,
  renameOfferTemplate,
  saveOfferTemplate,
} from './offer-templates.ts';
export { type OfferStart, startOfOffer } from './offer-start.ts';
export { approveOffer, declineRequest, makeOffer, refuseApproval, withdrawOffer } from './partner-offers.ts';
export { getPartnerRequest, type PartnerRequest } from './partner-request.ts';
export { hasEnded } from './joined.ts';
export { comparedEstimate, findRequestOfInvoice, getRequest, type UmrahRequest } from './request.ts';
