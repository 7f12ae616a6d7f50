// Which pages are app pages (docs/architecture.md "Reading pages and app pages"): React runs there in the browser. All others are
// reading pages. A table of addresses and not a mark on each route's module: a link must know what it leads to before that is loaded.
import { splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';

/** Any part of a path: one name for all of them, because the table comes with every app page. */
const id = ':id';

/** Without language prefix; `:name` stands for one part of the path, `:name?` for one that may be missing. */
export const appPages: readonly string[] = [
  paths.auth.login,
  paths.auth.loginSecondFactor,
  paths.auth.confirm,
  paths.auth.register,
  paths.auth.verificationEmail,
  paths.auth.forgotPassword,
  paths.auth.resetPassword(id),
  paths.member.editProfile,
  paths.member.password,
  paths.member.phone,
  paths.member.email,
  paths.member.deleteAccount,
  paths.cart,
  paths.souvenirShipping(id),
  paths.souvenirMethods(id, id),
  paths.souvenirPayment(id, id, `${id}?`),
  paths.chat,
  paths.conversation(id),
  paths.notifications,
  paths.partnerConsole.programmes,
  paths.partnerConsole.newProgramme,
  paths.partnerConsole.programme(id),
  paths.partnerConsole.programmePart(id, id),
  paths.partnerConsole.programmeVersions(id),
  paths.privateUmrah.builder,
  paths.auth.invitation(id),
  paths.joinApplication(id),
  paths.operator.applications,
  paths.operator.partners,
  paths.operator.partner(id),
  paths.operator.application(id),
  paths.operator.content,
  paths.operator.newContent,
  paths.operator.contentItem(id),
  paths.operator.brands,
  paths.operator.brand(id),
  paths.operator.brandPart(id, id),
  paths.partnerConsole.programmePictures(id),
  paths.partnerConsole.programmeDepartures(id),
  paths.partnerConsole.newDepartures(id),
  paths.partnerConsole.changeDepartures(id),
  paths.operator.payouts,
  paths.operator.payoutBatch(id),
  paths.operator.invoices,
  paths.operator.bank,
  paths.operator.books,
  paths.partnerConsole.payouts,
  paths.partnerConsole.invoices,
  paths.partnerConsole.documents,
  paths.partnerConsole.team,
  paths.partnerConsole.rooms(id),
  // Of a departure, or of a booking of it.
  paths.checkout(id, `${id}?`),
  paths.payment(id),
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
