// Where the built islands are: each is a file of its own, loaded by a page as `<script type="module" src>`:
// not `async`, which could run before what it moves has been read; with low priority, behind fonts and pictures.
// oxlint-disable-next-line import/default -- the bundler answers the address of the file it builds
import accountPage from './account-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import checkoutPage from './checkout-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import paymentPage from './payment-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import listPage from './list-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import orderPage from './order-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import deskOrderPage from './desk-order-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import picturePage from './picture-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import prayerPage from './prayer-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import productPage from './product-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import quranPage from './quran-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import addressPage from './address-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import promoPage from './promo-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import articlePage from './article-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import blogPage from './blog-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import wishPage from './wish-page.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import worshipPage from './worship-page.ts?worker&url';

export const accountIsland = accountPage;
export const checkoutIsland = checkoutPage;
export const paymentIsland = paymentPage;
export const listIsland = listPage;
export const orderIsland = orderPage;
export const deskOrderIsland = deskOrderPage;
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
