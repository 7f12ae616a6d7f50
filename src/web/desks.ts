// The desks (product.md "Who uses it"): every page where somebody works for an organisation or the operator, and whose it is.
// Their layout (layouts/desk.tsx) and the profile build their links from this table; a page shows when its area is open here.
import type { LucideIcon } from 'lucide-react';
import { Banknote, ClipboardList, Flag, Newspaper, PlaneTakeoff, ScrollText, UserCog } from 'lucide-react';
import * as m from '#messages/messages';
import type { Role } from '#domain/memberships';
import type { AreaName } from '#web/areas';

export interface DeskPage {
  /** Path without language prefix; what lies below it belongs to it. */
  to: string;
  label: () => string;
  Icon: LucideIcon;
  /** Who works here: any of these. */
  roles: readonly Role[];
  area: AreaName;
}

export interface Desk {
  name: () => string;
  pages: readonly DeskPage[];
}

export const desks: readonly Desk[] = [
  {
    name: m.pdesk_desk,
    pages: [
      { to: '/partner-desk', label: m.pdesk_bookings, Icon: ClipboardList, roles: ['partner_staff'], area: 'partnerDesk' },
      { to: '/partner-desk/departures', label: m.pdesk_departures, Icon: PlaneTakeoff, roles: ['partner_staff'], area: 'partnerDesk' },
      { to: '/partner-desk/money', label: m.pdesk_money, Icon: Banknote, roles: ['partner_staff'], area: 'partnerDesk' },
      { to: '/partner-desk/statement', label: m.pdesk_statement, Icon: ScrollText, roles: ['partner_staff'], area: 'partnerDesk' },
    ],
  },
  {
    name: m.desk_operator,
    pages: [
      { to: '/operator/payments', label: m.pdesk_all_money, Icon: Banknote, roles: ['operator_finance'], area: 'partnerDesk' },
      { to: '/operator/articles', label: m.cdesk_articles, Icon: Newspaper, roles: ['operator_content'], area: 'hasanah' },
      { to: '/operator/moderation', label: m.moderation_title, Icon: Flag, roles: ['operator_content'], area: 'catalogue' },
      { to: '/operator/roles', label: m.roles_title, Icon: UserCog, roles: ['operator_support'], area: 'accounts' },
    ],
  },
];

/** The desks with those pages only that are wanted; a desk with none is left out. */
export function desksWith(isWanted: (page: DeskPage) => boolean): Desk[] {
  return desks.map((desk) => ({ ...desk, pages: desk.pages.filter(isWanted) })).filter(({ pages }) => pages.length > 0);
}
