// Where every page stands: the one table of addresses that links, redirects, forms and emails are made of. Without language prefix
// (locale-path.ts adds it), and without origin. src/web/routes.ts says which page answers where; test/rules/paths.test.ts holds the two
// together and refuses an address written out anywhere else. Used as `import * as paths`, so that a page's script takes along
// only the addresses it names.

// The catalogue
/** The home page under its other address. */
export const home = '/home';
/** What is a visitor's own on a page that is the same for many: asked for by that page's script. */
export const ownParts = '/own-parts';
export const umrah = '/umroh';
export const hajj = '/haji';
export const hajjList = '/product-haji';
export const tourism = '/wisata-syariah';
export const search = '/search';
export const compare = '/compare';
export const planner = '/perencanaan';
export const financing = '/umroh-dana-talangan';
export const savings = '/umroh-dana-tabungan';
/** Partner banks; with `?savings=` a plan without a package. */
export const savingsPlanning = '/perencanaan-tabungan';
/** Packages one can save for. */
export const savingsPackages = '/saving';
export const product = (slug: string) => `/product/${slug}`;
export const partners = '/partner';
export const partner = (slug: string) => `/travel/${slug}`;
export const reviewReport = (reviewId: string) => `/review/${reviewId}/report`;
export const promos = '/promo';
export const promo = (slug: string) => `/promo/${slug}`;

// Souvenirs
export const souvenirs = '/oleh-oleh';
export const stores = '/oleh-oleh/toko';
export const store = (slug: string) => `/oleh-oleh/${slug}`;
export const cart = '/oleh-oleh/cart';
export const souvenirShipping = (orderId: string) => `/oleh-oleh/pengiriman/${orderId}`;
export const souvenirMethods = (orderId: string, invoiceId: string) =>
  `/oleh-oleh/pilih-pembayaran/${orderId}/invoice/${invoiceId}`;
export const souvenirPayment = (orderId: string, paymentNumber: string, paymentId?: string) =>
  `/oleh-oleh/pembayaran/${orderId}${paymentId ? `/${paymentId}` : ''}/${paymentNumber}`;
export const item = (storeSlug: string, itemSlug: string) => `/oleh-oleh/${storeSlug}/${itemSlug}`;

// Conversations
export const chat = '/chat';
export const conversation = (conversationId: string) => `/chat/${conversationId}`;
export const notifications = '/notification';
export const notificationSettings = '/notification/settings';
export const chatAttachment = (conversationId: string, attachmentId: string) =>
  `/chat/${conversationId}/attachments/${attachmentId}`;

// Hasanah
export const blog = '/blog';
export const blogFeed = '/blog/rss.xml';
export const article = (slug: string) => `/blog/${slug}`;
export const news = (newsId: string) => `/blog/news/${newsId}`;

// Worship
export const doa = '/doa';
export const prayerTimes = '/jadwal-sholat';
export const nextPrayer = '/jadwal-sholat/solatAwal';
export const prayerCalendar = '/jadwal-sholat/jadwal.ics';
export const prayerTable = '/jadwal-sholat/jadwal.csv';
export const quran = '/quran';
export const surah = (number: number | string, slug: string) => `/quran/${number}/${slug}`;
export const guides = '/panduan';
export const guide = (slug: string) => `/panduan/${slug}`;

// What the brand says
export const offline = '/offline';
export const aboutUs = '/tentang-kami';
export const faq = '/faq';
export const galleries = '/galleries';
export const privacy = '/kebijakan-privasi';
export const terms = '/syarat-ketentuan';
export const distributionPartners = '/distribution-partners';
export const distributionPartner = (slug: string) => `/distribution-partners/${slug}`;

// Joining as a partner
export const joinPartner = '/gabung-partner';
export const joinDistribution = '/gabung-travel-distribution-channel';
/** Of an application, by the token of its link. */
export const joinApplication = (token: string) => `/gabung-partner/${token}`;

// Private umrah
export * as privateUmrah from './private-umrah-paths.ts';

// Booking and paying
/** Of a departure, or of a booking of it that has been begun. */
export const checkout = (slug: string, bookingId?: string | null) =>
  bookingId ? `/checkout/${bookingId}/${slug}` : `/checkout/${slug}`;
/** Of a departure, or of a booking of it that has been begun. */
export const loanApplicantForm = (slug: string, bookingId?: string) =>
  bookingId ? `/loan-applicant-form/${bookingId}/${slug}` : `/loan-applicant-form/${slug}`;
export const savingForm = (savingsId: string, slug: string) => `/saving-form/${savingsId}/${slug}`;
export const payment = (token: string) => `/payment/${token}`;
export const paymentStatus = (token: string) => `/payment/${token}/status`;
export const paymentReturn = (bookingId: string) => `/payment-return/${bookingId}`;

// Signing in and registering
export * as auth from './auth-paths.ts';

// What belongs to the member
export * as member from './member-paths.ts';

// Where staff work: a module of its own, so that no page of members carries it.
export { bankConsole, distributionConsole, operator, partnerConsole, storeConsole } from './console-paths.ts';

/** Shows a brand's draft in this browser; 'end' shows what stands there again. */
export const brandPreview = (token: string) => `/brand-preview/${token}`;
