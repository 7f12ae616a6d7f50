// Where the built islands are: each is a file of its own, loaded by a page as `<script type="module" src>`:
// not `async`, which could run before what it moves has been read; with low priority, behind fonts and pictures.
// oxlint-disable-next-line import/default -- the bundler answers the address of the file it builds
import accountPage from '#web/registration/account.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import checkoutPage from '#web/checkout/checkout.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import paymentPage from '#web/payments/payment.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import listPage from '#web/catalogue/list.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import orderPage from '#web/bookings/bookings.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import deskOrderPage from '#web/partner-console/console-order.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import picturePage from '#web/profile/picture.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import prayerPage from '#web/prayer-times/prayer-times.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import productPage from '#web/product/product.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import quranPage from '#web/quran/quran.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import addressPage from '#web/shipping-addresses/shipping-addresses.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import promoPage from '#web/promos/promos.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import articlePage from '#web/hasanah/editor.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import blogPage from '#web/hasanah/hasanah.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import wishPage from '#web/wishlist/wishlist.island?worker&url';
// oxlint-disable-next-line import/default -- likewise
import worshipPage from '#web/doa/worship.island?worker&url';

export const accountIsland = accountPage;
export const checkoutIsland = checkoutPage;
export const paymentIsland = paymentPage;
export const listIsland = listPage;
export const orderIsland = orderPage;
export const consoleOrderIsland = deskOrderPage;
export const pictureIsland = picturePage;
export const prayerIsland = prayerPage;
export const productIsland = productPage;
export const quranIsland = quranPage;
export const addressIsland = addressPage;
export const promoIsland = promoPage;
export const articleIsland = articlePage;
export const blogIsland = blogPage;
export const wishIsland = wishPage;
export const worshipIsland = worshipPage;
