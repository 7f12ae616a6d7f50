// The header's menu as data (spec §2 header), of the pages in site-links.ts and those that only the header leads to. After the
// entries of the specification come two groups of ours, worship and help (decision 0065); in the desktop's one line help is part of "others".
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { whatsappLink } from '#web/contact-links';
import { openLinks, siteLinks, type SiteLink } from '#web/layout/site-links';
import type { MenuItemView, MenuLink, Menus } from './menu-view.ts';

export interface MenuGroup {
  label: () => string;
  links: readonly SiteLink[];
}

export type MenuItem = SiteLink | MenuGroup;

/** What a brand opens, and how it is reached. */
export interface MenuBrand {
  areas: readonly string[];
  /** Where its hasanah stands, when it is not here. */
  hasanahElsewhere: string | null;
  phoneNumber: string;
  whatsappNumber: string;
}

const aboutUs: SiteLink = { ...siteLinks.aboutUs, label: m.frame_menu_about };
const joinPartner: SiteLink = { ...siteLinks.joinPartner, label: m.frame_menu_join };
const others: MenuGroup = { label: m.frame_menu_others, links: [aboutUs, joinPartner] };

const desktopMenu: readonly MenuItem[] = [
  { ...siteLinks.hajj, label: m.frame_menu_hajj },
  {
    label: m.frame_menu_umrah,
    links: [
      { label: m.frame_menu_umrah_financing, to: paths.financing, area: 'financing' },
      { label: m.frame_menu_umrah_savings, to: paths.savings, area: 'savings' },
      { ...siteLinks.umrah, label: m.frame_menu_umrah_regular },
    ],
  },
  {
    label: m.frame_menu_tourism,
    links: [
      {
        label: m.frame_menu_tourism_international,
        to: `${paths.tourism}?type=halal-tour`,
        area: 'catalogue',
      },
      { label: m.frame_menu_tourism_umrah, to: `${paths.tourism}?type=umroh`, area: 'catalogue' },
    ],
  },
  others,
  { label: m.frame_menu_promo, to: paths.promos, area: 'promos' },
  { label: m.frame_menu_merchant, to: paths.stores, area: 'merchandise' },
];

/** Below the hamburger: the same items, with oleh-oleh, about us and join partner in sight instead of under "others". */
const mobileMenu: readonly MenuItem[] = [
  ...desktopMenu.filter((item) => item !== others),
  { label: m.frame_menu_souvenirs, to: paths.souvenirs, area: 'merchandise' },
  aboutUs,
  joinPartner,
];

const worship: MenuGroup = {
  label: m.frame_menu_worship,
  links: [siteLinks.prayerTimes, siteLinks.quran, siteLinks.doa, siteLinks.guides, siteLinks.blog],
};

function help({ phoneNumber, whatsappNumber }: MenuBrand): MenuGroup {
  const links: SiteLink[] = [siteLinks.faq];
  if (phoneNumber)
    links.push({
      label: () => m.frame_menu_call({ phone: readablePhone(phoneNumber) }),
      to: `tel:${phoneNumber}`,
      area: 'site',
    });
  if (whatsappNumber) links.push({ label: m.frame_whatsapp, to: whatsappLink(whatsappNumber), area: 'site' });
  return { label: m.frame_menu_help, links };
}

/** In one line there is no room for a group of help: it stands under "others". */
function menuFor(device: 'desktop' | 'mobile', ofHelp: MenuGroup): MenuItem[] {
  if (device === 'mobile') return [...mobileMenu, worship, ofHelp];
  const withHelp: MenuGroup = { ...others, links: [...others.links, ...ofHelp.links] };
  return [...desktopMenu.map((item) => (item === others ? withHelp : item)), worship];
}

/** The items of a menu that are open on this brand; a group with nothing in it is left out. */
export function openMenu(device: 'desktop' | 'mobile', brand: MenuBrand): MenuItem[] {
  const open = (links: readonly SiteLink[]) =>
    openLinks(links, brand.areas, { hasanah: brand.hasanahElsewhere });
  return menuFor(device, help(brand)).flatMap((item): MenuItem[] => {
    if (!('links' in item)) return open([item]);
    const links = open(item.links);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
}

/** Both menus in the language of the request. */
export function menusOf(brand: MenuBrand): Menus {
  const link = ({ label, to }: SiteLink): MenuLink => ({ label: label(), to });
  const shown = (item: MenuItem): MenuItemView =>
    'links' in item ? { label: item.label(), links: item.links.map(link) } : link(item);
  return { desktop: openMenu('desktop', brand).map(shown), mobile: openMenu('mobile', brand).map(shown) };
}
