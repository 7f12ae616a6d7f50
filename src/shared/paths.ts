// Where every page stands: the one table of addresses that links, redirects, forms and emails are made of. Without language prefix
// (locale-path.ts adds it), and without origin. src/web/routes.ts says which page answers where; test/rules/paths.test.ts holds the two
// together and refuses an address written out anywhere else. Used as `import * as paths`, so that a page's script takes along
// only the addresses it names.

import type { ProviderName } from './social-login-providers.ts';

// The catalogue
/** The home page under its other address. */
export const home = '/home';
export const umrah = '/umroh';
export const hajj = '/haji';
export const hajjList = '/product-haji';
export const tourism = '/wisata-syariah';
export const search = '/search';
export const compare = '/compare';
export const planner = '/perencanaan';
export const financing = '/umroh-dana-talangan';
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
export const privateUmrah = {
  builder: '/private-umroh',
  /** With `?order=`, the request that was put together. */
  book: '/private-umroh/book',
  waitingApproval: (requestId: string) => `/private-umroh/waiting-approval/${requestId}`,
  paymentMethod: (requestId: string) => `/private-umroh/payment-method/${requestId}`,
  paymentInstruction: (requestId: string) => `/private-umroh/payment-instruction/${requestId}`,
  /** With `?order=`. */
  paymentSuccess: '/private-umroh/payment-success',
} as const;

// Booking and paying
/** Of a departure, or of a booking of it that has been begun. */
export const checkout = (slug: string, bookingId?: string | null) =>
  bookingId ? `/checkout/${bookingId}/${slug}` : `/checkout/${slug}`;
/** Of a departure, or of a booking of it that has been begun. */
export const loanApplicantForm = (slug: string, bookingId?: string) =>
  bookingId ? `/loan-applicant-form/${bookingId}/${slug}` : `/loan-applicant-form/${slug}`;
export const payment = (token: string) => `/payment/${token}`;
export const paymentStatus = (token: string) => `/payment/${token}/status`;
export const paymentReturn = (bookingId: string) => `/payment-return/${bookingId}`;

/** Signing in and registering. */
export const auth = {
  login: '/auth/login',
  loginSecondFactor: '/auth/login/second-factor',
  confirm: '/auth/confirm',
  register: '/auth/register',
  verificationEmail: '/auth/register/verification-email',
  forgotPassword: '/auth/forgot-password',
  invitation: (token: string) => `/auth/invitation/${token}`,
  resetPassword: (token: string) => `/auth/reset-password/${token}`,
  provider: (name: ProviderName) => `/auth/${name}`,
  googleCallback: '/auth/google/callback',
  appleCallback: '/redirect-apple',
  logout: '/auth/logout',
} as const;

const order = (bookingId: string) => `/member/my-order/${bookingId}`;

/** What belongs to the member. */
export const member = {
  profile: '/member/profile',
  editProfile: '/member/profile/edit',
  password: '/member/profile/password',
  picture: '/member/profile/picture',
  phone: '/member/profile/phone',
  email: '/member/profile/email',
  devices: '/member/profile/devices',
  deleteAccount: '/member/profile/delete',
  exportData: '/member/profile/export',
  secondFactor: '/member/second-factor',
  loginMethods: '/member/sign-in-ways',
  audit: '/member/audit',
  wishlist: '/member/wishlist',
  addresses: '/member/my-address',
  newAddress: '/member/my-address/new',
  address: (addressId: string) => `/member/my-address/${addressId}`,
  consultant: '/member/consultant',
  privateUmrahs: '/member/order-custom-umroh',
  privateUmrah: (requestId: string) => `/member/order-custom-umroh/${requestId}`,
  orders: '/member/my-order',
  storeOrder: (storeOrderId: string) => `/member/my-order/merchant/${storeOrderId}`,
  order,
  participant: (bookingId: string, number: number | string) => `${order(bookingId)}/participants/${number}`,
  newDate: (bookingId: string) => `${order(bookingId)}/new-date`,
  orderTerms: (bookingId: string) => `${order(bookingId)}/terms`,
  orderReview: (bookingId: string) => `${order(bookingId)}/review`,
  document: (bookingId: string, documentId: string) => `${order(bookingId)}/documents/${documentId}`,
  invoice: (bookingId: string) => `${order(bookingId)}/invoice.pdf`,
  confirmation: (bookingId: string) => `${order(bookingId)}/confirmation.pdf`,
  calendar: (bookingId: string) => `${order(bookingId)}/calendar.ics`,
  financings: '/member/financing-history',
  financing: (id: string) => `/member/financing-history/${id}`,
  financingDocument: (id: string, documentId: string) =>
    `/member/financing-history/${id}/documents/${documentId}`,
  financingContract: (code: string) => `/member/financing-history/${code}/contract`,
} as const;

const consoleBooking = (code: string) => `/partner-console/bookings/${code}`;
const consoleDeparture = (departureId: string) => `/partner-console/departures/${departureId}`;
const consoleProgramme = (programmeId: string) => `/partner-console/programmes/${programmeId}`;

/** Where a partner's people work. */
export const partnerConsole = {
  bookings: '/partner-console',
  bookingsFile: '/partner-console/bookings.csv',
  booking: consoleBooking,
  cancelBooking: (code: string) => `${consoleBooking(code)}/cancel`,
  document: (code: string, documentId: string) => `${consoleBooking(code)}/documents/${documentId}`,
  documents: '/partner-console/documents',
  team: '/partner-console/team',
  privateUmrahs: '/partner-console/private-umrah',
  privateUmrah: (requestId: string) => `/partner-console/private-umrah/${requestId}`,
  departures: '/partner-console/departures',
  departure: consoleDeparture,
  departureMilestones: (departureId: string) => `${consoleDeparture(departureId)}/milestones`,
  rescheduleDeparture: (departureId: string) => `${consoleDeparture(departureId)}/reschedule`,
  cancelDeparture: (departureId: string) => `${consoleDeparture(departureId)}/cancel`,
  rooms: (departureId: string) => `${consoleDeparture(departureId)}/rooms`,
  manifest: (departureId: string) => `${consoleDeparture(departureId)}/manifest`,
  programmes: '/partner-console/programmes',
  programmesFile: '/partner-console/programmes.csv',
  newProgramme: '/partner-console/programmes/new',
  programme: consoleProgramme,
  /** `part`: 'basics', 'journey', 'costs', 'terms'. */
  programmePart: (programmeId: string, part: string) => `${consoleProgramme(programmeId)}/edit/${part}`,
  programmeVersions: (programmeId: string) => `${consoleProgramme(programmeId)}/versions`,
  programmePreview: (programmeId: string) => `${consoleProgramme(programmeId)}/preview`,
  programmePictures: (programmeId: string) => `${consoleProgramme(programmeId)}/pictures`,
  programmeDepartures: (programmeId: string) => `${consoleProgramme(programmeId)}/departures`,
  newDepartures: (programmeId: string) => `${consoleProgramme(programmeId)}/departures/new`,
  changeDepartures: (programmeId: string) => `${consoleProgramme(programmeId)}/departures/change`,
  money: '/partner-console/money',
  statement: '/partner-console/statement',
  statementFile: '/partner-console/statement.csv',
  payouts: '/partner-console/payouts',
  payeeEvidence: (accountId: string) => `/partner-console/payouts/evidence/${accountId}`,
  invoices: '/partner-console/invoices',
  invoicePdf: (invoiceId: string) => `/partner-console/invoices/${invoiceId}/invoice.pdf`,
} as const;

const consoleItem = (itemId: string) => `/store-console/items/${itemId}`;

/** Where a store's people work. */
export const storeConsole = {
  home: '/store-console',
  items: '/store-console/items',
  orders: '/store-console/orders',
  order: (storeOrderId: string) => `/store-console/orders/${storeOrderId}`,
  newItem: '/store-console/items/new',
  item: consoleItem,
  editItem: (itemId: string) => `${consoleItem(itemId)}/edit`,
  itemPictures: (itemId: string) => `${consoleItem(itemId)}/pictures`,
} as const;

const bankApplication = (code: string) => `/bank-console/applications/${code}`;

/** Where a bank's people work. */
export const bankConsole = {
  applications: '/bank-console',
  file: '/bank-console/applications.csv',
  application: bankApplication,
  document: (code: string, documentId: string) => `${bankApplication(code)}/documents/${documentId}`,
} as const;

/** Shows a brand's draft in this browser; 'end' shows what stands there again. */
export const brandPreview = (token: string) => `/brand-preview/${token}`;

/** Where the operator's people work. */
export const operator = {
  applications: '/operator/applications',
  application: (applicationId: string) => `/operator/applications/${applicationId}`,
  applicationDocument: (applicationId: string, documentId: string) =>
    `/operator/applications/${applicationId}/documents/${documentId}`,
  partners: '/operator/partners',
  partner: (partnerId: string) => `/operator/partners/${partnerId}`,
  content: '/operator/content',
  newContent: '/operator/content/new',
  contentItem: (itemId: string) => `/operator/content/${itemId}`,
  brands: '/operator/brands',
  brand: (brandId: string) => `/operator/brands/${brandId}`,
  brandPart: (brandId: string, part: string) => `/operator/brands/${brandId}/edit/${part}`,
  roles: '/operator/roles',
  payments: '/operator/payments',
  payment: (code: string) => `/operator/payments/${code}`,
  payouts: '/operator/payouts',
  payoutBatch: (batchId: string) => `/operator/payouts/${batchId}`,
  payoutFile: (batchId: string) => `/operator/payouts/${batchId}/transfers.xlsx`,
  payeeEvidence: (accountId: string) => `/operator/payees/${accountId}/evidence`,
  invoices: '/operator/invoices',
  invoicePdf: (invoiceId: string) => `/operator/invoices/${invoiceId}/invoice.pdf`,
  bank: '/operator/bank',
  books: '/operator/books',
  /** 'journal.csv', 'journal.xlsx', 'trial-balance.csv', 'trial-balance.xlsx' */
  bookFile: (file: string) => `/operator/books/${file}`,
  moderation: '/operator/moderation',
  articles: '/operator/articles',
  newArticle: '/operator/articles/new',
  article: (articleId: string) => `/operator/articles/${articleId}`,
} as const;
