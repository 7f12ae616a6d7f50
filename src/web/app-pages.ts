// Which pages are app pages (docs/architecture.md "Reading pages and app pages"): React runs there in the browser. All others are
// reading pages. A table of addresses and not a mark on each route's module: a link must know what it leads to before that is loaded.
import { splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';

/** Without language prefix; `:name` stands for one part of the path, `:name?` for one that may be missing. */
export const appPages: readonly string[] = [
  paths.auth.login,
  paths.auth.loginSecondFactor,
  paths.auth.confirm,
  paths.auth.register,
  paths.auth.verificationEmail,
  paths.auth.forgotPassword,
  paths.auth.resetPassword(':token'),
  paths.member.editProfile,
  paths.member.password,
  paths.member.phone,
  paths.member.email,
  paths.member.deleteAccount,
  paths.cart,
  paths.souvenirShipping(':idBooking'),
  paths.souvenirMethods(':idBooking', ':idInvoice'),
  paths.souvenirPayment(':idBooking', ':paymentNumber', ':idPayment?'),
  paths.chat,
  paths.conversation(':conversationId'),
  paths.partnerConsole.programmes,
  paths.partnerConsole.newProgramme,
  paths.partnerConsole.programme(':programmeId'),
  paths.partnerConsole.programmePart(':programmeId', ':part'),
  paths.partnerConsole.programmeVersions(':programmeId'),
  paths.privateUmrah.builder,
  paths.auth.invitation(':token'),
  paths.joinApplication(':token'),
  paths.operator.applications,
  paths.operator.partners,
  paths.operator.partner(':partnerId'),
  paths.operator.application(':applicationId'),
  paths.operator.brands,
  paths.operator.brand(':brandId'),
  paths.operator.brandPart(':brandId', ':part'),
  paths.partnerConsole.programmePictures(':programmeId'),
  paths.partnerConsole.programmeDepartures(':programmeId'),
  paths.partnerConsole.newDepartures(':programmeId'),
  paths.partnerConsole.changeDepartures(':programmeId'),
  paths.operator.payouts,
  paths.operator.payoutBatch(':batchId'),
  paths.operator.bank,
  paths.operator.books,
  paths.partnerConsole.payouts,
  paths.partnerConsole.documents,
  paths.partnerConsole.team,
  // Of a departure, or of a booking of it.
  paths.checkout(':productId', ':bookingId?'),
  paths.payment(':token'),
];

const patterns = new RegExp(
  `^(?:${appPages.map((page) => page.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, String.raw`[^/]+`)).join('|')})$`,
);

/** `path` without language prefix; a query or a fragment changes nothing. */
export function isAppPage(path: string): boolean {
  return patterns.test(path.replace(/[?#].*/, ''));
}

/** The same for an address as links and redirects have it: with its language. Another site's is none. */
export function leadsToAppPage(address: string): boolean {
  return address.startsWith('/') && isAppPage(splitLocale(address.replace(/[?#].*/, '')).path);
}
