// All areas of the API. An area that is not here does not exist.
import { affiliatesApi } from './affiliates.ts';
import { authApi } from './auth.ts';
import { bookingOptionsApi } from './booking-options.ts';
import { bookingsApi } from './bookings.ts';
import type { Implementation } from './implement.ts';
import { hasanahApi } from './hasanah.ts';
import { locationsApi } from './locations.ts';
import { participantsApi } from './participants.ts';
import { ordersApi } from './orders.ts';
import { partnersApi } from './partners.ts';
import { prayerTimesApi } from './prayer-times.ts';
import { productsApi } from './products.ts';
import { profileApi } from './profile.ts';
import { quranApi } from './quran.ts';
import { promosApi } from './promos.ts';
import { registrationApi } from './registration.ts';
import { reviewsApi } from './reviews.ts';
import { securityApi } from './security.ts';
import { shippingAddressesApi } from './shipping-addresses.ts';
import { settingsApi } from './settings.ts';
import { signInApi } from './sign-in.ts';
import { siteContentApi } from './site-content.ts';
import { wishlistApi } from './wishlist.ts';

export const implementations: Implementation[] = [
  ...authApi, ...affiliatesApi,
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
  ...promosApi,
  ...wishlistApi,
  ...shippingAddressesApi,
  ...locationsApi,
  ...prayerTimesApi,
  ...quranApi,
  ...participantsApi,
  ...reviewsApi,
];
