// Which pages are app pages (docs/architecture.md "Reading pages and app pages"): React runs there in the browser. All others are
// reading pages. A table of addresses and not a mark on each route's module: a link must know what it leads to before that is loaded.
import { splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';

/** Any part of a path: one name for all of them, because the table comes with every app page. */
const id = ':id';

/** Of members and guests, without language prefix; `:name` stands for one part of the path, `:name?` for one that may be missing. */
export const memberAppPages: readonly string[] = [
  paths.auth.login,
  paths.auth.loginSecondFactor,
  paths.auth.confirm,
  paths.auth.register,
  paths.auth.verificationEmail,
  paths.auth.forgotPassword,
  paths.auth.resetPassword(id),
  paths.member.profile,
  paths.member.editProfile,
  paths.member.picture,
  paths.member.password,
  paths.member.phone,
  paths.member.email,
  paths.member.deleteAccount,
  paths.member.devices,
  paths.member.secondFactor,
  paths.member.loginMethods,
  paths.member.audit,
  paths.member.addresses,
  paths.member.address(id),
  paths.member.newAddress,
  paths.member.orders,
  paths.member.order(id),
  paths.member.storeOrder(id),
  paths.member.orderTerms(id),
  paths.member.newDate(id),
  paths.member.orderReview(id),
  paths.member.participant(id, id),
  paths.member.documents(id),
  paths.member.wishlist,
  paths.member.refundAccount,
  paths.cart,
  paths.souvenirShipping(id),
  paths.souvenirMethods(id, id),
  paths.souvenirPayment(id, id, `${id}?`),
  paths.chat,
  paths.conversation(id),
  paths.notifications,
  paths.notificationSettings,
  paths.member.consultantSales,
  paths.member.consultantAccount,
  paths.reviewReport(id),
  paths.privateUmrah.builder,
  paths.privateUmrah.book,
  paths.privateUmrah.join(id),
  paths.privateUmrah.waitingApproval(id),
  paths.privateUmrah.paymentSuccess,
  paths.member.privateUmrahs,
  paths.member.privateUmrah(id),
  paths.member.consultant,
  paths.auth.invitation(id),
  paths.joinApplication(id),
  // Of a departure, or of a booking of it.
  paths.checkout(id, `${id}?`),
  paths.payment(id),
  paths.planner,
  paths.savingsPlanning,
  paths.savingForm(id, id),
  // Of a departure, or of a booking of it.
  paths.loanApplicantForm(id, `${id}?`),
  paths.member.financings,
  paths.member.financing(id),
  paths.member.savings,
  paths.member.saving(id),
];

/** One for each table of pages that is loaded: the router goes from page to page within one. */
const tables: RegExp[] = [];

/** Called once for each table, by the module it stands in (#web/console-app-pages). Answers what tells its pages from others. */
export function addAppPages(pages: readonly string[]): (path: string) => boolean {
  const table = patternOf(pages);
  tables.push(table);
  return (path) => table.test(withoutQuery(path));
}

export const isMemberAppPage = addAppPages(memberAppPages);

/** `path` without language prefix; a query or a fragment changes nothing. */
export function isAppPage(path: string): boolean {
  const page = withoutQuery(path);
  return tables.some((table) => table.test(page));
}

/**
 * Whether the router goes from `current` to `to` by itself: from members' pages to a console it is a document. From a page that both have, it
 * goes only to what both have: it does not tell in whose document it stands.
 */
export function isSameApp(to: string, current: string): boolean {
  const around = tables.filter((table) => table.test(withoutQuery(current)));
  return around.length > 0 && around.every((table) => table.test(withoutQuery(to)));
}

/** The same for where an answer to the page at `path` leads: an address as it has it, with its language. Another site's is none. */
export function staysInApp(address: string, path: string): boolean {
  return address.startsWith('/') && isSameApp(splitLocale(withoutQuery(address)).path, path);
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*/, '');
}

function patternOf(pages: readonly string[]): RegExp {
  const parts = pages.map((page) =>
    page.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, String.raw`[^/]+`),
  );
  return new RegExp(`^(?:${parts.join('|')})$`);
}
