// The consoles (docs/product/partner-console.md): every page where somebody works for an organisation or the operator, and whose it is.
// Their layout (layout/console-layout.tsx) and the profile build their links from this table; a page shows when its area is open here.
import type { LucideIcon } from 'lucide-react';
import {
  Banknote,
  BookOpenCheck,
  BookOpenText,
  Building2,
  Calculator,
  ChartColumn,
  ClipboardList,
  Coins,
  FileCheck,
  Flag,
  Footprints,
  GalleryHorizontal,
  HandCoins,
  Handshake,
  Hotel,
  Images,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  MailWarning,
  MessageSquareWarning,
  MessagesSquare,
  Newspaper,
  PackageX,
  Palette,
  PackageCheck,
  Percent,
  PlaneTakeoff,
  Receipt,
  Scale,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  TicketPercent,
  Undo2,
  Store,
  Star,
  UserCog,
  Users,
  WalletCards,
  Webhook,
} from 'lucide-react';
import * as m from '#messages/messages';
import type { Role } from '#domain/memberships';
import { operatorRoles } from '#shared/operator-tasks';
import { bankRoles } from '#shared/roles';
import type { PartnerTask } from '#shared/partner-duties';
import type { StoreTask } from '#shared/store-duties';
import type { AreaName } from './areas.ts';
import * as paths from '#shared/paths';

export interface ConsolePage {
  /** Path without language prefix; what lies below it belongs to it. With a query it leads out of the console, to a page that everybody has. */
  to: string;
  label: () => string;
  Icon: LucideIcon;
  /** Who works here: any of these. */
  roles: readonly Role[];
  /** Of a travel partner's pages: which duty opens them. */
  task?: PartnerTask;
  /** Of a store's pages. */
  storeTask?: StoreTask;
  area: AreaName;
}

export interface Console {
  name: () => string;
  pages: readonly ConsolePage[];
}

const consoles: readonly Console[] = [
  {
    name: m.pconsole_name,
    pages: [
      {
        to: paths.partnerConsole.home,
        label: m.pconsole_today,
        Icon: LayoutDashboard,
        roles: ['partner_staff'],
        task: 'departures',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.bookings,
        label: m.pconsole_bookings,
        Icon: ClipboardList,
        roles: ['partner_staff'],
        task: 'orders',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.chat,
        label: m.chat_inbox_console,
        Icon: MessagesSquare,
        roles: ['partner_staff'],
        task: 'chat',
        area: 'chat',
      },
      {
        to: paths.partnerConsole.documents,
        label: m.queue_title,
        Icon: FileCheck,
        roles: ['partner_staff'],
        task: 'documents',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.programmes,
        label: m.programme_title,
        Icon: BookOpenText,
        roles: ['partner_staff'],
        task: 'catalogue',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.privateUmrahs,
        label: m.private_umrah_inbox,
        Icon: Inbox,
        roles: ['partner_staff'],
        task: 'catalogue',
        area: 'privateUmrah',
      },
      {
        to: paths.partnerConsole.departures,
        label: m.pconsole_departures,
        Icon: PlaneTakeoff,
        roles: ['partner_staff'],
        task: 'departures',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.promos,
        label: m.promos_title,
        Icon: TicketPercent,
        roles: ['partner_staff'],
        task: 'catalogue',
        area: 'promos',
      },
      {
        to: paths.partnerConsole.money,
        label: m.pconsole_money,
        Icon: Banknote,
        roles: ['partner_staff'],
        task: 'money',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.statement,
        label: m.pconsole_statement,
        Icon: ScrollText,
        roles: ['partner_staff'],
        task: 'money',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.payouts,
        label: m.payout_title,
        Icon: HandCoins,
        roles: ['partner_staff'],
        task: 'money',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.reviews,
        label: m.partners_replies_title,
        Icon: Star,
        roles: ['partner_staff'],
        task: 'chat',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.profile,
        label: m.partner_profile_title,
        Icon: Building2,
        roles: ['partner_staff'],
        task: 'profile',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.team,
        label: m.team_title,
        Icon: Users,
        roles: ['partner_staff'],
        task: 'staff',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.apiKeys,
        label: m.api_keys_title,
        Icon: KeyRound,
        roles: ['partner_staff'],
        task: 'staff',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.webhooks,
        label: m.webhooks_title,
        Icon: Webhook,
        roles: ['partner_staff'],
        task: 'webhooks',
        area: 'partnerConsole',
      },
      {
        to: paths.partnerConsole.invoices,
        label: m.platform_invoices,
        Icon: Receipt,
        roles: ['partner_staff'],
        task: 'money',
        area: 'partnerConsole',
      },
    ],
  },
  {
    name: m.sconsole_name,
    pages: [
      {
        to: paths.storeConsole.home,
        label: m.sconsole_today,
        Icon: Store,
        roles: ['store_staff'],
        storeTask: 'home',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.orders,
        label: m.sconsole_orders,
        Icon: PackageCheck,
        roles: ['store_staff'],
        storeTask: 'orders',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.chat,
        label: m.chat_inbox_console,
        Icon: MessagesSquare,
        roles: ['store_staff'],
        storeTask: 'home',
        area: 'chat',
      },
      {
        to: paths.storeConsole.items,
        label: m.sconsole_items,
        Icon: ShoppingBag,
        roles: ['store_staff'],
        storeTask: 'items',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.reviews,
        label: m.partners_replies_title,
        Icon: Star,
        roles: ['store_staff'],
        storeTask: 'reviews',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.payouts,
        label: m.sconsole_payouts,
        Icon: HandCoins,
        roles: ['store_staff'],
        storeTask: 'money',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.statement,
        label: m.pconsole_statement,
        Icon: ScrollText,
        roles: ['store_staff'],
        storeTask: 'money',
        area: 'merchandise',
      },
      {
        to: paths.storeConsole.staff,
        label: m.team_title,
        Icon: Users,
        roles: ['store_staff'],
        storeTask: 'staff',
        area: 'merchandise',
      },
    ],
  },
  {
    name: m.distribution_console,
    pages: (
      [
        [paths.distributionConsole.home, m.distribution_sales, ChartColumn],
        [paths.distributionConsole.page, m.distribution_page, BookOpenText],
        [paths.distributionConsole.pictures, m.programme_pictures, Images],
        [paths.distributionConsole.payouts, m.distribution_pay, HandCoins],
      ] as const
    ).map(([to, label, Icon]) => ({ to, label, Icon, roles: ['distribution_staff'], area: 'accounts' })),
  },
  {
    name: m.bank_console,
    pages: [
      {
        to: paths.bankConsole.applications,
        label: m.bank_queue_title,
        Icon: HandCoins,
        roles: bankRoles,
        area: 'financings',
      },
      {
        to: paths.bankConsole.savings,
        label: m.bank_savings_title,
        Icon: Landmark,
        roles: bankRoles,
        area: 'savings',
      },
      {
        to: paths.bankConsole.savingsPayments,
        label: m.bank_savings_payments_title,
        Icon: WalletCards,
        roles: bankRoles,
        area: 'savings',
      },
      {
        to: paths.bankConsole.terms,
        label: m.bank_terms_title,
        Icon: Percent,
        roles: bankRoles,
        area: 'accounts',
      },
    ],
  },
  {
    name: m.console_operator,
    pages: [
      {
        to: paths.operator.applications,
        label: m.joining_queue_title,
        Icon: Handshake,
        roles: operatorRoles('applications'),
        area: 'joinPages',
      },
      {
        to: paths.operator.partners,
        label: m.standing_title,
        Icon: ShieldCheck,
        roles: operatorRoles('partners'),
        area: 'catalogue',
      },
      {
        to: paths.operator.distributionPartners,
        label: m.distribution_standing_title,
        Icon: Handshake,
        roles: operatorRoles('partners'),
        area: 'catalogue',
      },
      {
        to: paths.operator.stores,
        label: m.store_standing_title,
        Icon: Store,
        roles: operatorRoles('stores'),
        area: 'merchandise',
      },
      {
        to: paths.operator.payments,
        label: m.pconsole_all_money,
        Icon: Banknote,
        roles: operatorRoles('payments'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.grantedRefunds,
        label: m.grant_title,
        Icon: Coins,
        roles: operatorRoles('payments'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.disputes,
        label: m.dispute_title,
        Icon: Undo2,
        roles: operatorRoles('payments'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.payouts,
        label: m.payout_title,
        Icon: HandCoins,
        roles: operatorRoles('payouts'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.invoices,
        label: m.platform_invoices,
        Icon: Receipt,
        roles: operatorRoles('invoices'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.bank,
        label: m.payout_bank_page,
        Icon: Landmark,
        roles: operatorRoles('bank'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.bankTerms,
        label: m.bank_terms_title,
        Icon: Percent,
        roles: operatorRoles('bankTerms'),
        area: 'accounts',
      },
      {
        to: paths.operator.banks,
        label: m.bank_licences_title,
        Icon: Building2,
        roles: operatorRoles('bankTerms'),
        area: 'accounts',
      },
      {
        to: paths.operator.books,
        label: m.payout_books,
        Icon: BookOpenCheck,
        roles: operatorRoles('books'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.reports,
        label: m.report_title,
        Icon: ChartColumn,
        roles: operatorRoles('reports'),
        area: 'partnerConsole',
      },
      {
        to: paths.operator.content,
        label: m.content_title,
        Icon: GalleryHorizontal,
        roles: operatorRoles('content'),
        area: 'site',
      },
      {
        to: paths.operator.legalTexts,
        label: m.legal_title,
        Icon: Scale,
        roles: operatorRoles('legal'),
        area: 'site',
      },
      {
        to: paths.operator.promos,
        label: m.promos_title,
        Icon: TicketPercent,
        roles: operatorRoles('promos'),
        area: 'promos',
      },
      {
        to: paths.operator.umrahPrices,
        label: m.umrah_prices_title,
        Icon: Calculator,
        roles: operatorRoles('umrahPrices'),
        area: 'privateUmrah',
      },
      {
        to: paths.operator.articles,
        label: m.editor_articles,
        Icon: Newspaper,
        roles: operatorRoles('articles'),
        area: 'hasanah',
      },
      {
        to: paths.operator.moderation,
        label: m.moderation_title,
        Icon: Flag,
        roles: operatorRoles('moderation'),
        area: 'catalogue',
      },
      {
        to: paths.operator.directories,
        label: m.directories_title,
        Icon: Hotel,
        roles: operatorRoles('directories'),
        area: 'accounts',
      },
      {
        to: paths.operator.itemCategories,
        label: m.item_categories_title,
        Icon: ShoppingBag,
        roles: operatorRoles('itemCategories'),
        area: 'merchandise',
      },
      {
        to: paths.operator.brands,
        label: m.brand_title,
        Icon: Palette,
        roles: operatorRoles('brands'),
        area: 'catalogue',
      },
      {
        to: paths.operator.support,
        label: m.support_title,
        Icon: LifeBuoy,
        roles: operatorRoles('support'),
        area: 'accounts',
      },
      {
        to: paths.operator.returns,
        label: m.returns_title,
        Icon: PackageX,
        roles: operatorRoles('returns'),
        area: 'merchandise',
      },
      {
        to: paths.operator.chat,
        label: m.chat_inbox_console,
        Icon: MessagesSquare,
        roles: operatorRoles('chat'),
        area: 'chat',
      },
      {
        to: paths.operator.chatReports,
        label: m.chat_reports_title,
        Icon: MessageSquareWarning,
        roles: operatorRoles('chatReports'),
        area: 'chat',
      },
      {
        to: paths.operator.audit,
        label: m.oversight_audit_title,
        Icon: Footprints,
        roles: operatorRoles('audit'),
        area: 'accounts',
      },
      {
        to: paths.operator.messages,
        label: m.oversight_messages_title,
        Icon: MailWarning,
        roles: operatorRoles('messages'),
        area: 'accounts',
      },
      {
        to: paths.operator.roles,
        label: m.roles_title,
        Icon: UserCog,
        roles: operatorRoles('roles'),
        area: 'accounts',
      },
    ],
  },
];

/** The consoles with those pages only that are wanted; a console with none is left out. */
export function consolesWith(isWanted: (page: ConsolePage) => boolean): Console[] {
  return consoles
    .map((one) => ({ ...one, pages: one.pages.filter(isWanted) }))
    .filter(({ pages }) => pages.length > 0);
}

/** They lie below pages of other duties. */
const evidencePages = /^\/partner-console\/(?:departures\/[^/]+\/)?evidence(?:\/|$)/;

/** The duty that opens a page of a travel partner's console: that of the page it lies below. All lie below the first one, which opens none. */
export function taskOfPage(address: string): PartnerTask | null {
  // The file of a page is that page's.
  const path = address.replace(/\.\w+$/, '');
  if (evidencePages.test(path)) return 'evidence';
  const pages = consoles
    .flatMap(({ pages }) => pages)
    .filter(
      ({ to, task }) =>
        task && (path === to || (to !== paths.partnerConsole.home && path.startsWith(`${to}/`))),
    )
    .toSorted((one, other) => other.to.length - one.to.length);
  return pages[0]?.task ?? null;
}
