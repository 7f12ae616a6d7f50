// The header's menu as data (spec §2 header): each entry with the area it needs (#web/areas). What is closed does not show.
// Later slot of §2: the notification bell, before the avatar (account-links.tsx).
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';

export interface MenuLink {
  label: () => string;
  /** Path without language prefix. */
  to: string;
  area: AreaName;
}

export interface MenuGroup {
  label: () => string;
  links: readonly MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

const aboutUs: MenuLink = { label: m.frame_menu_about, to: '/tentang-kami', area: 'site' };
const joinPartner: MenuLink = { label: m.frame_menu_join, to: '/gabung-partner', area: 'joinPages' };
const others: MenuGroup = { label: m.frame_menu_others, links: [aboutUs, joinPartner] };

const desktopMenu: readonly MenuItem[] = [
  { label: m.frame_menu_hajj, to: '/haji', area: 'hajj' },
  {
    label: m.frame_menu_umrah,
    links: [
      { label: m.frame_menu_umrah_financing, to: '/umroh-dana-talangan', area: 'financing' },
      { label: m.frame_menu_umrah_savings, to: '/umroh-dana-tabungan', area: 'savings' },
      { label: m.frame_menu_umrah_regular, to: '/umroh', area: 'catalogue' },
    ],
  },
  {
    label: m.frame_menu_tourism,
    links: [
      { label: m.frame_menu_tourism_international, to: '/wisata-syariah?type=halal-tour', area: 'catalogue' },
      { label: m.frame_menu_tourism_umrah, to: '/wisata-syariah?type=umroh', area: 'catalogue' },
    ],
  },
  others,
  { label: m.frame_menu_promo, to: '/promo', area: 'promos' },
  { label: m.frame_menu_merchant, to: '/oleh-oleh/toko', area: 'merchandise' },
];

/** Below the hamburger: the same items, with oleh-oleh, about us and join partner in sight instead of under "others". */
const mobileMenu: readonly MenuItem[] = [
  ...desktopMenu.filter((item) => item !== others),
  { label: m.frame_menu_souvenirs, to: '/oleh-oleh', area: 'merchandise' },
  aboutUs,
  joinPartner,
];

/** The items of a menu that are open on this brand; a group with nothing in it is left out. */
export function openMenu(device: 'desktop' | 'mobile', areas: readonly string[]): MenuItem[] {
  return (device === 'desktop' ? desktopMenu : mobileMenu).flatMap((item): MenuItem[] => {
    if (!('links' in item)) return areas.includes(item.area) ? [item] : [];
    const links = item.links.filter(({ area }) => areas.includes(area));
    return links.length > 0 ? [{ ...item, links }] : [];
  });
}
