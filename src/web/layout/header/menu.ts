// The header's menu as data (spec §2 header): each entry with the area it needs (#web/areas). What is closed does not show. After the
// entries of the specification come two groups of ours, worship and help (decision 0065).
// Later slot of §2: the notification bell, before the avatar (account-links.tsx).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import type { AreaName } from '#web/areas';
import { whatsappLink } from '#web/contact-links';

export interface MenuLink {
  label: () => string;
  /** Path without language prefix, or an address of the outside world. */
  to: string;
  area: AreaName;
}

export interface MenuGroup {
  label: () => string;
  links: readonly MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

/** What a brand opens, and how it is reached. */
export interface MenuBrand {
  areas: readonly string[];
  /** Where its hasanah stands, when it is not here. */
  hasanahElsewhere: string | null;
  phoneNumber: string;
  whatsappNumber: string;
}

const aboutUs: MenuLink = { label: m.frame_menu_about, to: paths.aboutUs, area: 'site' };
const joinPartner: MenuLink = { label: m.frame_menu_join, to: '/gabung-partner', area: 'joinPages' };
const others: MenuGroup = { label: m.frame_menu_others, links: [aboutUs, joinPartner] };

const desktopMenu: readonly MenuItem[] = [
  { label: m.frame_menu_hajj, to: paths.hajj, area: 'hajj' },
  {
    label: m.frame_menu_umrah,
    links: [
      { label: m.frame_menu_umrah_financing, to: '/umroh-dana-talangan', area: 'financing' },
      { label: m.frame_menu_umrah_savings, to: '/umroh-dana-tabungan', area: 'savings' },
      { label: m.frame_menu_umrah_regular, to: paths.umrah, area: 'catalogue' },
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
  { label: m.frame_menu_merchant, to: '/oleh-oleh/toko', area: 'merchandise' },
];

/** Below the hamburger: the same items, with oleh-oleh, about us and join partner in sight instead of under "others". */
const mobileMenu: readonly MenuItem[] = [
  ...desktopMenu.filter((item) => item !== others),
  { label: m.frame_menu_souvenirs, to: '/oleh-oleh', area: 'merchandise' },
  aboutUs,
  joinPartner,
];

const worship: MenuGroup = {
  label: m.frame_menu_worship,
  links: [
    { label: m.frame_footer_prayer_times, to: paths.prayerTimes, area: 'prayerTimes' },
    { label: m.quran_title, to: paths.quran, area: 'quran' },
    { label: m.frame_footer_doa, to: paths.doa, area: 'doa' },
    { label: m.frame_footer_guides, to: paths.guides, area: 'guides' },
    { label: m.frame_footer_blog, to: paths.blog, area: 'hasanah' },
  ],
};

function help({ phoneNumber, whatsappNumber }: MenuBrand): MenuGroup {
  const links: MenuLink[] = [{ label: m.frame_footer_faq, to: paths.faq, area: 'site' }];
  if (phoneNumber)
    links.push({
      label: () => m.frame_menu_call({ phone: readablePhone(phoneNumber) }),
      to: `tel:${phoneNumber}`,
      area: 'site',
    });
  if (whatsappNumber) links.push({ label: m.frame_whatsapp, to: whatsappLink(whatsappNumber), area: 'site' });
  return { label: m.frame_menu_help, links };
}

/** The items of a menu that are open on this brand; a group with nothing in it is left out. */
export function openMenu(device: 'desktop' | 'mobile', brand: MenuBrand): MenuItem[] {
  const open = (link: MenuLink): MenuLink[] => {
    if (link.area === 'hasanah' && brand.hasanahElsewhere) return [{ ...link, to: brand.hasanahElsewhere }];
    return brand.areas.includes(link.area) ? [link] : [];
  };
  return [...(device === 'desktop' ? desktopMenu : mobileMenu), worship, help(brand)].flatMap(
    (item): MenuItem[] => {
      if (!('links' in item)) return open(item);
      const links = item.links.flatMap(open);
      return links.length > 0 ? [{ ...item, links }] : [];
    },
  );
}
