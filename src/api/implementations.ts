// All areas of the API. An area that is missing here does not exist.
import { affiliatesApi } from './affiliates/handlers.ts';
import { authApi } from './sessions/handlers.ts';
import { bookingOptionsApi } from './booking-options/handlers.ts';
import { partnerHomeApi } from './partner-home/handlers.ts';
import { apiKeysApi } from './api-keys/handlers.ts';
import { partnerTeamApi } from './partner-team/handlers.ts';
import { departureEvidenceApi } from './departure-evidence/handlers.ts';
import { departuresApi } from './departures/handlers.ts';
import { departureChangesApi } from './departure-changes/handlers.ts';
import { partnerConsoleApi } from './partner-console/handlers.ts';
import { partnerOrdersApi } from './partner-console/orders-handlers.ts';
import { manifestsApi } from './manifests/handlers.ts';
import { participantsConsoleApi } from './participants/console-handlers.ts';
import { returnReportsApi } from './return-reports/handlers.ts';
import { roomsApi } from './rooms/handlers.ts';
import { bookingsApi } from './checkout/handlers.ts';
import { consultantPayApi } from './consultant-pay/handlers.ts';
import { conversationsApi } from './conversations/handlers.ts';
import { chatStaffApi } from './conversations/staff-handlers.ts';
import { bankTermsApi } from './bank-terms/handlers.ts';
import type { Implementation } from './implement.ts';
import { financeConsoleApi } from './finance-console/handlers.ts';
import { operatorMoneyApi } from './finance-console/operator-handlers.ts';
import { bankFinancingApi } from './financing/bank-handlers.ts';
import { financingApi } from './financing/handlers.ts';
import { hasanahApi } from './hasanah/handlers.ts';
import { articleEditorApi } from './hasanah/editor-handlers.ts';
import { ledgerApi } from './ledger/handlers.ts';
import { itemCategoriesApi } from './item-categories/handlers.ts';
import { itemsApi } from './items/handlers.ts';
import { partnerStandingApi } from './partner-standing/handlers.ts';
import { storeOrdersApi } from './store-orders/handlers.ts';
import { storeItemsApi } from './store-items/handlers.ts';
import { storeTeamApi } from './store-team/handlers.ts';
import { storeStandingApi } from './store-standing/handlers.ts';
import { joiningApi } from './joining/handlers.ts';
import { locationsApi } from './locations/handlers.ts';
import { notificationsApi } from './notifications/handlers.ts';
import { directoriesApi } from './directories/handlers.ts';
import { operatorReportsApi } from './operator-reports/handlers.ts';
import { oversightApi } from './oversight/handlers.ts';
import { participantsApi } from './participants/handlers.ts';
import { ordersApi } from './bookings/handlers.ts';
import { distributionPartnersApi } from './distribution-partners/handlers.ts';
import { distributionStandingApi } from './distribution-standing/handlers.ts';
import { partnerProfileApi } from './partner-profile/handlers.ts';
import { partnersApi } from './partners/handlers.ts';
import { picturesApi } from './pictures/handlers.ts';
import { paymentsApi } from './payments/handlers.ts';
import { payoutsApi } from './payouts/handlers.ts';
import { platformInvoicesApi } from './platform-invoices/handlers.ts';
import { prayerTimesApi } from './prayer-times/handlers.ts';
import { productsApi } from './catalogue/handlers.ts';
import { profileApi } from './profile/handlers.ts';
import { programmesApi } from './programmes/handlers.ts';
import { quranApi } from './quran/handlers.ts';
import { promoConsoleApi } from './promo-console/handlers.ts';
import { promosApi } from './promos/handlers.ts';
import { registrationApi } from './registration/handlers.ts';
import { reviewsApi } from './reviews/handlers.ts';
import { securityApi } from './second-factors/handlers.ts';
import { shippingAddressesApi } from './shipping-addresses/handlers.ts';
import { bankSavingsApi } from './savings/bank-handlers.ts';
import { savingsApi } from './savings/handlers.ts';
import { savingsPaymentsApi } from './savings-payments/handlers.ts';
import { settingsApi } from './settings/handlers.ts';
import { signInApi } from './social-login/handlers.ts';
import { siteContentApi } from './site-content/handlers.ts';
import { contentConsoleApi } from './site-content/console-handlers.ts';
import { brandPublishingApi } from './brand-publishing/handlers.ts';
import { membershipsApi } from './memberships/handlers.ts';
import { moderationApi } from './moderation/handlers.ts';
import { umrahOptionsApi } from './private-umrah/options-handlers.ts';
import { umrahRequestsApi } from './private-umrah/requests-handlers.ts';
import { umrahGroupsApi } from './private-umrah/groups-handlers.ts';
import { umrahPartnerApi } from './private-umrah/partner-handlers.ts';
import { umrahTemplatesApi } from './private-umrah/templates-handlers.ts';
import { umrahPricesApi } from './umrah-prices/handlers.ts';
import { cartsApi } from './carts/handlers.ts';
import { souvenirOrdersApi } from './souvenir-orders/handlers.ts';
import { storesApi } from './stores/handlers.ts';
import { supportApi } from './support/handlers.ts';
import { webhooksApi } from './webhooks/handlers.ts';
import { wishlistApi } from './wishlist/handlers.ts';

/** By the name of the area's folder, which is also its tag in the documentation and its name in the clients of programs. */
const areas: Record<string, Implementation[]> = {
  sessions: authApi,
  affiliates: affiliatesApi,
  registration: registrationApi,
  'second-factors': securityApi,
  'social-login': signInApi,
  payments: paymentsApi,
  profile: profileApi,
  settings: settingsApi,
  'site-content': [...siteContentApi, ...contentConsoleApi],
  'brand-publishing': brandPublishingApi,
  memberships: membershipsApi,
  moderation: moderationApi,
  hasanah: [...hasanahApi, ...articleEditorApi],
  catalogue: productsApi,
  partners: partnersApi,
  checkout: bookingsApi,
  'booking-options': bookingOptionsApi,
  bookings: ordersApi,
  financing: [...financingApi, ...bankFinancingApi],
  savings: [...savingsApi, ...bankSavingsApi],
  'savings-payments': savingsPaymentsApi,
  'bank-terms': bankTermsApi,
  promos: promosApi,
  'promo-console': promoConsoleApi,
  programmes: programmesApi,
  pictures: picturesApi,
  departures: departuresApi,
  'departure-changes': departureChangesApi,
  'partner-console': [...partnerConsoleApi, ...partnerOrdersApi],
  'distribution-partners': distributionPartnersApi,
  'distribution-standing': distributionStandingApi,
  'partner-profile': partnerProfileApi,
  'partner-home': partnerHomeApi,
  'partner-team': partnerTeamApi,
  'api-keys': apiKeysApi,
  webhooks: webhooksApi,
  stores: storesApi,
  items: itemsApi,
  'item-categories': itemCategoriesApi,
  carts: cartsApi,
  'souvenir-orders': souvenirOrdersApi,
  wishlist: wishlistApi,
  'private-umrah': [
    ...umrahOptionsApi,
    ...umrahRequestsApi,
    ...umrahGroupsApi,
    ...umrahTemplatesApi,
    ...umrahPartnerApi,
  ],
  'umrah-prices': umrahPricesApi,
  'shipping-addresses': shippingAddressesApi,
  'partner-standing': partnerStandingApi,
  'store-orders': storeOrdersApi,
  'store-items': storeItemsApi,
  'store-team': storeTeamApi,
  'store-standing': storeStandingApi,
  support: supportApi,
  directories: directoriesApi,
  'operator-reports': operatorReportsApi,
  oversight: oversightApi,
  joining: joiningApi,
  locations: locationsApi,
  'prayer-times': prayerTimesApi,
  quran: quranApi,
  participants: [...participantsApi, ...participantsConsoleApi],
  'departure-evidence': departureEvidenceApi,
  manifests: manifestsApi,
  rooms: roomsApi,
  'return-reports': returnReportsApi,
  reviews: reviewsApi,
  notifications: notificationsApi,
  'consultant-pay': consultantPayApi,
  conversations: [...conversationsApi, ...chatStaffApi],
  payouts: payoutsApi,
  'platform-invoices': platformInvoicesApi,
  'finance-console': [...financeConsoleApi, ...operatorMoneyApi],
  ledger: ledgerApi,
};

/** An endpoint with the name by which programs call it: `catalogue.detail`. */
export interface Operation extends Implementation {
  id: string;
  area: string;
}

export const implementations: Operation[] = Object.entries(areas).flatMap(([area, calls]) =>
  calls.map((call) => ({ ...call, area, id: `${area}.${call.name}` })),
);
