// Where the pages of consoles stand: the part of the table of addresses (paths.ts) that only staff need.

const consoleBooking = (code: string) => `/partner-console/bookings/${code}`;
const consoleDeparture = (departureId: string) => `/partner-console/departures/${departureId}`;
const consoleProgramme = (programmeId: string) => `/partner-console/programmes/${programmeId}`;

/** Where a distribution partner's people work. */
export const distributionConsole = {
  home: '/distribution-console',
  page: '/distribution-console/page',
  pictures: '/distribution-console/pictures',
  payouts: '/distribution-console/payouts',
  payeeEvidence: (accountId: string) => `/distribution-console/payouts/evidence/${accountId}`,
} as const;

/** Where a partner's people work. */
export const partnerConsole = {
  chat: '/partner-console/chat',
  conversation: (conversationId: string) => `/partner-console/chat/${conversationId}`,
  home: '/partner-console',
  bookings: '/partner-console/bookings',
  bookingsFile: '/partner-console/bookings.csv',
  booking: consoleBooking,
  cancelBooking: (code: string) => `${consoleBooking(code)}/cancel`,
  document: (code: string, documentId: string) => `${consoleBooking(code)}/documents/${documentId}`,
  documents: '/partner-console/documents',
  team: '/partner-console/team',
  apiKeys: '/partner-console/api-keys',
  webhooks: '/partner-console/webhooks',
  webhook: (webhookId: string) => `/partner-console/webhooks/${webhookId}`,
  reviews: '/partner-console/reviews',
  promos: '/partner-console/promos',
  newPromo: '/partner-console/promos/new',
  promo: (promoId: string) => `/partner-console/promos/${promoId}`,
  profile: '/partner-console/profile',
  pictures: '/partner-console/profile/pictures',
  licenceDocument: (documentId: string) => `/partner-console/profile/licences/${documentId}`,
  privateUmrahs: '/partner-console/private-umrah',
  privateUmrahsFile: '/partner-console/private-umrah.csv',
  privateUmrah: (requestId: string) => `/partner-console/private-umrah/${requestId}`,
  umrahTemplates: '/partner-console/private-umrah/templates',
  umrahPrices: '/partner-console/private-umrah/prices',
  umrahPriceSheet: '/partner-console/private-umrah/prices/sheet',
  /** `prices.csv`, `prices.xlsx`. */
  umrahPriceFile: (file: string) => `/partner-console/private-umrah/prices/sheet/${file}`,
  umrahPriceDraft: '/partner-console/private-umrah/prices/draft',
  umrahPricePart: (part: string) => `/partner-console/private-umrah/prices/draft/${part}`,
  departures: '/partner-console/departures',
  departuresFile: '/partner-console/departures.csv',
  departure: consoleDeparture,
  departureTable: '/partner-console/programmes/departures',
  /** `departures.csv`, `departures.xlsx`. */
  departureTableFile: (file: string) => `/partner-console/programmes/departures/${file}`,
  departureMilestones: (departureId: string) => `${consoleDeparture(departureId)}/milestones`,
  rescheduleDeparture: (departureId: string) => `${consoleDeparture(departureId)}/reschedule`,
  cancelDeparture: (departureId: string) => `${consoleDeparture(departureId)}/cancel`,
  rooms: (departureId: string) => `${consoleDeparture(departureId)}/rooms`,
  departureEvidence: (departureId: string) => `${consoleDeparture(departureId)}/evidence`,
  returnReport: (departureId: string) => `${consoleDeparture(departureId)}/return-report`,
  returnReportFile: (departureId: string, reportId: string) =>
    `${consoleDeparture(departureId)}/return-report/${reportId}`,
  evidenceFile: (proofId: string) => `/partner-console/evidence/${proofId}`,
  manifest: (departureId: string) => `${consoleDeparture(departureId)}/manifest`,
  participantTable: (departureId: string) => `${consoleDeparture(departureId)}/travellers`,
  /** `travellers.csv`, `travellers.xlsx`. */
  participantTableFile: (departureId: string, file: string) =>
    `${consoleDeparture(departureId)}/travellers/${file}`,
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
  withholdingFile: (invoiceId: string) => `/partner-console/invoices/${invoiceId}/withholding.xml`,
} as const;

const consoleItem = (itemId: string) => `/store-console/items/${itemId}`;

/** Where a store's people work. */
export const storeConsole = {
  chat: '/store-console/chat',
  conversation: (conversationId: string) => `/store-console/chat/${conversationId}`,
  home: '/store-console',
  items: '/store-console/items',
  orders: '/store-console/orders',
  ordersFile: '/store-console/orders.csv',
  order: (storeOrderId: string) => `/store-console/orders/${storeOrderId}`,
  orderLabel: (storeOrderId: string) => `/store-console/orders/${storeOrderId}/label.pdf`,
  newItem: '/store-console/items/new',
  item: consoleItem,
  editItem: (itemId: string) => `${consoleItem(itemId)}/edit`,
  itemPictures: (itemId: string) => `${consoleItem(itemId)}/pictures`,
  importItems: '/store-console/items/import',
  /** 'items.csv', 'items.xlsx' */
  itemsFile: (file: string) => `/store-console/items/import/${file}`,
  reviews: '/store-console/reviews',
  staff: '/store-console/staff',
  payouts: '/store-console/payouts',
  payeeEvidence: (accountId: string) => `/store-console/payouts/evidence/${accountId}`,
  statement: '/store-console/statement',
  statementFile: '/store-console/statement.csv',
} as const;

const bankApplication = (code: string) => `/bank-console/applications/${code}`;
const bankSaving = (code: string) => `/bank-console/savings/${code}`;

/** Where a bank's people work. */
export const bankConsole = {
  applications: '/bank-console',
  file: '/bank-console/applications.csv',
  application: bankApplication,
  document: (code: string, documentId: string) => `${bankApplication(code)}/documents/${documentId}`,
  savings: '/bank-console/savings',
  savingsFile: '/bank-console/savings.csv',
  savingsPayments: '/bank-console/savings-payments',
  savingsPaymentsFile: '/bank-console/savings-payments.csv',
  savingsPayment: (code: string) => `/bank-console/savings-payments/${code}`,
  balances: '/bank-console/savings/balances',
  saving: bankSaving,
  terms: '/bank-console/terms',
  /** `kind`: 'savings', 'financing'. */
  newTerms: (kind: string) => `/bank-console/terms/new/${kind}`,
  termsVersion: (termsId: string) => `/bank-console/terms/${termsId}`,
  savingDocument: (code: string, documentId: string) => `${bankSaving(code)}/documents/${documentId}`,
} as const;

/** Where the operator's people work. */
export const operator = {
  home: '/operator',
  chat: '/operator/chat',
  conversation: (conversationId: string) => `/operator/chat/${conversationId}`,
  applications: '/operator/applications',
  application: (applicationId: string) => `/operator/applications/${applicationId}`,
  applicationDocument: (applicationId: string, documentId: string) =>
    `/operator/applications/${applicationId}/documents/${documentId}`,
  partners: '/operator/partners',
  partner: (partnerId: string) => `/operator/partners/${partnerId}`,
  licenceDocument: (partnerId: string, documentId: string) =>
    `/operator/partners/${partnerId}/licence-documents/${documentId}`,
  standingFile: (partnerId: string, fileId: string) => `/operator/partners/${partnerId}/files/${fileId}`,
  distributionPartners: '/operator/distribution-partners',
  distributionPartner: (partnerId: string) => `/operator/distribution-partners/${partnerId}`,
  stores: '/operator/stores',
  store: (storeId: string) => `/operator/stores/${storeId}`,
  content: '/operator/content',
  legalTexts: '/operator/legal',
  /** `brand`: an id, or `common`. */
  legalText: (slug: string, brand: string) => `/operator/legal/${slug}/${brand}`,
  newContent: '/operator/content/new',
  contentItem: (itemId: string) => `/operator/content/${itemId}`,
  promos: '/operator/promos',
  newPromo: '/operator/promos/new',
  promo: (promoId: string) => `/operator/promos/${promoId}`,
  umrahPrices: '/operator/umrah-prices',
  umrahLimits: '/operator/umrah-prices/limits',
  umrahPriceSheet: '/operator/umrah-prices/sheet',
  /** 'prices.csv', 'prices.xlsx' */
  umrahPriceFile: (file: string) => `/operator/umrah-prices/sheet/${file}`,
  umrahPriceDraft: '/operator/umrah-prices/draft',
  umrahPricePart: (part: string) => `/operator/umrah-prices/draft/${part}`,
  support: '/operator/support',
  returns: '/operator/returns',
  chatReports: '/operator/chat-reports',
  chatReport: (conversationId: string, reporterId: string) =>
    `/operator/chat-reports/${conversationId}/${reporterId}`,
  supportedPerson: (accountId: string) => `/operator/support/${accountId}`,
  audit: '/operator/audit',
  messages: '/operator/messages',
  brands: '/operator/brands',
  brand: (brandId: string) => `/operator/brands/${brandId}`,
  brandPart: (brandId: string, part: string) => `/operator/brands/${brandId}/edit/${part}`,
  roles: '/operator/roles',
  payments: '/operator/payments',
  paymentsFile: '/operator/payments.csv',
  payment: (code: string) => `/operator/payments/${code}`,
  grantedRefunds: '/operator/granted-refunds',
  disputes: '/operator/disputes',
  disputesFile: '/operator/disputes.csv',
  dispute: (paymentId: string) => `/operator/disputes/${paymentId}`,
  disputeFile: (fileId: string) => `/operator/dispute-files/${fileId}`,
  payouts: '/operator/payouts',
  payoutBatch: (batchId: string) => `/operator/payouts/${batchId}`,
  payoutFile: (batchId: string) => `/operator/payouts/${batchId}/transfers.xlsx`,
  payeeEvidence: (accountId: string) => `/operator/payees/${accountId}/evidence`,
  invoices: '/operator/invoices',
  invoicePdf: (invoiceId: string) => `/operator/invoices/${invoiceId}/invoice.pdf`,
  coretaxFile: '/operator/invoices/coretax.xml',
  bank: '/operator/bank',
  bankTerms: '/operator/bank-terms',
  banks: '/operator/banks',
  bankLicence: (bankId: string) => `/operator/banks/${bankId}`,
  bankLicenceFile: (bankId: string, fileId: string) => `/operator/banks/${bankId}/files/${fileId}`,
  books: '/operator/books',
  /** 'journal.csv', 'journal.xlsx', 'trial-balance.csv', 'trial-balance.xlsx' */
  bookFile: (file: string) => `/operator/books/${file}`,
  reports: '/operator/reports',
  /** 'sales.csv', 'sales.xlsx', 'departures…', 'refunds…' */
  reportFile: (file: string) => `/operator/reports/${file}`,
  moderation: '/operator/moderation',
  /** The first of them: hotels. */
  directories: '/operator/directories',
  /** 'airlines', 'airports' */
  directory: (kind: string) => `/operator/directories/${kind}`,
  hotelPictures: (hotelId: string) => `/operator/directories/hotels/${hotelId}/pictures`,
  itemCategories: '/operator/item-categories',
  articles: '/operator/articles',
  articlesFile: '/operator/articles.csv',
  newArticle: '/operator/articles/new',
  article: (articleId: string) => `/operator/articles/${articleId}`,
} as const;
