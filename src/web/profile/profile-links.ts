// What else belongs to an account, as rows of its page: each leads to a page of its own.
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import * as paths from '#shared/paths';

export interface ProfileLink {
  to: string;
  title: () => string;
  text: () => string;
  /** Shown where this area is open. */
  area?: AreaName;
  /** Not shown in consultant mode (spec §2). */
  isOfBell?: true;
}

export const ownLinks: readonly ProfileLink[] = [
  { to: paths.member.orders, title: m.orders_title, text: m.orders_link },
  { to: paths.notifications, title: m.notifications_title, text: m.notifications_link, isOfBell: true },
  { to: paths.chat, title: m.chat_title, text: m.chat_link },
  { to: paths.member.wishlist, title: m.wishlist_title, text: m.wishlist_link },
  {
    to: paths.member.financings,
    title: m.financing_history_title,
    text: m.financing_link,
    area: 'financings',
  },
  {
    to: paths.member.savings,
    title: m.savings_history_title,
    text: m.savings_link,
    area: 'savings',
  },
  {
    to: paths.member.privateUmrahs,
    title: m.private_umrah_history,
    text: m.private_umrah_link,
    area: 'privateUmrah',
  },
  { to: paths.member.refundAccount, title: m.refund_account_title, text: m.refund_account_row },
  { to: paths.member.addresses, title: m.address_title, text: m.address_link },
];

export const securityLinks: readonly ProfileLink[] = [
  { to: paths.member.password, title: m.password_title, text: m.password_link },
  { to: paths.member.devices, title: m.devices_title, text: m.devices_link },
  { to: paths.member.loginMethods, title: m.sign_in_ways_title, text: m.sign_in_ways_link },
  { to: paths.member.secondFactor, title: m.factor_title, text: m.factor_link },
  { to: paths.member.audit, title: m.audit_title, text: m.audit_link },
];

/** Of those who work in a console: to its first page. */
export const consoleLink = (to: string): ProfileLink => ({
  to,
  title: m.console_profile_title,
  text: m.console_profile_text,
});

/** Of those who recommend journeys. */
export const consultantLink: ProfileLink = {
  to: paths.member.consultant,
  title: m.consultant_title,
  text: m.consultant_link,
};
