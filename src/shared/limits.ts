// Limits that come from a source, each with that source.

/** Spec §9: page sizes of the calls that name one. */
export const pageSizes = {
  financing: 100,
  financingHistory: 10,
  savingsHistory: 10,
  affordableUmrah: 100,
  earliestDepartures: 100,
  savings: 5,
  lastSearches: 5,
  tours: 5,
  bestHotels: 5,
  /** Spec §9: "list limit 10". */
  list: 10,
  galleries: 3,
  travelProductsMobile: 2,
  travelProducts: 5,
  /** Our choice: dense rows that still fit in two screens. */
  console: 25,
} as const;

/**
 * Our choice: gateways accept no payment below it, in whole rupiah. No cart is worth less, and no discount goes below
 * it.
 */
export const leastPayable = 10_000;

/** Our choice: days to pay what a partner is billed, and the length of an address as tax offices write it. */
export const platformInvoiceDays = 14;
export const taxAddressMaxLength = 300;

/** Our choice: booking codes, contract and licence numbers as evidence names them. */
export const evidenceNumberMaxLength = 80;

/** Bank Indonesia (PADG 24/1/PADG/2022): a QRIS payment is at most Rp 10.000.000. */
export const qrisMost = 10_000_000;
/**
 * Bank Indonesia (PBI 23/6/PBI/2021): a registered wallet holds at most Rp 20.000.000, so no payment can be more; many
 * issuers set a lower limit.
 */
export const walletMost = 20_000_000;

/**
 * Decision 0053: for each unpaid order allowed at the same time, how many may be placed and left unpaid within 24
 * hours; and how many attempts to order an hour allows, sold out or not.
 */
export const lapsedOrdersPerOpenOrder = 4;
export const holdingTriesPerOrder = 20;

/** Our choice: the maximum size of one answer, and how deep a list may be paged. */
export const maxPageSize = 100;
export const maxPage = 1_000;
/** Our choice, of a partner's own words. */
export const partnerDescriptionMinLength = 40;
export const partnerDescriptionMaxLength = 1_000;
/** Our choice, of a distribution partner's page. */
export const distributionHeadlineMaxLength = 120;
export const distributionBodyMaxLength = 6_000;
/** Our choice, of a promo's words. */
export const promoDescriptionMaxLength = 400;
export const promoTermMaxLength = 200;
export const promoTermsMax = 12;
/** Our choice: the departures of a season. */
export const promoDeparturesMax = 100;
/** Our choice: rows of a file exported from a console. */
export const maxConsoleRows = 5_000;

/** Our choice: counting stops here and the total reads "1.000+" (docs/product/catalogue.md). */
export const countCap = 1_000;
/**
 * Facet values are counted among at most this many hits: numbers help to choose when a list is already short (our
 * choice).
 */
export const facetCountCap = 300;

/** Spec §5 product notify form: phone at least 10 characters. */
export const phoneMinLength = 10;
/** Our choice: longer than any phone number with its separators, any name, any search. */
export const phoneMaxLength = 30;
export const nameMaxLength = 100;
/** What an owner calls a key of the partner's programs. */
export const apiKeyNameMaxLength = 80;
export const webhookUrlMaxLength = 2_000;
/** An authenticator's code or a recovery code, with room for how people type them. */
export const factorCodeMaxLength = 20;
export const searchMaxLength = 100;
/** Our choice: what a member says about booking. */
export const feedbackTextMaxLength = 1_000;
/** RFC 5321: no email address is longer. */
export const emailMaxLength = 254;
/** Our choice: a postal address with its landmarks. */
export const addressMaxLength = 300;
/** Spec §5, §9: address at least 10. */
export const addressMinLength = 10;
/** Our choice: what a courier can still read, and as many addresses as a family uses. */
export const addressLabelMaxLength = 50;
export const courierNoteMaxLength = 200;
export const maxShippingAddresses = 20;

/** Our choice: hours between the approval of a partner's bank account, or a member's statement of one, and the first payout there. */
export const payeeAccountPauseHours = 72;

/** Our choice: of one variant, and different ones in a cart of souvenirs. */
export const cartQuantityMost = 99;
export const cartLinesMost = 50;

/**
 * Our choice (docs/product/souvenir-orders.md): minutes to choose shipping, hours to pay, minutes in which money may still be on its way,
 * how long a courier's price stands, and unpaid orders at a time.
 */
export const souvenirShippingMinutes = 45;
export const souvenirPaymentHours = 12;
export const souvenirGraceMinutes = 15;
export const shippingQuoteMinutes = 60;
export const souvenirOrdersOpen = 3;
/**
 * Our choice: hours in which a store accepts, days after it should have sent before its time is over, days without a word after which a
 * parcel counts as delivered, and days after delivery in which a member may object.
 */
export const storeAcceptHours = 48;
export const storeLateDays = 7;
export const parcelSilenceDays = 14;
export const storeObjectionDays = 3;

/** Our choice: days in which a store answers a return, and in which it has and has looked at what was accepted; pictures of one. */
export const returnAnswerDays = 3;
export const returnArrivalDays = 14;
export const returnPicturesMost = 3;
/** Of one dispute about a payment. */
export const disputeFilesMost = 30;

/** Our choice: a partner's note on a document that must be sent again. */
export const rejectionMaxLength = 300;
/** Our choice: a quarter of a year to renew a partner's licence. */
export const renewalDays = 90;
/** Our choice: the number of a transfer, or a sentence about money. */
export const proofMaxLength = 200;

/** Our choice: the length of a review, and the days in which its author may change it. */
export const reviewMaxLength = 1_000;
export const reviewChangeDays = 14;
/** Our choice: for how long a store keeps a paid parcel for the day its buyer comes home. */
export const returnDayDaysAhead = 90;
/** Our choice: pictures in one review of an item. */
export const reviewPicturesMost = 3;

/** Our choice: a code sent by email or text message: its lifetime, its attempts, and the wait before the next one. */
export const codeLength = 6;
export const codeMinutes = 10;
export const codeAttempts = 5;
export const codeResendSeconds = 60;
/** Our choice: lifetimes of a password reset link, and of a registration that waits for its code. */
export const passwordResetMinutes = 60;
export const registrationHours = 24;

/** Our choice: searches and views stored per guest, and for how many days. */
export const guestRowsRetained = 50;
export const guestRetentionDays = 90;

/** Our choice: days for which undeliverable emails keep their content, and for which a sent email is on record. */
export const outboxBodyRetentionDays = 7;
export const outboxRetentionDays = 90;

/** Spec §8, §9: how often at most a page is reloaded for a missing part. */
export const chunkReloadSeconds = 60;

/** docs/product/security.md: nesting depth of a call's JSON. No call of ours needs more than five. */
export const jsonMaxDepth = 20;
/** docs/product/security.md: characters of a URL. No page or call of ours comes near. */
export const urlMaxLength = 4_096;
/** Of the router's question for the routes of all links of a page: it stops asking at 7,680 characters by itself. */
export const routesUrlMaxLength = 8_192;

/** docs/product/catalogue.md: packages compared side by side. */
export const compareMax = 4;

/** Our choice: drawn pictures stored for all processes; a verse takes 40 to 350 kB. */
export const drawnPicturesStored = 2_000;

/** Spec §9: financing covers 5 to 25 million rupiah, at most 90% of the package, over at most 24 months. */
export const financingFloor = 5_000_000;
export const financingCeiling = 25_000_000;
export const financingShareBasisPoints = 9_000;
/** Spec §5, §9: durations of a savings plan. */
export const savingsMonths = [6, 12, 18, 24] as const;
/** Spec §5, §9: the price that is saved for is above this; the upper bound is ours. Income, heir's phone, and documents. */
export const savingsPriceAbove = 50_000;
export const savingsPriceMax = 1_000_000_000;
export const savingsIncomeMin = 1_000_000;
export const heirPhoneMinLength = 10;
export const heirPhoneMaxLength = 15;
export const savingsDocumentMaxBytes = 1024 * 1024;
/** docs/product/savings.md: a bank's file of balances. */
export const balancesFileMaxBytes = 1024 * 1024;
export const balancesFileMaxRows = 5_000;
/** Spec §5: occupation and institution of a loan applicant, more than 3 characters. */
export const workMinLength = 4;
export const workMaxLength = 100;
/** Spec §5, §9: documents of a financing application. */
export const loanDocumentMaxBytes = 2 * 1024 * 1024;
/** docs/product/bank-console.md: how long a bank's offer stands, and hours within which a bank promises an answer. */
export const financingOfferDays = 7;
export const bankAnswerHours = 72;
/** docs/product/financing.md: how long a financing order holds its seat. */
export const financingHoldDays = 14;
/** docs/product/savings-payments.md: how long an order holds its seats while a bank decides to pay it from savings. */
export const savingsPaymentHoldDays = 3;

/** Our choice: what was paid to whom, in a few sentences. */
export const costReasonMaxLength = 500;
