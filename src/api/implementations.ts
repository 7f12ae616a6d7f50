// All areas of the API. An area that is missing here does not exist.
import { affiliatesApi } from './affiliates/handlers.ts';
import { authApi } from './sessions/handlers.ts';
import { bookingOptionsApi } from './booking-options/handlers.ts';
import { partnerTeamApi } from './partner-team/handlers.ts';
import { departuresApi } from './departures/handlers.ts';
import { bookingsApi } from './checkout/handlers.ts';
import { conversationsApi } from './conversations/handlers.ts';
import { chatStaffApi } from './conversations/staff-handlers.ts';
import type { Implementation } from './implement.ts';
import { financingApi } from './financing/handlers.ts';
import { hasanahApi } from './hasanah/handlers.ts';
import { ledgerApi } from './ledger/handlers.ts';
import { itemsApi } from './items/handlers.ts';
import { partnerStandingApi } from './partner-standing/handlers.ts';
import { joiningApi } from './joining/handlers.ts';
import { locationsApi } from './locations/handlers.ts';
import { notificationsApi } from './notifications/handlers.ts';
import { oversightApi } from './oversight/handlers.ts';
import { participantsApi } from './participants/handlers.ts';
import { ordersApi } from './bookings/handlers.ts';
import { partnersApi } from './partners/handlers.ts';
import { payoutsApi } from './payouts/handlers.ts';
import { platformInvoicesApi } from './platform-invoices/handlers.ts';
import { prayerTimesApi } from './prayer-times/handlers.ts';
import { productsApi } from './catalogue/handlers.ts';
import { profileApi } from './profile/handlers.ts';
import { programmesApi } from './programmes/handlers.ts';
import { quranApi } from './quran/handlers.ts';
import { promosApi } from './promos/handlers.ts';
import { registrationApi } from './registration/handlers.ts';
import { reviewsApi } from './reviews/handlers.ts';
import { securityApi } from './second-factors/handlers.ts';
import { shippingAddressesApi } from './shipping-addresses/handlers.ts';
import { savingsApi } from './savings/handlers.ts';
import { settingsApi } from './settings/handlers.ts';
import { signInApi } from './social-login/handlers.ts';
import { siteContentApi } from './site-content/handlers.ts';
import { umrahOptionsApi } from './private-umrah/options-handlers.ts';
import { cartsApi } from './carts/handlers.ts';
import { souvenirOrdersApi } from './souvenir-orders/handlers.ts';
import { storesApi } from './stores/handlers.ts';
import { supportApi } from './support/handlers.ts';
import { wishlistApi } from './wishlist/handlers.ts';

export const implementations: Implementation[] = [
  ...authApi,
  ...affiliatesApi,
  ...registrationApi,
  ...securityApi,
  ...signInApi,
  ...profileApi,
  ...settingsApi,
  ...siteContentApi,
  ...hasanahApi,
  ...productsApi,
  ...partnersApi,
  ...bookingsApi,
  ...bookingOptionsApi,
  ...ordersApi,
  ...financingApi,
  ...savingsApi,
  ...promosApi,
  ...programmesApi,
  ...departuresApi,
  ...partnerTeamApi,
  ...storesApi,
  ...itemsApi,
  ...cartsApi,
  ...souvenirOrdersApi,
  ...wishlistApi,
  ...umrahOptionsApi,
  ...shippingAddressesApi,
  ...partnerStandingApi,
  ...supportApi,
  ...oversightApi,
  ...joiningApi,
  ...locationsApi,
  ...prayerTimesApi,
  ...quranApi,
  ...participantsApi,
  ...reviewsApi,
  ...notificationsApi,
  ...conversationsApi,
  ...chatStaffApi,
  ...payoutsApi,
  ...platformInvoicesApi,
  ...ledgerApi,
];
